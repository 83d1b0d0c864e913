import { expect, test } from 'vitest';
import type { JudgedMove, Review, ReviewedChoice } from '../wire';
import { costliest, points, signed } from './chart';

const move = (chance: number): JudgedMove => ({
  action: 0,
  chance,
  tried: 100,
  reason: 'no-sum',
  values: {},
});

const choice = (frame: number, best: number, cost: number): ReviewedChoice => ({
  frame,
  cost,
  gain: 0,
  best: move(best),
  made: move(best - cost),
});

const review: Review = {
  room: '0123456789ab',
  seat: 0,
  done: 3,
  of: 3,
  start: 0.25,
  luck: -0.05,
  decision: -0.2,
  result: 0,
  choices: [choice(1, 0.3, 0), choice(4, 0.4, 0.15), choice(9, 0.2, 0.05)],
};

test('the line goes from the start through every choice to the end, each at its step', () => {
  const line = points(review, 10);
  expect(line[0]).toEqual({ at: 0, chance: 0.25 });
  expect(line.at(-1)).toEqual({ at: 1, chance: 0 });
  expect(line.map(({ at }) => at)).toEqual([0, 0, 0.3, 0.4, 0.8, 0.9, 1]);
  expect(line[3]?.chance).toBeCloseTo(0.25);
});

test('start, luck and decisions make the result', () => {
  const drops = review.choices.reduce((sum, { cost }) => sum - cost, 0);
  expect(drops).toBeCloseTo(review.decision);
  expect(points(review, 10)[0]!.chance + review.luck + drops).toBeCloseTo(review.result);
});

test('a game without a choice is a line of two points', () => {
  expect(points({ ...review, choices: [] }, 0)).toHaveLength(2);
});

test('the dearest decisions come first, and those that cost nothing do not', () => {
  expect(costliest(review.choices, 3).map(({ frame }) => frame)).toEqual([4, 9]);
  expect(costliest(review.choices, 1).map(({ frame }) => frame)).toEqual([4]);
});

test.each([
  [0.123, '+12'],
  [-0.2, '−20'],
  [0.001, '0'],
  [-0.001, '0'],
])('%s is %s points', (share, said) => expect(signed(share)).toBe(said));
