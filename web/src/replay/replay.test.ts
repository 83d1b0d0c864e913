// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule, Picture } from '../games/module';
import type { Frame, Replay } from '../wire';
import { ReplayStore } from './replay.svelte';

const frame = (number: number, ...events: string[]): Frame => ({
  seat: 0,
  action: 0,
  events: events.map((event) => ({ event })),
  view: { number },
  hands: [],
});
const replay = {
  frames: [
    frame(0, 'Began'),
    frame(1, 'Played'),
    frame(2),
    frame(3, 'Played', 'Won'),
    frame(4, 'Won'),
  ],
} as Partial<Replay> as Replay;
const game = {
  show: (picture: Picture, event) => ({ ...picture, shown: event.event }),
  pause: (event) => (event.event === 'Played' ? 400 : 0),
  quiet: new Set<string>(),
} as Partial<GameModule> as GameModule;

describe('a replay', () => {
  let store: ReplayStore;
  beforeEach(() => {
    vi.useFakeTimers();
    store = new ReplayStore(replay, game, 0);
  });
  afterEach(() => {
    store.end();
    vi.useRealTimers();
  });

  it('goes where it is told and not beyond', () => {
    store.go(3);
    expect(store.picture).toEqual({ number: 3 });
    store.go(99);
    expect(store.step).toBe(4);
    store.go(-1);
    expect(store.step).toBe(0);
  });

  it('shows what moves in a step, then the view of its end', async () => {
    store.go(2);
    store.forward();
    expect(store.event?.event).toBe('Played');
    expect(store.picture).toMatchObject({ number: 2, shown: 'Played' });
    await vi.advanceTimersByTimeAsync(400);
    expect(store.event).toBeNull();
    expect(store.picture).toEqual({ number: 3 });
  });

  it('counts every press, however quickly they follow', async () => {
    const many = Array.from({ length: 9 }, (_, number) => frame(number, 'Played'));
    store.show({ ...replay, frames: many }, 0);
    for (let presses = 1; presses <= 6; presses += 1) {
      store.forward();
      expect(store.step).toBe(presses);
    }
    expect(store.picture).toEqual({ number: 5, shown: 'Played' });
    await vi.runAllTimersAsync();
    expect(store.step).toBe(6);
    expect(store.picture).toEqual({ number: 6 });
  });

  it('takes back the step that is being shown', async () => {
    store.forward();
    expect(store.step).toBe(1);
    store.back();
    expect(store.picture).toEqual({ number: 0 });
    await vi.runAllTimersAsync();
    expect(store.step).toBe(0);
  });

  it('shows nothing again when pressed at the end', () => {
    store.show({ ...replay, frames: [frame(0), frame(1, 'Played')] }, 1);
    store.forward();
    expect(store.event).toBeNull();
    expect(store.picture).toEqual({ number: 1 });
  });

  it('pauses at the end of the step that is being shown', async () => {
    store.toggle();
    store.toggle();
    await vi.runAllTimersAsync();
    expect(store.step).toBe(1);
    expect(store.picture).toEqual({ number: 1 });
  });

  it('plays to the end and stops there', async () => {
    store.toggle();
    expect(store.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect(store.step).toBe(4);
    expect(store.playing).toBe(false);
  });

  it('begins again when played from the end', async () => {
    store.go(4);
    store.toggle();
    expect(store.picture).toMatchObject({ number: 0 });
    await vi.runAllTimersAsync();
    expect(store.step).toBe(4);
  });

  it('is twice as fast at twice the speed', async () => {
    const lasts = async (speed: number): Promise<number> => {
      store.go(0);
      store.speed = speed;
      const begun = Date.now();
      store.toggle();
      await vi.runAllTimersAsync();
      return Date.now() - begun;
    };
    const normal = await lasts(1);
    expect(normal).toBeGreaterThan(0);
    expect(await lasts(2)).toBe(normal / 2);
  });

  it('a jump ends what was moving', async () => {
    store.toggle();
    store.go(3);
    await vi.runAllTimersAsync();
    expect(store.step).toBe(3);
    expect(store.event).toBeNull();
    expect(store.playing).toBe(false);
  });

  it('stays at its step when seen by others', () => {
    store.go(2);
    store.show({ ...replay, open: true });
    expect(store.step).toBe(2);
  });
});
