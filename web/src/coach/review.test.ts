// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../net/api';
import type { Review } from '../wire';
import { knownReview, ReviewStore } from './review.svelte';

const ROOM = '0123456789ab';

function review(seat: number, done: number): Review {
  return { room: ROOM, seat, done, of: 2, start: 0, luck: 0, decision: 0, result: 0, choices: [] };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it is asked for until all choices are judged', async () => {
  let calls = 0;
  const store = new ReviewStore((_, seat) => Promise.resolve(review(seat, calls++)));
  const shown = store.show(ROOM, 1);
  await vi.runAllTimersAsync();
  await shown;
  expect(calls).toBe(3);
  expect(store.done).toBe(true);
  expect(store.review?.seat).toBe(1);
  expect(knownReview(ROOM, 1)?.done).toBe(2);
});

test('who wants another seat is not shown the first', async () => {
  const store = new ReviewStore((_, seat) => Promise.resolve(review(seat, seat === 2 ? 2 : 0)));
  const first = store.show(ROOM, 1);
  const second = store.show(ROOM, 2);
  await vi.runAllTimersAsync();
  await Promise.all([first, second]);
  expect(store.review?.seat).toBe(2);
});

test('why there is none is known', async () => {
  const store = new ReviewStore(() => Promise.reject(new Failure('busy', 429)));
  await store.show(ROOM, 0);
  expect(store.problem).toBe('busy');
  expect(store.done).toBe(false);
});

test('nobody asks any more after the end', async () => {
  let calls = 0;
  const store = new ReviewStore((_, seat) => Promise.resolve(review(seat, 0 * calls++)));
  void store.show(ROOM, 0);
  await vi.advanceTimersByTimeAsync(100);
  store.end();
  await vi.runAllTimersAsync();
  expect(calls).toBe(1);
});

test('a review that is not complete is not known', async () => {
  const store = new ReviewStore((_, seat) => Promise.resolve(review(seat, 1)));
  void store.show('cccccccccccc', 1);
  await vi.advanceTimersByTimeAsync(100);
  store.end();
  expect(knownReview('cccccccccccc', 1)).toBeUndefined();
});
