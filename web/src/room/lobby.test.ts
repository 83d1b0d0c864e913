// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { seenOf } from '../deal/seen';
import type { Room } from '../wire';
import { alone, Outbox, room, waitingAlone as table } from './fixtures';
import { Lobby } from './lobby.svelte';

let outbox: Outbox;
let lobby: Lobby;
let now: Room | null;

/** The room is now like this. */
function shows(next: Room): void {
  now = next;
  lobby.received(next);
}

beforeEach(() => {
  localStorage.clear();
  outbox = new Outbox();
  now = null;
  const seated = {
    get room() {
      return now;
    },
    seat: 0,
    send: outbox.send,
  };
  lobby = new Lobby(seated);
  lobby.connected();
});

test('a table with bots alone begins at once, after the commitment', () => {
  shows(table);
  const { value } = seenOf(table.id);
  expect(seenOf(table.id).commitment).toBe(table.commitment);
  expect(value).toMatch(/^[0-9a-f]{32}$/);
  expect(outbox.sent).toEqual([{ type: 'start', value }]);
  expect(lobby.starting).toBe(true);
  shows(table); // a spectator joins
  expect(outbox.sent).toHaveLength(1);
  shows({ ...table, status: 'playing' });
  expect(lobby.starting).toBe(false);
});

test('a start that was lost is asked for again, with the same value', () => {
  shows(table);
  lobby.connected();
  shows(table);
  expect(outbox.sent).toHaveLength(2);
  expect(outbox.sent[1]).toEqual(outbox.sent[0]);
});

test('a start that is refused is not asked for again', () => {
  shows(table);
  lobby.refused('start');
  shows(table);
  expect(outbox.sent).toHaveLength(1);
  expect(lobby.starting).toBe(false);
});

test.each([
  ['is not the host', { host: 1 }],
  ['has friends here', { places: room.places }],
  ['plays already', { ...alone }],
])('who %s does not begin automatically', (_, change) => {
  shows({ ...table, ...change });
  expect(outbox.sent).toEqual([]);
  expect(lobby.starting).toBe(false);
});

test('a host who waited for friends and then takes bots starts by a click', () => {
  shows({ ...table, places: room.places });
  shows(table);
  expect(outbox.sent).toEqual([]);
  lobby.start();
  expect(outbox.sent).toEqual([{ type: 'start', value: seenOf(table.id).value }]);
});

test('a ready player adds a value to the deal, and the same one when ready again', () => {
  shows({ ...table, host: 1 });
  lobby.setReady(true);
  lobby.setReady(false);
  const { value } = seenOf(table.id);
  expect(outbox.sent).toEqual([
    { type: 'ready', ready: true, value },
    { type: 'ready', ready: false, value },
  ]);
});
