import { describe, expect, it } from 'vitest';
import type { GameEvent, Picture } from '../games/module';
import { soundOf, type Cues } from './cues';
import { SOUNDS } from './sounds';

const tables = Object.entries(
  import.meta.glob<Cues<Picture>>('../games/*/sounds.ts', { import: 'sounds', eager: true }),
);
const picture: Picture = { seat: 0, asked: '', legal: [], prints: [{ card: 0, animal: 'rat' }] };
/** The event as the seat that knows its secret gets it, and as the others do. */
const SECRET: Record<string, string> = {
  HandDealt: 'CardsDealt',
  OwnCardPutAside: 'CardPutAside',
};

function sample(event: string, number: number): GameEvent {
  return { event, seat: number, card: 0, mice: number, points: number, reason: number };
}

describe.each(tables)('%s', (_, sounds) => {
  it.each(Object.keys(sounds))('%s makes a sound that exists, at least sometimes', (name) => {
    const made = [0, 1].map((number) => soundOf({ sounds }, sample(name, number), picture));
    const heard = made.filter((sound) => sound !== null);
    expect(heard).not.toEqual([]);
    for (const sound of heard) expect(SOUNDS).toHaveProperty(sound);
  });

  it('tells nobody more than the events do', () => {
    for (const name of Object.keys(sounds)) {
      const unseen = SECRET[name] ?? `${name}Unseen`;
      if (unseen in sounds) expect(sounds[unseen]).toBe(sounds[name]);
    }
  });
});

it('an event without a sound is silent', () => {
  expect(soundOf({}, { event: 'BidMade' }, picture)).toBeNull();
  expect(soundOf({ sounds: {} }, { event: 'BidMade' }, picture)).toBeNull();
});
