import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saidByPython } from '../../python';
import { occasions as catinthebox } from '../games/catinthebox/occasions';
import { occasions as felix } from '../games/felix/occasions';
import { occasions as ratjack } from '../games/ratjack/occasions';
import type { GameEvent } from '../games/module';
import { NOBODY } from '../wire';
import {
  lastRemark,
  LINES,
  remarkOn,
  TALKERS,
  type Company,
  type Moment,
  type Occasions,
} from './remarks';

const OCCASIONS: Record<string, Occasions> = { catinthebox, felix, ratjack };
const LOCALES = join(import.meta.dirname, '../../../src/ninelives/text/locales');

const company: Company = {
  room: '0123456789ab',
  bots: ['', 'kitten', 'tiger', 'greedy'],
  names: ['Ada', 'Luna', 'Momo', 'Simba'],
};
const REVISIONS = Array.from({ length: 2000 }, (_, revision) => revision);
const remarks = (seat: number, moment: Moment, at: Company = company) =>
  REVISIONS.flatMap((revision) => remarkOn({ seat, moment }, revision, at) ?? []);

interface Heard {
  game: string;
  seats: number;
  /** By action and listener: events. The last listener is a spectator. */
  updates: GameEvent[][][];
}

const played = saidByPython<Heard>('heard.py');
const found = (game: string, events: readonly GameEvent[]) =>
  events.flatMap((event) => OCCASIONS[game]?.[event.event]?.(event) ?? []);

describe.each(played)('in a game of $game for $seats', ({ game, updates }) => {
  test('every seat finds the same occasions, whatever it knows of hands', () => {
    for (const listeners of updates) {
      const [spectator, ...seats] = listeners.toReversed().map((events) => found(game, events));
      for (const seat of seats) expect(seat).toEqual(spectator);
    }
  });
});

test.each([
  ['catinthebox', ['paradox', 'round', 'won']],
  ['felix', ['chased', 'costly', 'won']],
  ['ratjack', ['exact', 'over', 'round']],
])('%s has occasions for %j', (game, moments) => {
  const updates = played.filter((each) => each.game === game).flatMap((each) => each.updates);
  const told = updates.flatMap((listeners) => found(game, listeners.at(-1)!));
  expect([...new Set(told.map(({ moment }) => moment))].sort()).toEqual(moments);
});

test('a remark depends on nothing but the occasion, the action and the company', () => {
  const first = remarks(1, 'won');
  expect(remarks(1, 'won')).toEqual(first);
  expect(remarks(1, 'won', { ...company, room: 'ba9876543210' })).not.toEqual(first);
});

test('a bot speaks now and then, and less among people', () => {
  const alone = remarks(1, 'won').length;
  const crowd = remarks(1, 'won', { ...company, bots: ['', 'kitten', '', ''] }).length;
  expect(alone).toBeGreaterThan(REVISIONS.length * 0.15);
  expect(alone).toBeLessThan(REVISIONS.length * 0.25);
  expect(crowd).toBeLessThan(alone / 2);
  expect(crowd).toBeGreaterThan(0);
});

test('a bot says all its lines, about equally often', () => {
  const said = remarks(1, 'won');
  for (const line of [1, 2, 3, 4, 5]) {
    const times = said.filter(({ text }) => text === `bot-kitten-won-${line}`).length;
    expect(times).toBeGreaterThan(said.length / 8);
  }
});

test('a mishap of others is teased, their success is not', () => {
  const said = remarks(0, 'over');
  expect(said.length).toBeGreaterThan(0);
  for (const { seat, text, name } of said) {
    expect(text).toMatch(`bot-${company.bots[seat]}-tease-`);
    expect(name).toBe('Ada');
  }
  expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  expect(remarks(0, 'won')).toEqual([]);
  expect(remarks(3, 'won'), 'a bot without lines').toEqual([]);
});

test('what concerns the whole table may be remarked on by any bot', () => {
  const said = remarks(NOBODY, 'chased');
  expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  expect(remarks(NOBODY, 'chased', { ...company, bots: ['', '', '', 'random'] })).toEqual([]);
});

test('at the end a bot that won speaks, else one that lost', () => {
  expect(lastRemark([2, 3, 1, 4], company)).toMatchObject({ seat: 2 });
  expect(lastRemark([2, 3, 1, 4], company)?.text).toMatch('bot-tiger-victory-');
  expect(lastRemark([1, 2, 3, 4], company)?.text).toMatch('-defeat-');
  expect(lastRemark([1, 2], { ...company, bots: ['', ''] })).toBeNull();
});

/** The ids with their texts in a language. */
function linesOf(language: string): Map<string, string> {
  const file = readFileSync(join(LOCALES, language, 'bots.ftl'), 'utf8');
  return new Map([...file.matchAll(/^(\S+) = (.+)$/gm)].map(([, id, text]) => [id!, text!]));
}

test('every bot has all its lines, and there are no others', () => {
  const needed = TALKERS.flatMap((bot) =>
    Object.entries(LINES).flatMap(([moment, count]) =>
      Array.from({ length: count }, (_, line) => `bot-${bot}-${moment}-${line + 1}`),
    ),
  );
  expect([...linesOf('en').keys()].sort()).toEqual(needed.sort());
});

test.each([
  ['en', 40],
  ['de', 40],
  ['pt', 40],
  ['zh-Hans', 20],
  ['zh-Hant', 20],
])('the lines in %s are short, and no two are the same', (language, most) => {
  const lines = linesOf(language);
  for (const [id, text] of lines) {
    expect(text.replace('{ $name }', 'Anna').length, id).toBeLessThanOrEqual(most);
  }
  const byBot = TALKERS.map((bot) => [...lines].filter(([id]) => id.startsWith(`bot-${bot}-`)));
  for (const lines of byBot) {
    expect(new Set(lines.map(([, text]) => text)).size).toBe(lines.length);
  }
});
