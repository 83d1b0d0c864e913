import { beforeEach, expect, test } from 'vitest';
import type { Hinted } from '../wire';
import { Choices } from './choices.svelte';
import { Outbox } from './fixtures';

const act = { type: 'act', choice: 3, action: 0 };
const hinted: Hinted = {
  type: 'hinted',
  choice: 3,
  moves: [{ action: 0, chance: 0.5, tried: 9, reason: 'pass-mice', values: { mice: 2 } }],
};

let outbox: Outbox;
let choices: Choices;
let due = true;
let coached = true;

beforeEach(() => {
  due = coached = true;
  outbox = new Outbox();
  choices = new Choices({ due: () => due, coached: () => coached, send: outbox.send });
  choices.received(3, true);
  choices.settle(3);
});

test('a choice is sent with its number, and none is live until it is confirmed', () => {
  expect(choices.live).toBe(true);
  choices.act(0);
  expect(outbox.sent).toEqual([act]);
  expect(choices.live).toBe(false);
  choices.received(4, false);
  expect(choices.answering).toBe(false);
  expect(choices.live).toBe(true);
});

test('nothing is live that is not due', () => {
  due = false;
  expect(choices.live).toBe(false);
});

test('an answer that was lost is given again with its own number', () => {
  choices.act(0);
  choices.connected();
  choices.received(3, true);
  expect(outbox.sent).toEqual([act, act]);
});

test('an answer that was heard before the connection broke is not given again', () => {
  choices.act(0);
  choices.connected();
  choices.received(4, true);
  expect(outbox.sent).toEqual([act]);
  expect(choices.answering).toBe(false);
});

test('what others choose meanwhile does not have an answer given again', () => {
  choices.act(0);
  choices.received(3, false);
  expect(outbox.sent).toEqual([act]);
  expect(choices.answering).toBe(true);
});

test('a refused answer can be given again', () => {
  choices.act(0);
  choices.refused('act');
  expect(choices.live).toBe(true);
});

test('the coach is not asked where there is none, or out of turn', () => {
  coached = false;
  choices.askCoach();
  coached = true;
  due = false;
  choices.askCoach();
  expect(choices.coached).toBe(false);
  expect(outbox.sent).toEqual([]);
});

test('a hint is asked for once, shown, and forgotten with the choice', () => {
  choices.askCoach();
  choices.askCoach();
  expect(outbox.sent).toEqual([{ type: 'hint', choice: 3 }]);
  expect(choices.hinting).toBe(true);
  choices.hinted(hinted);
  expect(choices.hinting).toBe(false);
  expect(choices.hint).toHaveLength(1);
  choices.settle(3);
  expect(choices.hint).toHaveLength(1);
  choices.settle(4);
  expect(choices.hint).toEqual([]);
});

test('a hint is forgotten with my answer', () => {
  choices.hinted(hinted);
  choices.act(0);
  expect(choices.hint).toEqual([]);
});

test('a hint for a choice that is made already is not shown', () => {
  choices.settle(4);
  choices.askCoach();
  choices.hinted(hinted);
  expect(choices.hint).toEqual([]);
  expect(choices.hinting).toBe(false);
});

test.each(['refuses', 'is not heard any more'])('a coach who %s can be asked again', (why) => {
  choices.askCoach();
  if (why === 'refuses') choices.refused('hint');
  else choices.connected();
  expect(choices.hinting).toBe(false);
  choices.askCoach();
  expect(outbox.sent).toHaveLength(2);
});
