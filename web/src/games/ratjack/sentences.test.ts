import { describe, expect, test } from 'vitest';
import { Phrases } from '../../text/phrases.svelte';
import { Speaker } from '../../text/speaker';
import type { GameFacts, ratjack } from '../../wire';
import type { Picture } from './scene';
import { action, detail, tell } from './sentences';

const prints = [
  { card: 0, animal: 'rat', value: 1, power: 'look-hidden', count: 1, printed: true },
];
const picture = { prints } as unknown as Picture;

async function speaker(): Promise<Speaker> {
  const phrases = new Phrases(['common', 'ratjack']);
  await phrases.speak('en');
  const facts = { name: 'ratjack', things: { card: { 0: 'rat-1' } }, actions: [] };
  return new Speaker(phrases, facts as unknown as GameFacts, ['Ann', 'Bo', 'Cy'], 0);
}

describe('an event in words', () => {
  test('names who had which sum, and who was out', async () => {
    const event: ratjack.Event = { event: 'RoundEnded', round: 3, totals: [8, -1, 19] };
    const sentence = tell(event, await speaker(), picture);
    expect(sentence).toBe('Round 3 is over: You 8, Bo out, Cy 19.');
  });

  test('says what an effect does', async () => {
    const event: ratjack.Event = { event: 'EffectBegan', seat: 1, card: 0 };
    const each = await speaker();
    expect(tell(event, each, picture)).toBe('Bo uses the effect of rat 1.');
    expect(detail(event, each, picture)).toMatch(/^\S.*\.$/);
  });

  test('names cards by owner and value, and a hidden one as hidden', async () => {
    const lying = (place: number, up: boolean) => ({ place, up, card: up ? 0 : -1 });
    const players = [
      { seat: 0, cards: [lying(3, true)] },
      { seat: 1, cards: [lying(1, true)] },
      { seat: 2, cards: [lying(2, false)] },
    ];
    const shown = { ...picture, players } as unknown as Picture;
    const swap = { event: 'CardsSwapped', seat: 1, owner_seat: 1, place: 1 };
    const each = await speaker();
    const told = (change: object) => tell({ ...swap, ...change } as ratjack.Event, each, shown);
    expect(told({ other_seat: 0, other_place: 3 })).toBe('Bo swaps their 1 for your 1.');
    const hidden = 'Bo swaps their 1 for Cy’s hidden card.';
    expect(told({ other_seat: 2, other_place: 2 })).toBe(hidden);
  });

  test('is its own sentence otherwise', async () => {
    const told: ratjack.Event = { event: 'RoundBegan', round: 2, seat: 1 };
    const each = await speaker();
    expect(tell(told, each, picture)).toBe(each.event(told));
  });
});

describe('a move in words', () => {
  test('names a card on the table by whose it is and what it is', async () => {
    const each = await speaker();
    each.facts.actions.push({ verb: 'card', about: { place: 4 }, written: 'card 4' });
    const card = { place: 4, up: true, card: 0, worth: 1, token: null };
    const players = [{ seat: 1, cards: [card] }];
    const shown = { ...picture, players } as unknown as Picture;
    expect(action(0, each, shown)).toBe('Bo: rat 1');
  });
});
