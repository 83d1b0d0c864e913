// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seenOf } from '../deal/seen';
import { actionsOf } from '../games/actions';
import type { GameEvent, GameModule, Picture } from '../games/module';
import type { Transport } from '../net/socket';
import { phrases } from '../text/text.svelte';
import type { GameFacts, Reply, Request, Room, Update } from '../wire';
import { RoomStore, type PlayedGame } from './room.svelte';

const facts: GameFacts = {
  name: 'felix',
  rules_version: 1,
  seats: [3],
  options: [],
  bots: [],
  actions: [
    { verb: 'pass', about: {}, written: 'pass' },
    { verb: 'bid', about: { mice: 4 }, written: 'bid 4' },
  ],
  things: {},
};
const module = {
  show: (picture: Picture, event) => ({ ...picture, last: event.event }),
  pause: (event) => (event.event === 'RoundBegan' ? 1000 : 0),
  quiet: new Set(['HandDealt']),
  sounds: { RoundBegan: 'card', BidMade: 'coin' },
} as Partial<GameModule> as GameModule;
const played: PlayedGame = { facts, module, actions: actionsOf(facts.actions) };

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
const place = {
  bot: '',
  online: true,
  ready: true,
  stands_in: false,
  abandons: false,
  value: '',
};
const room: Room = {
  type: 'room',
  id: '0123456789ab',
  game: 'felix',
  options: {},
  status: 'playing',
  places: [
    { ...place, sitter: 'person', name: 'Ada' },
    { ...place, sitter: 'person', name: 'Bo' },
  ],
  host: 0,
  timing: { budget: 0, increment: 0, each_move: 0 },
  listed: false,
  lesson: false,
  watching: 0,
  commitment: '',
  points: [],
  ranks: [],
  next_room: '',
};

function update(choice: number, events: string[] = [], waiting = [0]): Update {
  const view: Picture = { seat: 0, asked: 'bid', legal: [0], choice };
  return {
    type: 'update',
    revision: choice,
    choice,
    events: events.map((event) => ({ event })),
    view,
    waiting,
    left: [],
  };
}

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
    loadHistory: () => Promise.resolve(heard),
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

test('the log has what was told, but for the quiet events', async () => {
  await connected(update(0, ['HandDealt', 'BidMade']));
  expect(store.log).toEqual([{ number: 1, event: { event: 'BidMade' } }]);
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

test('whoever comes in later, or missed something, has the whole log', async () => {
  heard = [
    [{ event: 'HandDealt' }],
    [{ event: 'First' }],
    [{ event: 'Second' }],
    [{ event: 'Third' }],
  ];
  const told = () => store.log.map(({ event }) => event.event);
  await connected(update(1));
  expect(told()).toEqual(['First']);
  server().says(update(2, ['Second']));
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual(['First', 'Second']);
  heard.push([{ event: 'Fourth' }]);
  server().says(update(4));
  server().says(update(5, ['Fifth']));
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth']);
});

const alone: Room = {
  ...room,
  places: [room.places[0]!, { ...place, sitter: 'bot', name: 'Luna', bot: 'greedy' }],
};
const hinted: Reply = {
  type: 'hinted',
  choice: 3,
  moves: [{ action: 0, chance: 0.5, tried: 9, reason: 'pass-mice', values: { mice: 2 } }],
};

test('the coach is there only for who plays with bots alone', async () => {
  await connected(welcome, room, update(3));
  expect(store.live).toBe(true);
  expect(store.coached).toBe(false);
  store.askCoach();
  expect(server().wishes).toEqual([]);
  server().says(alone);
  expect(store.coached).toBe(true);
});

test('a hint is asked for once, shown, and forgotten with the choice', async () => {
  await connected(welcome, alone, update(3));
  store.askCoach();
  store.askCoach();
  expect(server().wishes).toEqual([{ type: 'hint', choice: 3 }]);
  expect(store.hinting).toBe(true);
  server().says(hinted);
  expect(store.hinting).toBe(false);
  expect(store.hint).toHaveLength(1);
  server().says(update(4));
  expect(store.hint).toEqual([]);
});

test('a hint for a choice that is made already is not shown', async () => {
  await connected(welcome, alone, update(4));
  store.askCoach();
  server().says(hinted);
  expect(store.hint).toEqual([]);
  expect(store.hinting).toBe(false);
});

test('a coach who refuses can be asked again', async () => {
  await connected(welcome, alone, update(3));
  store.askCoach();
  server().says({ type: 'refused', request: 'hint', reason: 'busy', rule: '', action: -1 });
  expect(store.hinting).toBe(false);
  expect(store.refusal?.reason).toBe('busy');
});

// -- before the game --------------------------------------------------------------------------

const table: Room = { ...alone, status: 'waiting', commitment: 'ab'.repeat(32) };
const refusedStart: Reply = {
  type: 'refused',
  request: 'start',
  reason: 'not-host',
  rule: '',
  action: -1,
};

function comesIn(...replies: Reply[]): void {
  server().onopen?.();
  server().says(...replies);
}

test('who comes to a table with bots alone begins at once, after the promise', () => {
  comesIn(welcome, table);
  const { value } = seenOf(table.id);
  expect(seenOf(table.id).commitment).toBe(table.commitment);
  expect(value).toMatch(/^[0-9a-f]{32}$/);
  expect(server().wishes).toEqual([{ type: 'start', value }]);
  expect(store.starting).toBe(true);
  server().says(table); // a spectator joins
  expect(server().wishes).toHaveLength(1);
  server().says({ ...table, status: 'playing' });
  expect(store.starting).toBe(false);
});

test('a start that was lost is asked for again, with the same value', async () => {
  comesIn(welcome, table);
  const [start] = server().wishes;
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  comesIn(welcome, table);
  expect(servers).toHaveLength(2);
  expect(server().wishes).toEqual([start]);
});

test('a start that is refused is not asked for again', () => {
  comesIn(welcome, table, refusedStart, table);
  expect(server().wishes).toHaveLength(1);
  expect(store.starting).toBe(false);
});

test.each([
  ['is not the host', { host: 1 }],
  ['has friends here', { places: room.places }],
])('who %s does not begin by itself', (_, change) => {
  comesIn(welcome, { ...table, ...change });
  expect(server().wishes).toEqual([]);
  expect(store.starting).toBe(false);
});

test('a host who was waiting for friends and then takes bots begins when he likes', () => {
  comesIn(welcome, { ...table, places: room.places }, table);
  expect(server().wishes).toEqual([]);
  store.start();
  expect(server().wishes).toEqual([{ type: 'start', value: seenOf(table.id).value }]);
});

test('who is ready adds to the deal, and says the same when he is ready again', () => {
  comesIn(welcome, { ...table, host: 1 });
  store.setReady(true);
  store.setReady(false);
  const { value } = seenOf(table.id);
  expect(server().wishes).toEqual([
    { type: 'ready', ready: true, value },
    { type: 'ready', ready: false, value },
  ]);
});
