// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/module';
import { pace } from '../settings/appearance.svelte';
import { settings } from '../settings/settings.svelte';
import type { Update } from '../wire';
import { FAST } from './eventPlayer';
import { played, update } from './fixtures';
import { GameLog } from './log.svelte';
import { Stage } from './stage.svelte';

/** What the server remembers, by revision. */
let heard: GameEvent[][] = [];
let settled: Update[] = [];
let log: GameLog;
let stage: Stage;
const told = (): string[] => log.entries.map(({ event }) => event.event);
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  settled = [];
  log = new GameLog(
    (since) => Promise.resolve({ first: since, events: heard.slice(since) }),
    ({ event }) => played.module.quiet.has(event),
  );
  stage = new Stage(
    log,
    () => undefined,
    (each) => settled.push(each),
  );
  stage.open(played);
});

afterEach(() => {
  stage.end();
  settings.fastForward = 'manual';
  vi.useRealTimers();
});

test('events are shown before the picture that follows them', async () => {
  stage.add(update(0), true);
  stage.add(update(1, ['RoundBegan'], [1]), false);
  expect(stage.event).toEqual({ event: 'RoundBegan' });
  expect(stage.picture).toMatchObject({ last: 'RoundBegan', choice: 0 });
  expect([stage.waiting, stage.revision]).toEqual([[0], 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.event).toBeNull();
  expect(stage.picture).toMatchObject({ choice: 1 });
  expect([stage.waiting, stage.revision]).toEqual([[1], 1]);
});

test('an update is settled when all of it is on the table', async () => {
  stage.add(update(0), true);
  stage.add(update(1, ['RoundBegan']), false);
  expect(settled.map(({ revision }) => revision)).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled.map(({ revision }) => revision)).toEqual([0, 1]);
});

test('skipping shows the picture at once', async () => {
  stage.add(update(1, ['RoundBegan']), false);
  stage.skip();
  await soon();
  expect(stage.picture).toMatchObject({ choice: 1 });
});

test('updates that come before the game is loaded are played when it is', () => {
  const early = new Stage(
    log,
    () => undefined,
    () => undefined,
  );
  early.add(update(0, ['BidMade']), true);
  expect(early.picture).toBeNull();
  early.open(played);
  expect(early.picture).toMatchObject({ choice: 0 });
  expect(told()).toEqual(['BidMade']);
  early.end();
});

test('a page that comes late, or missed something, has the whole log', async () => {
  const named = (event: string): GameEvent[] => [{ event }];
  heard = ['HandDealt', 'First', 'Second', 'Third', 'Fourth'].map(named);
  stage.add(update(1), true);
  await soon();
  expect(told()).toEqual(['First']);
  stage.add(update(2, ['Second']), false);
  await soon();
  expect(told()).toEqual(['First', 'Second']);
  stage.add(update(4), true);
  stage.add(update(5, ['Fifth']), false);
  await soon();
  expect(told()).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth']);
});

test('a single move that was missed is in the log too', async () => {
  heard = [[{ event: 'First' }], [{ event: 'Second' }]];
  stage.add(update(0, ['First']), true);
  stage.add(update(1), true);
  await soon();
  expect(told()).toEqual(['First', 'Second']);
});

test('nothing is fetched for a move of which I hear nothing', async () => {
  heard = [[{ event: 'First' }], [{ event: 'Secret' }]];
  stage.add(update(0, ['First']), true);
  stage.add(update(1), false);
  stage.add(update(1), true);
  await soon();
  expect(told()).toEqual(['First']);
});

// -- fast-forward ---------------------------------------------------------------------------------

test('fast-forward shortens what is shown, also what is being shown', async () => {
  stage.add(update(0), true);
  stage.add(update(1, ['RoundBegan', 'RoundBegan']), false);
  await vi.advanceTimersByTimeAsync(500);
  stage.toggleFast();
  expect(stage.fast).toBe(true);
  await vi.advanceTimersByTimeAsync(500 * FAST);
  expect(stage.event).not.toBeNull();
  expect(told()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000 * FAST);
  expect(stage.event).toBeNull();
});

test('in fast-forward everything on the page moves as fast, until the room is left', () => {
  stage.toggleFast();
  expect(pace()).toBe(FAST);
  stage.toggleFast();
  expect(pace()).toBe(1);
  stage.toggleFast();
  stage.end();
  expect(pace()).toBe(1);
});

test('leaving one room does not slow down the next', () => {
  const next = new Stage(
    log,
    () => undefined,
    () => undefined,
  );
  next.toggleFast();
  stage.end();
  expect(pace()).toBe(FAST);
  next.end();
});

test('without "always", a reset ends fast-forward', () => {
  stage.toggleFast();
  stage.resetFast();
  expect(stage.fast).toBe(false);
});

test('with "always" it is fast from the start, and again after a reset', () => {
  settings.fastForward = 'always';
  expect(stage.fast).toBe(true);
  stage.toggleFast();
  expect(stage.fast).toBe(false);
  stage.resetFast();
  expect(stage.fast).toBe(true);
});
