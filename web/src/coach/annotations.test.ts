import { expect, test } from 'vitest';
import type { JudgedMove, ReviewedChoice } from '../wire';
import { choiceAt, marked, neighbour, stepOf, strongest, verdictOf } from './annotations';

const move = (action: number): JudgedMove => ({
  action,
  chance: 0.5,
  tried: 100,
  reason: 'no-sum',
  values: {},
});

const choice = (frame: number, { cost = 0, gain = 0, made = 1 } = {}): ReviewedChoice => ({
  frame,
  cost,
  gain,
  best: move(1),
  made: move(made),
});

const CHOICES = [
  choice(3),
  choice(4, { cost: 0.1, made: 2 }),
  choice(8, { gain: 0.2 }),
  choice(12, { made: 2 }),
  choice(20, { cost: 0.3, made: 2 }),
];

test('a move is costly, strong, the best, or about as good', () => {
  expect(CHOICES.map(verdictOf)).toEqual(['best', 'costly', 'strong', 'fair', 'costly']);
});

test('a step belongs to the choice that is made there, else to the one before', () => {
  expect(choiceAt(CHOICES, 2)?.frame).toBe(3);
  expect(choiceAt(CHOICES, 3)?.frame).toBe(4);
  expect(choiceAt(CHOICES, 4)?.frame).toBe(4);
  expect(choiceAt(CHOICES, 5)).toBeUndefined();
});

test('costly and strong moves are marked', () => {
  expect(marked(CHOICES).map(({ frame }) => frame)).toEqual([4, 8, 20]);
  const good = [0.1, 0.4, 0.2, 0.3].map((gain, frame) => choice(frame, { gain }));
  expect(strongest(good, 2).map(({ gain }) => gain)).toEqual([0.4, 0.3]);
  expect(marked(good).map(({ frame }) => frame)).toEqual([1, 2, 3]);
});

test('one goes from mark to mark', () => {
  const marks = marked(CHOICES);
  const frames = (step: number): (number | undefined)[] => [
    neighbour(marks, step, -1)?.frame,
    neighbour(marks, step, 1)?.frame,
  ];
  expect(frames(0)).toEqual([undefined, 4]);
  expect(frames(stepOf(CHOICES[1]!))).toEqual([undefined, 8]);
  expect(frames(4)).toEqual([undefined, 8]);
  expect(frames(10)).toEqual([8, 20]);
  expect(frames(20)).toEqual([8, undefined]);
});
