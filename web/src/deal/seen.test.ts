// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { NOBODY, type Room } from '../wire';
import { seenOf, toAdd, watch } from './seen';

const PROMISE = 'ab'.repeat(32);
const place = {
  sitter: 'person',
  name: 'Ada',
  bot: '',
  online: true,
  ready: false,
  stands_in: false,
  abandons: false,
  value: '',
} as const;

function room(change: Partial<Room> = {}): Room {
  return {
    id: '0123456789ab',
    status: 'waiting',
    commitment: PROMISE,
    places: [place],
    ...change,
  } as Room;
}

beforeEach(() => localStorage.clear());

test('of a room that was never seen nothing is known', () => {
  expect(seenOf('0123456789ab')).toEqual({ commitment: '', value: '' });
});

test('the first promise before the start is kept, and no later one', () => {
  watch(room(), 0);
  watch(room({ commitment: 'cd'.repeat(32) }), 0);
  expect(seenOf('0123456789ab').commitment).toBe(PROMISE);
});

test('a promise that is shown when the game has begun is none', () => {
  watch(room({ status: 'playing' }), 0);
  expect(seenOf('0123456789ab').commitment).toBe('');
});

test('what is added is made once, and cannot be guessed', () => {
  watch(room(), 0);
  const value = toAdd(room(), 0);
  expect(value).toMatch(/^[0-9a-f]{32}$/);
  expect(toAdd(room({ places: [{ ...place, value }] }), 0)).toBe(value);
  expect(seenOf('0123456789ab')).toEqual({ commitment: PROMISE, value });
  expect(toAdd(room({ id: 'zzzzzzzzzzzz' }), 0)).not.toBe(value);
});

test('what another device of mine has added is left as it is', () => {
  expect(toAdd(room({ places: [{ ...place, value: 'ff' }] }), 0)).toBe('');
  expect(seenOf('0123456789ab').value).toBe('');
});

test('who leaves the seat has added nothing, and adds something else on the next one', () => {
  const value = toAdd(room(), 0);
  watch(room(), NOBODY);
  expect(seenOf('0123456789ab').value).toBe('');
  expect(toAdd(room(), 0)).not.toBe(value);
});

test.each(['null', '7', '{}', '{"commitment":1}', 'nonsense'])('%s is nothing', (kept) => {
  localStorage.setItem('ninelives:deal:0123456789ab', kept);
  expect(seenOf('0123456789ab')).toEqual({ commitment: '', value: '' });
});
