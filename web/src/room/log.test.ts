import { expect, test } from 'vitest';
import type { GameEvent } from '../games/module';
import { GameLog, LOG_LENGTH, type FetchEvents } from './log.svelte';

const event = (name: string): GameEvent => ({ event: name });
const names = (log: GameLog): string[] => log.entries.map((entry) => entry.event.event);
const isQuiet = ({ event: name }: GameEvent): boolean => name === 'Quiet';

const table = { seat: 0, asked: '', legal: [], events: 0 };
const fill = (log: GameLog, revision: number): Promise<void> =>
  log.fill(revision, table, (picture) => ({ ...picture, events: Number(picture['events']) + 1 }));

/** A server that has sent these events, one a revision. */
function server(...heard: string[]): { fetch: FetchEvents; asked: number[]; heard: string[] } {
  const asked: number[] = [];
  const fetch: FetchEvents = (since) => {
    asked.push(since);
    return Promise.resolve({
      first: since,
      events: heard.slice(since).map((name) => [event('Quiet'), event(name)]),
    });
  };
  return { fetch, asked, heard };
}

/** The server sends this revision while the page is connected. */
function hears(log: GameLog, revision: number, ...events: string[]): void {
  for (const name of events) log.add(event(name), null);
  log.settle(revision);
}

test('it has what was told, but for the quiet events', () => {
  const log = new GameLog(server().fetch, isQuiet);
  hears(log, 0, 'Quiet', 'BidMade');
  expect(log.entries).toEqual([{ number: 1, event: { event: 'BidMade' }, picture: null }]);
});

test('it keeps the latest entries, and their numbers', () => {
  const log = new GameLog(server().fetch, isQuiet);
  for (let number = 1; number <= LOG_LENGTH + 3; number += 1) log.add(event(`${number}`), null);
  expect(log.entries).toHaveLength(LOG_LENGTH);
  expect(log.entries[0]).toEqual({ number: 4, event: { event: '4' }, picture: null });
});

test('a late page fetches all that was before', async () => {
  const { fetch, asked } = server('a', 'b', 'c');
  const log = new GameLog(fetch, isQuiet);
  await fill(log, 1);
  expect(asked).toEqual([0]);
  expect(names(log)).toEqual(['a', 'b']);
});

test('each entry has the table as it was before', async () => {
  const log = new GameLog(server('a', 'b').fetch, isQuiet);
  await fill(log, 1);
  expect(log.entries.map(({ picture }) => picture?.['events'])).toEqual([1, 3]);
});

test('only what is missing is fetched', async () => {
  const { fetch, asked } = server('a', 'b', 'c', 'd', 'e');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  hears(log, 1, 'b');
  await fill(log, 3);
  hears(log, 4, 'e');
  expect(asked).toEqual([2]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('entries stay while the missing ones are on their way, and follow them', async () => {
  const { fetch } = server('a', 'b', 'c', 'd');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  const filled = fill(log, 2);
  hears(log, 3, 'd');
  expect(names(log)).toEqual(['a', 'd']);
  await filled;
  expect(names(log)).toEqual(['a', 'b', 'c', 'd']);
  expect(log.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4]);
});

test('what could not be fetched is fetched with the next gap', async () => {
  const { fetch, asked } = server('a', 'b', 'c', 'd', 'e');
  let offline = true;
  const log = new GameLog(
    (since) => (offline ? Promise.reject(new Error('offline')) : fetch(since)),
    isQuiet,
  );
  hears(log, 0, 'a');
  await fill(log, 1);
  hears(log, 2, 'c');
  expect(names(log)).toEqual(['a', 'c']);
  offline = false;
  await fill(log, 4);
  expect(asked).toEqual([1]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a second gap replaces the fetch of the first', async () => {
  const { fetch } = server('a', 'b', 'c', 'd');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  await Promise.all([fill(log, 1), fill(log, 3)]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd']);
  hears(log, 4, 'e');
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a server that has only the latest revisions sends those', async () => {
  const log = new GameLog(
    () => Promise.resolve({ first: 2, events: [[event('c')], [event('d')], [event('e')]] }),
    isQuiet,
  );
  await fill(log, 3);
  expect(names(log)).toEqual(['c', 'd']);
});
