// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { GameFacts } from '../wire';
import { like, liked } from './choices';
import { timingOf } from './timeControl';

const game = {
  name: 'felix',
  seats: [3, 4, 5],
  bots: ['random', 'greedy'],
} as unknown as GameFacts;

beforeEach(() => localStorage.clear());

test('four play against the best bot if nothing else was chosen', () => {
  expect(liked(game)).toEqual({ seats: 4, bot: 'greedy' });
  expect(liked({ ...game, seats: [2, 3] })).toEqual({ seats: 3, bot: 'greedy' });
  expect(liked({ ...game, seats: [5, 6] })).toEqual({ seats: 5, bot: 'greedy' });
});

test('what was chosen is remembered, game by game', () => {
  like('felix', { seats: 5, bot: 'random' });
  expect(liked(game)).toEqual({ seats: 5, bot: 'random' });
  expect(liked({ ...game, name: 'ratjack' })).toEqual({ seats: 4, bot: 'greedy' });
});

test('what the game no longer has is forgotten', () => {
  like('felix', { seats: 9, bot: 'lion' });
  expect(liked(game)).toEqual({ seats: 5, bot: 'greedy' });
  localStorage.setItem('ninelives:liked:felix', '{"seats": "many"}');
  expect(liked(game)).toEqual({ seats: 4, bot: 'greedy' });
  localStorage.setItem('ninelives:liked:felix', 'no JSON');
  expect(liked(game)).toEqual({ seats: 4, bot: 'greedy' });
});

test('a pace is a timing', () => {
  expect(timingOf('none', 10, 3)).toEqual({ budget: 0, increment: 0, each_move: 0 });
  expect(timingOf('live', 10, 3)).toEqual({ budget: 600, increment: 10, each_move: 0 });
  expect(timingOf('days', 10, 3)).toEqual({ budget: 0, increment: 0, each_move: 259_200 });
});
