// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageSound } from '../sound/sound.svelte';
import { NOBODY, type Place, type Room } from '../wire';
import { signals } from './signals.svelte';

class Watched {
  answering = $state(false);
  choice = 0;
  clocks = $state.raw<{ left: number[]; since: number }>({ left: [], since: 0 });
  busy = $state(false);
  live = $state(false);
  nudgedBy = $state<number>(NOBODY);
  room = $state.raw<Room | null>(null);
  seat = 0;
  waiting = $state.raw<number[]>([]);
}

const playing = {
  status: 'playing',
  listed: false,
  places: [{ stands_in: false } as Place],
  ranks: [] as number[],
} as Room;

let heard: string[];
let room: Watched;
let sound: PageSound;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  room = new Watched();
  room.room = playing;
  sound = new PageSound();
  vi.spyOn(sound, 'play').mockImplementation((name) => heard.push(name));
  vi.spyOn(sound, 'vibrate').mockImplementation(() => heard.push('vibration'));
  end = $effect.root(() => signals(room, sound));
  flushSync();
});

afterEach(() => end());

function becomes(change: Partial<Watched>): void {
  Object.assign(room, change);
  flushSync();
}

test('my turn is called once for each choice', () => {
  becomes({ live: true });
  becomes({ live: false }); // another player chooses at the same time
  becomes({ live: true });
  expect(heard).toEqual(['turn', 'vibration']);
  becomes({ live: false });
  becomes({ live: true, choice: 1 });
  expect(heard).toHaveLength(4);
});

test('a turn right after my own action is not called', () => {
  becomes({ answering: true });
  vi.advanceTimersByTime(1900);
  becomes({ answering: false, live: true, choice: 1 });
  expect(heard).toEqual([]);
  becomes({ answering: true, live: false });
  vi.advanceTimersByTime(2100);
  becomes({ answering: false, live: true, choice: 2 });
  expect(heard).toEqual(['turn', 'vibration']);
});

test('a reminder calls', () => {
  becomes({ nudgedBy: 1 });
  expect(heard).toEqual(['turn', 'vibration']);
});

test('my last ten seconds tick, those of others do not', () => {
  becomes({ clocks: { left: [12_000, 9000], since: Date.now() }, waiting: [1] });
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
  becomes({ clocks: { left: [12_000, 9000], since: Date.now() }, waiting: [0] });
  vi.advanceTimersByTime(1900);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['tick']);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(10);
});

test('the clock stops ticking when I have chosen', () => {
  becomes({ clocks: { left: [5000], since: Date.now() }, waiting: [0] });
  vi.advanceTimersByTime(1100);
  becomes({ waiting: [] });
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['tick']);
});

test.each([
  ['win', 0, [1, 2]],
  ['lose', 0, [2, 1]],
  [undefined, NOBODY, [1, 2]],
])('the end of the game: %s', (sounded, seat, ranks) => {
  room.seat = seat;
  becomes({ room: { ...playing, status: 'finished', ranks } });
  expect(heard).toEqual(sounded ? [sounded] : []);
});

test('a game that was over already is silent', () => {
  end();
  room.room = { ...playing, status: 'finished', ranks: [1] };
  end = $effect.root(() => signals(room, sound));
  flushSync();
  expect(heard).toEqual([]);
});

test('the sound knows whether strangers sit at the table', () => {
  becomes({ room: { ...playing, listed: true } });
  expect(sound.listed).toBe(true);
  end();
  expect(sound.listed).toBe(false);
});
