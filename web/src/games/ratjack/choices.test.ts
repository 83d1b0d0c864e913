import { expect, test } from 'vitest';
import { actionsOf } from '../actions';
import { Choices } from './choices';
import type { Picture } from './scene';

const actions = actionsOf([
  { verb: 'draw-deck', about: {}, written: 'draw deck' },
  { verb: 'hide', about: { card: 7 }, written: 'hide rat 8' },
  { verb: 'show', about: { card: 7 }, written: 'show rat 8' },
]);
const picture = { legal: [1, 2] } as unknown as Picture;

function choices(live = true): [Choices, number[]] {
  const chosen: number[] = [];
  return [new Choices(actions, picture, live, (action) => chosen.push(action)), chosen];
}

test('what is legal is found by what it is about', () => {
  const [open] = choices();
  expect(open.allows('hide', { card: 7 })).toBe(true);
  expect(open.allows('hide', { card: 6 })).toBe(false);
  expect(open.allows('draw-deck')).toBe(false);
  expect(open.asks('show')).toBe(true);
  expect(open.asks('draw-deck')).toBe(false);
});

test('nothing is asked for while nobody waits', () => {
  const [open] = choices(false);
  expect(open.allows('hide', { card: 7 })).toBe(false);
  expect(open.asks('hide')).toBe(false);
  expect(open.struck('1')).toBe(-1);
});

test('the keys count what is legal', () => {
  const [open] = choices();
  expect(open.key('hide', { card: 7 })).toBe('1');
  expect(open.key('show', { card: 7 })).toBe('2');
  expect(open.key('draw-deck')).toBe('');
  expect([open.struck('2'), open.struck('3'), open.struck('x')]).toEqual([2, -1, -1]);
});

test('the choice that waits to be confirmed is marked, and no other', () => {
  const marked = new Choices(actions, picture, true, () => undefined, 0);
  expect(marked.selects('draw-deck')).toBe(true);
  expect(marked.selects('hide', { card: 7 })).toBe(false);
  const [none] = choices();
  expect(none.selects('draw-deck')).toBe(false);
  expect(none.selects('unknown')).toBe(false);
});

test('what is not legal can be wished for, and is answered elsewhere', () => {
  const [open, chosen] = choices();
  open.choose('draw-deck');
  expect(chosen).toEqual([0]);
});
