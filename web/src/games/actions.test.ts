import { expect, test } from 'vitest';
import type { ActionFacts } from '../wire';
import { actionsOf } from './actions';

const facts: ActionFacts[] = [
  { verb: 'pass', about: {}, written: 'pass' },
  { verb: 'play', about: { card: 5, colour: 1 }, written: '5 as blue' },
  { verb: 'play', about: { card: 1, colour: 5 }, written: '1 as none' },
  { verb: 'bid', about: { mice: 4 }, written: 'bid 4' },
];
const actions = actionsOf(facts);

test('an action is found by its verb and its fields, in any order', () => {
  expect(actions.find('pass')).toBe(0);
  expect(actions.find('play', { colour: 1, card: 5 })).toBe(1);
  expect(actions.find('play', { card: 1, colour: 5 })).toBe(2);
});

test('what is not exactly so is no action', () => {
  expect(actions.find('play', { card: 5 })).toBe(-1);
  expect(actions.find('pass', { mice: 4 })).toBe(-1);
  expect(actions.find('bid', { mice: 5 })).toBe(-1);
});

test('every action is found by what it is about', () => {
  facts.forEach(({ verb, about }, number) => expect(actions.find(verb, about)).toBe(number));
});
