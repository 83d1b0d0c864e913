import { expect, test } from 'vitest';
import type { GameEvent } from '../games/module';
import { GameLog, LOG_LENGTH, type FetchEvents } from './log.svelte';

const event = (name: string): GameEvent => ({ event: name });
const names = (log: GameLog): string[] => log.entries.map((entry) => entry.event.event);
const isQuiet = ({ event: name }: GameEvent): boolean => name === 'Quiet';

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
  for (const name of events) log.add(event(name));
  log.settle(revision);
}

test('it has what was told, but for the quiet events', () => {
  const log = new GameLog(server().fetch, isQuiet);
  hears(log, 0, 'Quiet', 'BidMade');
  expect(log.entries).toEqual([{ number: 1, event: { event: 'BidMade' } }]);
});

test('it keeps the latest entries, and their numbers', () => {
  const log = new GameLog(server().fetch, isQuiet);
  for (let number = 1; number <= LOG_LENGTH + 3; number += 1) log.add(event(`${number}`));
  expect(log.entries).toHaveLength(LOG_LENGTH);
  expect(log.entries[0]).toEqual({ number: 4, event: { event: '4' } });
});

test('a late page fetches all that was before', async () => {
  const { fetch, asked } = server('a', 'b', 'c');
  const log = new GameLog(fetch, isQuiet);
  await log.fill(1);
  expect(asked).toEqual([0]);
  expect(names(log)).toEqual(['a', 'b']);
});

test('only what is missing is fetched', async () => {
  const { fetch, asked } = server('a', 'b', 'c', 'd', 'e');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  hears(log, 1, 'b');
  await log.fill(3);
  hears(log, 4, 'e');
  expect(asked).toEqual([2]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('entries stay while the missing ones are on their way, and follow them', async () => {
  const { fetch } = server('a', 'b', 'c', 'd');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  const filled = log.fill(2);
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
  await log.fill(1);
  hears(log, 2, 'c');
  expect(names(log)).toEqual(['a', 'c']);
  offline = false;
  await log.fill(4);
  expect(asked).toEqual([1]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a second gap replaces the fetch of the first', async () => {
  const { fetch } = server('a', 'b', 'c', 'd');
  const log = new GameLog(fetch, isQuiet);
  hears(log, 0, 'a');
  await Promise.all([log.fill(1), log.fill(3)]);
  expect(names(log)).toEqual(['a', 'b', 'c', 'd']);
  hears(log, 4, 'e');
  expect(names(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a server that has only the latest revisions sends those', async () => {
  const log = new GameLog(
    () => Promise.resolve({ first: 2, events: [[event('c')], [event('d')], [event('e')]] }),
    isQuiet,
  );
  await log.fill(3);
  expect(names(log)).toEqual(['c', 'd']);
});
