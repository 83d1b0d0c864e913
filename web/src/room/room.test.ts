// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/module';
import type { Transport } from '../net/socket';
import { settings } from '../settings/settings.svelte';
import { phrases } from '../text/text.svelte';
import type { Reply, Request } from '../wire';
import { alone, played, room, update, waitingAlone } from './fixtures';
import { RoomStore } from './room.svelte';

class Server implements Transport {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: Request[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Request);
  }
  close(): void {}
  says(...replies: Reply[]): void {
    for (const reply of replies) this.onmessage?.({ data: JSON.stringify(reply) });
  }
  /** What was said since the greeting. */
  get wishes(): Request[] {
    return this.heard.slice(1);
  }
}

const welcome: Reply = { type: 'welcome', protocol: 1, version: '1', seat: 0, token: 'secret' };

let servers: Server[] = [];
let store: RoomStore;
/** What the server remembers, by revision. */
let heard: GameEvent[][] = [];
let sounds: string[] = [];
const server = (): Server => servers.at(-1)!;

async function connected(...replies: Reply[]): Promise<void> {
  server().onopen?.();
  server().says(welcome, room, ...replies);
  await vi.advanceTimersByTimeAsync(0);
}

beforeAll(() => phrases.need('felix', 'table'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  servers = [];
  heard = [];
  sounds = [];
  store = new RoomStore('0123456789ab', {
    connect: () => {
      servers.push(new Server());
      return server();
    },
    load: () => Promise.resolve(played),
    fetchEvents: (since) => Promise.resolve({ first: since, events: heard.slice(since) }),
    play: (sound) => sounds.push(sound),
  });
});

afterEach(() => store.end());

test('the room is shown as the server tells it', async () => {
  await connected(update(0));
  expect(store.seat).toBe(0);
  expect(store.names).toEqual(['Ada', 'Bo']);
  expect(store.picture).toMatchObject({ asked: 'bid', choice: 0 });
  expect(store.live).toBe(true);
});

test('a legal choice is sent with its number, once', async () => {
  await connected(update(3));
  store.choose(0);
  store.choose(0);
  expect(server().wishes).toEqual([{ type: 'act', choice: 3, action: 0 }]);
  expect(store.live).toBe(false);
  server().says(update(4));
  expect(store.answering).toBe(false);
});

test('what is not legal is asked about, and the reason is shown', async () => {
  await connected(update(0));
  store.choose(1);
  expect(server().wishes).toEqual([{ type: 'why', action: 1 }]);
  server().says({
    type: 'refused',
    request: 'why',
    reason: 'bid-too-high',
    rule: 'FX-12',
    action: 1,
  });
  expect(store.refusal).toMatchObject({ reason: 'bid-too-high', rule: 'FX-12', action: 1 });
  store.dismiss();
  expect(store.refusal).toBeNull();
});

test('out of turn nothing is sent but the question why not', async () => {
  await connected(update(0, [], [1]));
  store.choose(0);
  expect(server().wishes).toEqual([{ type: 'why', action: 0 }]);
});

test('an answer that was lost is given again with its own number', async () => {
  await connected(update(3));
  store.choose(0);
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  await connected(update(3));
  expect(server().wishes).toEqual([{ type: 'act', choice: 3, action: 0 }]);
});

test('an answer that was heard before the connection broke is not given again', async () => {
  await connected(update(3));
  store.choose(0);
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  await connected(update(4));
  expect(server().wishes).toEqual([]);
  expect(store.answering).toBe(false);
});

test('what others choose meanwhile does not have an answer given again', async () => {
  await connected(update(3));
  store.choose(0);
  server().says({ ...update(3), revision: 4 });
  expect(server().wishes).toEqual([{ type: 'act', choice: 3, action: 0 }]);
  expect(store.answering).toBe(true);
});

test('the seat is kept by its token after a lost connection', async () => {
  await connected(update(0));
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  await connected(update(0));
  expect(server().heard[0]).toMatchObject({ type: 'hello', token: 'secret', form: 'picture' });
});

test('events are shown before the view that follows them', async () => {
  await connected(update(0));
  server().says(update(1, ['RoundBegan']));
  expect(store.event).toEqual({ event: 'RoundBegan' });
  expect(store.picture).toMatchObject({ last: 'RoundBegan', choice: 0 });
  expect(store.live).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.event).toBeNull();
  expect(store.picture).toMatchObject({ choice: 1 });
  expect(store.live).toBe(true);
});

test('what is shown is heard, what is only told or skipped is not', async () => {
  await connected(update(0));
  server().says(update(1, ['RoundBegan', 'BidMade', 'RoundBegan']));
  expect(sounds).toEqual(['card']);
  store.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.choice).toBe(1);
  expect(sounds).toEqual(['card']);
});

test('a touch while events are shown hurries them and does nothing else', async () => {
  await connected(update(0));
  server().says(update(1, ['RoundBegan']));
  store.choose(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(server().wishes).toEqual([]);
  expect(store.picture).toMatchObject({ choice: 1 });
});

test('a line of the chat that comes twice is shown once', async () => {
  const line: Reply = { type: 'said', number: 1, seat: 1, name: 'Bo', text: '<b>', phrase: '' };
  await connected(line, { ...line, number: 0, text: 'first' }, line);
  expect(store.chat.map(({ text }) => text)).toEqual(['first', '<b>']);
});

test('who is played for by a bot has no turn', async () => {
  await connected(update(0));
  const places = [{ ...room.places[0]!, stands_in: true }, room.places[1]!];
  server().says({ ...room, places });
  expect(store.live).toBe(false);
});

test('a room that is not there is asked for once', async () => {
  server().onopen?.();
  server().says({ type: 'goodbye', reason: 'unknown-room' });
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.closed).toBe('unknown-room');
  expect(servers).toHaveLength(1);
});

test('a page that missed a move has it in its log', async () => {
  heard = [[{ event: 'HandDealt' }], [{ event: 'First' }], [{ event: 'Second' }]];
  await connected(update(1));
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  await connected(update(2));
  expect(store.log.map(({ event }) => event.event)).toEqual(['First', 'Second']);
});

test('the coach is there only for who plays with bots alone', async () => {
  await connected(update(3));
  expect(store.live).toBe(true);
  expect(store.coached).toBe(false);
  server().says({ ...alone, lesson: true });
  expect(store.coached).toBe(false);
  server().says(alone);
  expect(store.coached).toBe(true);
  store.askCoach();
  expect(server().wishes).toEqual([{ type: 'hint', choice: 3 }]);
});

test('a coach who refuses says why, and can be asked again', async () => {
  await connected(alone, update(3));
  store.askCoach();
  server().says({ type: 'refused', request: 'hint', reason: 'busy', rule: '', action: -1 });
  expect(store.hinting).toBe(false);
  expect(store.refusal?.reason).toBe('busy');
});

test('a start that was lost is asked for again on the next connection', async () => {
  const joins = (): void => {
    server().onopen?.();
    server().says(welcome, waitingAlone);
  };
  joins();
  const [start] = server().wishes;
  expect(start?.type).toBe('start');
  expect(store.starting).toBe(true);
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  joins();
  expect(servers).toHaveLength(2);
  expect(server().wishes).toEqual([start]);
  server().says({ type: 'refused', request: 'start', reason: 'not-host', rule: '', action: -1 });
  expect(store.starting).toBe(false);
});

// -- fast-forward -----------------------------------------------------------------------------

test('fast-forward ends when my seat is asked', async () => {
  await connected(update(0, [], [1]));
  store.toggleFast();
  server().says(update(1, ['RoundBegan'], [1]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.fast).toBe(true);
  server().says(update(2, ['RoundBegan'], [0]));
  expect(store.fast).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.fast).toBe(false);
});

test('fast-forward stays while the same choice is due, as others choose at the same time', async () => {
  await connected(update(0, [], [0, 1]));
  store.toggleFast();
  server().says({ ...update(0, [], [0]), revision: 1 });
  expect(store.fast).toBe(true);
});

test('fast-forward stays while a bot plays for me', async () => {
  const places = [{ ...room.places[0]!, stands_in: true }, room.places[1]!];
  await connected({ ...room, places }, update(0, [], [1]));
  store.toggleFast();
  server().says(update(1, [], [0]));
  expect(store.fast).toBe(true);
});

test('fast-forward stays when it is always on', async () => {
  settings.fastForward = 'always';
  await connected(update(0, [], [1]));
  server().says(update(1, [], [0]));
  expect(store.fast).toBe(true);
  settings.fastForward = 'manual';
  expect(store.fast).toBe(false);
});
