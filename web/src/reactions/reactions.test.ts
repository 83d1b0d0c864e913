// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { REACTIONS } from '../wire';
import { drawn, DRAWN_REACTIONS } from './faces';
import { MOST, Reactions, STAYS } from './reactions.svelte';

let reactions: Reactions;

beforeEach(() => {
  vi.useFakeTimers();
  reactions = new Reactions();
});

afterEach(() => {
  reactions.end();
  settings.reactions = true;
});

const react = (seat: number): void => reactions.received({ seat, reaction: 'laugh' });

test('every reaction has a picture, and there are no other pictures', () => {
  expect(DRAWN_REACTIONS).toEqual([...REACTIONS]);
  expect(REACTIONS.every((reaction) => drawn(reaction).length > 0)).toBe(true);
});

test('a reaction is seen for two seconds', () => {
  react(1);
  vi.advanceTimersByTime(STAYS - 1);
  expect(reactions.shown).toMatchObject([{ seat: 1, reaction: 'laugh' }]);
  vi.advanceTimersByTime(1);
  expect(reactions.shown).toEqual([]);
});

test('of a burst only some are seen, and one is announced', () => {
  for (let seat = 0; seat < MOST + 3; seat++) react(seat);
  expect(reactions.shown.map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(reactions.announced).toMatchObject({ seat: 0 });
  vi.advanceTimersByTime(3000);
  react(20);
  expect(reactions.announced).toMatchObject({ seat: 0 });
  vi.advanceTimersByTime(4000);
  react(21);
  expect(reactions.announced).toMatchObject({ seat: 21 });
});

test('muted reactions are neither seen nor announced', () => {
  settings.reactions = false;
  react(1);
  expect([reactions.shown, reactions.announced]).toEqual([[], null]);
});
