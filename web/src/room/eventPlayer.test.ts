import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/module';
import { EventPlayer, FAST, type Scene } from './eventPlayer';

let seen: string[] = [];
let pace = 1;
let fast = false;
let held: string | undefined;
const pauses: Record<string, number> = { Slow: 1000, Quick: 100, Nothing: 0, Held: 1000 };

const player = () =>
  new EventPlayer<Scene>({
    pace: () => pace,
    fast: () => fast,
    pause: (event) => pauses[event.event] ?? 0,
    least: (event) => (event.event === 'Held' ? 1000 : 0),
    show: (event) => seen.push(`show ${event.event}`),
    tell: (event) => seen.push(`tell ${event.event}`),
    hold: ({ event }, next) => {
      if (event !== held || next?.event === held) return false;
      seen.push(`hold ${event}`);
      return true;
    },
    settle: ({ picture }) => seen.push(`view ${picture.asked}`),
  });

function scene(asked: string, ...names: string[]): Scene {
  const events: GameEvent[] = names.map((event) => ({ event }));
  return { events, picture: { seat: 0, asked, legal: [] } };
}

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  pace = 1;
  fast = false;
  held = undefined;
});

test('events are told and shown one after another, and then the view', async () => {
  player().add(scene('bid', 'Slow', 'Quick'));
  expect(seen).toEqual(['tell Slow', 'show Slow']);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.slice(2)).toEqual(['tell Quick', 'show Quick']);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.slice(4)).toEqual(['view bid']);
});

test('what is not worth a look is told only', () => {
  player().add(scene('bid', 'Nothing'));
  expect(seen).toEqual(['tell Nothing', 'view bid']);
});

test('where nothing moves the view is there at once', () => {
  pace = 0;
  player().add(scene('bid', 'Slow', 'Quick'));
  expect(seen).toEqual(['tell Slow', 'tell Quick', 'view bid']);
});

test('what must be read is held even when more waits', async () => {
  const playing = player();
  playing.add(scene('a', 'Quick', 'Held'));
  playing.add(scene('b', 'Slow', 'Slow'));
  await vi.advanceTimersByTimeAsync(100 + 999);
  expect(seen.at(-1)).toBe('show Held');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toContain('view a');
});

test('the more waits, the quicker it goes', async () => {
  const playing = player();
  playing.add(scene('a', 'Slow', 'Slow'));
  playing.add(scene('b', 'Slow', 'Slow'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['tell Slow', 'show Slow', 'tell Slow', 'show Slow']);
  await vi.advanceTimersByTimeAsync(500);
  expect(seen[4]).toBe('view a');
});

test('a few quick moves do not hurry what is being shown', async () => {
  const playing = player();
  playing.add(scene('a', 'Slow', 'Slow'));
  for (const asked of ['b', 'c', 'd', 'e']) playing.add(scene(asked, 'Quick'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(seen.at(-1)).toBe('show Slow');
});

test('it never falls far behind', async () => {
  const playing = player();
  for (const asked of 'abcdefghij') playing.add(scene(asked, 'Slow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.filter((line) => line.startsWith('view'))).toContain('view a');
  await vi.advanceTimersByTimeAsync(4000);
  expect(seen.at(-1)).toBe('view j');
});

test('a view is never shown before an older one', async () => {
  const playing = player();
  for (const asked of ['a', 'b', 'c', 'd', 'e', 'f']) playing.add(scene(asked, 'Slow', 'Quick'));
  playing.skip();
  await vi.runAllTimersAsync();
  const views = seen.filter((line) => line.startsWith('view'));
  expect(views).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((asked) => `view ${asked}`));
});

test('who does not want to wait skips, and only this time', async () => {
  const playing = player();
  playing.add(scene('a', 'Slow', 'Slow'));
  playing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('view a');
  expect(playing.playing).toBe(false);
  playing.add(scene('b', 'Slow'));
  await vi.advanceTimersByTimeAsync(500);
  expect(seen.at(-1)).toBe('show Slow');
});

test('fast-forward shows every event, but briefly', async () => {
  fast = true;
  player().add(scene('a', 'Slow', 'Quick'));
  expect(seen).toEqual(['tell Slow', 'show Slow']);
  await vi.advanceTimersByTimeAsync(1000 * FAST);
  expect(seen.slice(2)).toEqual(['tell Quick', 'show Quick']);
  await vi.advanceTimersByTimeAsync(100 * FAST);
  expect(seen.at(-1)).toBe('view a');
});

test('in fast-forward what has to be seen is shown for most of its least time', async () => {
  fast = true;
  player().add(scene('a', 'Held', 'Slow'));
  await vi.advanceTimersByTimeAsync(599);
  expect(seen.at(-1)).toBe('show Held');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe('show Slow');
});

test('in fast-forward a queue that is over soon is not shortened further', async () => {
  fast = true;
  const playing = player();
  for (const asked of 'abcdefghi') playing.add(scene(asked, 'Slow'));
  await vi.advanceTimersByTimeAsync(9000 * FAST - 1);
  expect(seen.at(-1)).toBe('show Slow');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe('view i');
});

test('a pause takes the new pace for its rest', async () => {
  const playing = player();
  playing.add(scene('a', 'Slow'));
  await vi.advanceTimersByTimeAsync(600);
  fast = true;
  playing.retime();
  await vi.advanceTimersByTimeAsync(200 * FAST);
  fast = false;
  playing.retime();
  await vi.advanceTimersByTimeAsync(199);
  expect(seen.at(-1)).toBe('show Slow');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe('view a');
});

test('a new pace that allows no movement ends the pause', async () => {
  const playing = player();
  playing.add(scene('a', 'Slow'));
  pace = 0;
  playing.retime();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('view a');
});

// -- holding ----------------------------------------------------------------------------------

test('an event that is held stays on the table until it is released', async () => {
  held = 'Quick';
  const playing = player();
  playing.add(scene('a', 'Quick', 'Slow'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.at(-1)).toBe('hold Quick');
  playing.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('show Slow');
});

test('of several in a row the last one is held', async () => {
  held = 'Quick';
  player().add(scene('a', 'Quick', 'Quick', 'Slow'));
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.filter((line) => line === 'hold Quick')).toHaveLength(1);
});

test('it is held where nothing moves, too, and without a wait before', () => {
  held = 'Quick';
  pace = 0;
  const playing = player();
  playing.add(scene('a', 'Quick'));
  expect(seen).toEqual(['tell Quick', 'hold Quick']);
  playing.add(scene('b', 'Slow'));
  expect(seen).toHaveLength(2);
});

test('nothing is held while skipping, or when too many events are queued', async () => {
  held = 'Quick';
  const playing = player();
  playing.add(scene('a', 'Slow', 'Quick'));
  playing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('view a');
  for (const asked of 'bcdefghi') playing.add(scene(asked, 'Slow'));
  playing.add(scene('j', 'Quick'));
  for (const asked of 'klmnopqr') playing.add(scene(asked, 'Slow'));
  await vi.runAllTimersAsync();
  expect(seen).not.toContain('hold Quick');
  expect(seen.at(-1)).toBe('view r');
});

test('a skip releases what is held', async () => {
  held = 'Quick';
  const playing = player();
  playing.add(scene('a', 'Quick', 'Slow'));
  await vi.advanceTimersByTimeAsync(100);
  playing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('view a');
});
