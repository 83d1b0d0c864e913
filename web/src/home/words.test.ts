import { expect, test } from 'vitest';
import { Phrases } from '../text/phrases.svelte';
import { NOBODY, type Place, type Summary } from '../wire';
import { ago, company, standing } from './words';

const phrases = new Phrases(['common', 'page']);
await phrases.speak('en');

const place: Place = {
  sitter: 'person',
  name: 'Ada',
  bot: '',
  online: true,
  ready: true,
  stands_in: false,
  abandons: false,
  value: '',
};
const table: Summary = {
  id: '0123456789ab',
  game: 'felix',
  status: 'playing',
  options: {},
  places: [place, { ...place, name: 'Bo' }, { ...place, sitter: 'free', name: '' }],
  timing: { budget: 0, increment: 0, each_move: 0 },
  seat: 0,
  my_turn: false,
  changed: 0,
  points: [],
  ranks: [],
};

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [7_300, '2 hours ago'],
  [86_400, 'yesterday'],
  [-5, 'now'],
])('%i seconds ago is %s', (passed, words) => expect(ago(1000, 1000 + passed, 'en')).toBe(words));

test('the company is everybody but the reader', () => {
  expect(company(table, phrases)).toBe('with Bo');
  expect(company({ ...table, seat: NOBODY }, phrases)).toBe('with Ada, Bo');
  expect(company({ ...table, places: [place] }, phrases)).toBe('nobody else yet');
});

test.each([
  [{ my_turn: true }, 'Your turn'],
  [{}, 'in progress'],
  [{ status: 'waiting' }, '1 free seat'],
  [{ status: 'waiting', places: [place] }, 'waiting for players'],
  [{ status: 'finished', ranks: [1, 2] }, 'You won'],
  [{ status: 'finished', ranks: [2, 1] }, '2nd'],
  [{ status: 'finished', ranks: [2, 1], seat: NOBODY }, ''],
  [{ status: 'abandoned' }, 'ended early'],
] satisfies [Partial<Summary>, string][])('%j stands so: %s', (change, words) =>
  expect(standing({ ...table, ...change }, phrases)).toBe(words),
);
