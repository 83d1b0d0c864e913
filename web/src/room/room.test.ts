// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/module';
import { Coach } from '../lesson/coach.svelte';
import type { LessonStep } from '../lesson/lesson';
import type { Transport } from '../net/socket';
import { settings } from '../settings/settings.svelte';
import { phrases } from '../text/text.svelte';
import { NOBODY, type Reply, type Request, type Said } from '../wire';
import { alone, played, room, update, waitingAlone } from './fixtures';
import { RoomStore, TOLD } from './room.svelte';

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

const said: Said = {
  type: 'said',
  number: 0,
  seat: 1,
  name: 'Bo',
  text: '',
  phrase: '',
  notice: '',
  by: '',
};

let servers: Server[] = [];
let store: RoomStore;
/** What the server remembers, by revision. */
let heard: GameEvent[][] = [];
let sounds: string[] = [];
let lesson: Promise<LessonStep[]>;
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
  lesson = Promise.resolve([
    { text: 'goal', asked: 'bid' },
    { text: 'choose', choice: true },
  ]);
  store = new RoomStore('0123456789ab', {
    connect: () => {
      servers.push(new Server());
      return server();
    },
    load: () => Promise.resolve(played),
    lessonOf: () => lesson,
    fetchEvents: (since) => Promise.resolve({ first: since, events: heard.slice(since) }),
    play: (sound) => sounds.push(sound),
  });
});

afterEach(() => {
  store.end();
  settings.confirm = 'auto';
});

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
  const line: Said = { ...said, number: 1, text: '<b>' };
  await connected(line, { ...line, number: 0, text: 'first' }, line);
  expect(store.chat.map(({ text }) => text)).toEqual(['first', '<b>']);
});

test('news about another player is shown for a moment', async () => {
  await connected({ ...said, notice: 'away' }, update(0));
  expect(store.told).toBe(null);
  server().says({ ...said, number: 1, text: 'hi' });
  server().says({ ...said, number: 2, seat: 0, notice: 'back' });
  expect(store.told).toBe(null);
  server().says({ ...said, number: 3, notice: 'left' });
  expect(store.told).toMatchObject({ seat: 1, notice: 'left' });
  await vi.advanceTimersByTimeAsync(TOLD);
  expect(store.told).toBe(null);
});

test('a screen for all joins as a spectator, without a token', () => {
  const screen = new RoomStore('0123456789ab', {
    watch: true,
    connect: () => {
      servers.push(new Server());
      return server();
    },
  });
  server().onopen?.();
  expect(server().heard).toMatchObject([{ type: 'hello', token: '', watch: true }]);
  screen.end();
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

test('nothing can be chosen while the end of a round is read; a try closes it', async () => {
  await connected(update(0));
  server().says(update(1, ['RowSold']));
  expect([store.live, store.busy]).toEqual([false, true]);
  store.choose(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(server().wishes).toEqual([]);
  expect([store.live, store.busy]).toEqual([true, false]);
});

test('with bots alone the end of a round waits, with people it does not', async () => {
  await connected(alone, update(0));
  server().says(update(1, ['RowSold']));
  expect(store.round?.closes).toBeNull();
  store.closeRound();
  await vi.advanceTimersByTimeAsync(0);
  server().says(room, update(2, ['RowSold']));
  expect(store.round?.closes).not.toBeNull();
});

test('where it must be confirmed, the first touch selects and the second chooses', async () => {
  settings.confirm = 'always';
  await connected(update(3));
  store.choose(0);
  expect([store.selected, server().wishes]).toEqual([0, []]);
  store.unselect();
  store.choose(0);
  store.confirm();
  expect(server().wishes).toEqual([{ type: 'act', choice: 3, action: 0 }]);
  expect(store.selected).toBe(-1);
});

test('a lesson speaks of one touch: nothing is confirmed until it is over', async () => {
  settings.confirm = 'always';
  await connected(update(3));
  expect(store.confirms).toBe(true);
  store.lesson = new Coach([{ text: 'end', asked: 'never', last: true }], {
    load: () => ({ told: [], open: [] }),
    save: () => undefined,
  });
  expect(store.confirms).toBe(false);
  store.choose(0);
  expect(server().wishes).toEqual([{ type: 'act', choice: 3, action: 0 }]);
  store.lesson.skip();
  expect(store.confirms).toBe(true);
});

test('what was selected is forgotten when another choice is due', async () => {
  settings.confirm = 'always';
  await connected(update(3));
  store.choose(0);
  server().says(update(4));
  expect(store.selected).toBe(-1);
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

test('in fast-forward the bots do not pause, and on every new connection', async () => {
  await connected(alone, update(0, [], [1]));
  store.toggleFast();
  expect(server().wishes).toEqual([{ type: 'hurry', hurry: true }]);
  server().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  await connected(alone, update(0, [], [1]));
  expect(server().wishes).toEqual([{ type: 'hurry', hurry: true }]);
  server().says(update(1, [], [0]));
  expect(server().wishes.at(-1)).toEqual({ type: 'hurry', hurry: false });
});

test('a refusal to hurry is no message', async () => {
  await connected(alone, update(0, [], [1]));
  server().says({ type: 'refused', request: 'hurry', reason: 'not-alone', rule: '', action: -1 });
  expect(store.refusal).toBeNull();
});

test('where other people play, nobody is hurried', async () => {
  await connected(update(0, [], [1]));
  store.toggleFast();
  expect(server().wishes).toEqual([]);
});

// -- lessons ---------------------------------------------------------------------------------------

const taught = { ...alone, lesson: true };

async function begun(choice = 0): Promise<void> {
  server().onopen?.();
  server().says(welcome, taught, update(choice));
  await vi.advanceTimersByTimeAsync(0);
}

test('while a step of the lesson is read nothing can be chosen', async () => {
  await begun();
  expect([store.lesson?.step?.text, store.reading, store.live]).toEqual(['goal', true, false]);
  store.choose(1);
  expect(server().wishes).toEqual([]);
  store.lesson?.next();
  expect([store.lesson?.step?.text, store.reading, store.live]).toEqual(['choose', false, true]);
  store.choose(0);
  expect(server().wishes).toEqual([{ type: 'act', choice: 0, action: 0 }]);
  expect(store.lesson?.step).toBeUndefined();
});

test('a table that is no lesson tells nothing, nor does a lesson to a spectator', async () => {
  await connected(update(0));
  expect(store.lesson).toBeNull();
  store = new RoomStore('0123456789ab', {
    connect: () => {
      servers.push(new Server());
      return server();
    },
    load: () => Promise.resolve(played),
    lessonOf: () => lesson,
  });
  server().onopen?.();
  server().says({ ...welcome, seat: NOBODY, token: '' }, taught, update(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.lesson).toBeNull();
});

test('a game works without its lesson', async () => {
  lesson = Promise.reject(new Error('not loaded'));
  await begun();
  expect([store.lesson?.step, store.live]).toEqual([undefined, true]);
});

test('a lesson is remembered until its game is over', async () => {
  await begun();
  expect(localStorage.getItem('ninelives:lesson:0123456789ab')).toContain('"told":[0,1]');
  server().says({ ...taught, status: 'finished' });
  expect(localStorage.getItem('ninelives:lesson:0123456789ab')).toBeNull();
});
