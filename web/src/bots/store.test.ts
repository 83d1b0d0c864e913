// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { alone } from '../room/fixtures';
import type { Room } from '../wire';
import { Remarks } from './remarks.svelte';

const occasions = { PlayerOut: () => ({ seat: 1, moment: 'over' as const }) };
const table: Room = {
  ...alone,
  places: alone.places.map((place) =>
    place.sitter === 'bot' ? { ...place, bot: 'kitten' } : place,
  ),
};
const remarks = (room: Room = table) => new Remarks({ room, occasions });
const REVISIONS = Array.from({ length: 40 }, (_, revision) => revision);

/** Shows the same event many times; returns how often something was said. */
function spoken(store: Remarks): number {
  return REVISIONS.filter((revision) => {
    store.tell({ event: 'PlayerOut' }, revision);
    store.seen();
    return store.said !== null;
  }).length;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.botLines = true;
});
afterEach(() => vi.useRealTimers());

test('a remark follows what was shown, and goes after some seconds', () => {
  const store = remarks();
  store.tell({ event: 'PlayerOut' }, 1);
  expect(store.moods).toEqual({});
  store.seen();
  expect(store.moods[1]).toBe('dismayed');
  vi.runAllTimers();
  expect(store.moods).toEqual({});
  expect(store.said).toBeNull();
});

test('bots talk, unless the reader switched it off or is in a lesson', () => {
  expect(spoken(remarks())).toBeGreaterThan(REVISIONS.length / 2);
  expect(spoken(remarks({ ...table, lesson: true }))).toBe(0);
  settings.botLines = false;
  const store = remarks();
  expect(spoken(store)).toBe(0);
  expect(store.moods[1], 'the face still shows it').toBe('dismayed');
});

test('a remark waits where it cannot be read', () => {
  const store = remarks();
  store.tell({ event: 'PlayerOut' }, 1);
  store.seen();
  store.wait();
  vi.runAllTimers();
  expect(store.moods[1]).toBe('dismayed');
  store.start();
  vi.runAllTimers();
  expect(store.moods).toEqual({});
});

test('a bot that stands in for a person says nothing', () => {
  const places = table.places.map((place) => ({ ...place, sitter: 'person' as const }));
  expect(spoken(remarks({ ...table, places }))).toBe(0);
});
