// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/module';
import { Coach, type Kept } from '../lesson/coach.svelte';
import type { LessonStep } from '../lesson/lesson';
import { SHOWN } from '../games/rows';
import { pace } from '../settings/appearance.svelte';
import { settings } from '../settings/settings.svelte';
import type { Update } from '../wire';
import { FAST } from './eventPlayer';
import { played, update } from './fixtures';
import { GameLog } from './log.svelte';
import { MOMENT, Stage, TOGETHER } from './stage.svelte';

/** What the server remembers, by revision. */
let heard: GameEvent[][] = [];
let settled: Update[] = [];
let log: GameLog;
let stage: Stage;
let together = false;
const told = (): string[] => log.entries.map(({ event }) => event.event);
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  settled = [];
  together = false;
  log = new GameLog(
    (since) => Promise.resolve({ first: since, events: heard.slice(since) }),
    ({ event }) => played.module.quiet.has(event),
  );
  stage = new Stage(
    log,
    () => undefined,
    (each) => settled.push(each),
    undefined,
    () => together,
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

// -- the end of a round -----------------------------------------------------------------------

/** The end of a round, then the beginning of the next. */
const ended = { ...update(1, ['RowSold', 'RoundBegan']), revision: 1 };

test('the end of a round is read with the picture that follows, for as long as the reader likes', async () => {
  stage.add(update(0), true);
  stage.add(ended, false);
  expect(stage.round).toEqual({
    event: { event: 'RowSold' },
    picture: ended.view,
    table: { ...update(0).view, last: 'RowSold' },
    closes: null,
    counts: Infinity,
  });
  expect(stage.picture).toMatchObject({ choice: 0 });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(stage.round).not.toBeNull();
  stage.closeRound();
  await soon();
  expect(stage.round).toBeNull();
  expect(stage.event).toEqual({ event: 'RoundBegan' });
});

test('what is first on the table is no end of a round', () => {
  stage.add(ended, true);
  expect(stage.round).toBeNull();
});

test('where other people play it closes by itself, counted from when all of it is shown', async () => {
  together = true;
  stage.add(update(0), true);
  stage.add(ended, false);
  expect(stage.round).toMatchObject({ closes: Date.now() + SHOWN + TOGETHER, counts: TOGETHER });
  await vi.advanceTimersByTimeAsync(SHOWN + TOGETHER - 1);
  expect(stage.round).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.round).toBeNull();
});

test('a clock that runs for me shortens it', () => {
  together = true;
  stage.add(update(0), true);
  stage.add({ ...ended, left: [8000, 9000] }, false);
  expect(stage.round?.closes).toBe(Date.now() + 2000);
});

test('the clocks of others do not', () => {
  together = true;
  stage.add(update(0), true);
  stage.add({ ...ended, waiting: [1], left: [8000, 9000] }, false);
  expect(stage.round?.closes).toBe(Date.now() + SHOWN + TOGETHER);
});

test('fast-forward for the moment neither passes nor closes it', () => {
  stage.add(update(0), true);
  stage.toggleFast();
  stage.add(ended, false);
  expect(stage.round?.closes).toBeNull();
  stage.toggleFast();
  stage.toggleFast();
  expect(stage.round).not.toBeNull();
});

test('where fast-forward is always on, it is there for a moment', async () => {
  settings.fastForward = 'always';
  stage.add(update(0), true);
  stage.add(ended, false);
  await vi.advanceTimersByTimeAsync(SHOWN * FAST + MOMENT - 1);
  expect(stage.round).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.round).toBeNull();
});

test('skipping passes it', async () => {
  stage.add(update(0), true);
  stage.add(ended, false);
  stage.skip();
  await soon();
  expect(stage.round).toBeNull();
  expect(stage.picture).toMatchObject({ choice: 1 });
});

// -- lessons ---------------------------------------------------------------------------------------

const LESSON: LessonStep[] = [
  { text: 'began', event: 'RoundBegan' },
  { text: 'made', event: 'BidMade' },
  { text: 'bid', asked: 'bid', if: ({ picture }) => picture['choice'] === 2, choice: true },
  { text: 'end', asked: 'never', last: true },
];

function taught(): Coach {
  const kept: Kept = { told: [], open: [] };
  const coach = new Coach(LESSON, { load: () => kept, save: () => undefined });
  stage.teach(coach);
  return coach;
}

test('while a step of a lesson is open nothing further is shown', async () => {
  const coach = taught();
  stage.add(update(0), true);
  stage.add(update(1, ['RoundBegan', 'Passed']), false);
  stage.add(update(2, ['Passed']), false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(coach.step?.text).toBe('began');
  await vi.advanceTimersByTimeAsync(60_000);
  stage.skip();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stage.event?.event, stage.revision, told()]).toEqual(['RoundBegan', 0, ['RoundBegan']]);
  coach.next();
  await soon();
  expect([stage.event, stage.revision]).toEqual([null, 2]);
});

test('what is not animated is on the table while its step is read', async () => {
  const coach = taught();
  stage.add(update(0), true);
  stage.add(update(1, ['BidMade', 'Passed']), false);
  await soon();
  expect(coach.step?.text).toBe('made');
  expect([stage.event?.event, stage.picture?.['last']]).toEqual(['BidMade', 'BidMade']);
});

test('a step that asks for a choice holds the game until it is made', async () => {
  const coach = taught();
  stage.add(update(2), true);
  stage.add({ ...update(2, ['Passed']), revision: 3 }, false);
  await soon();
  expect([coach.step?.text, stage.revision]).toEqual(['bid', 2]);
  coach.chosen();
  await soon();
  expect(stage.revision).toBe(3);
});

test('in a lesson every event keeps its pace, however many are queued', async () => {
  const coach = taught();
  stage.add(update(0), true);
  stage.add(update(1, ['RoundBegan']), false);
  for (let choice = 2; choice < 12; choice++) stage.add(update(choice, ['RoundBegan']), false);
  await vi.advanceTimersByTimeAsync(1000);
  coach.next();
  await vi.advanceTimersByTimeAsync(999);
  expect(stage.revision).toBe(1);
});
