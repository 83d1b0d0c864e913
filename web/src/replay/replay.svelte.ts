/** State of a replay: position, playback, speed. */

import type { GameEvent, GameModule, Picture } from '../games/module';
import { pace } from '../settings/appearance.svelte';
import type { Replay } from '../wire';
import { stepFrom, toldIn } from './steps';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Time to read the sentence of a step, in milliseconds. */
const READING = 900;

export class ReplayStore {
  replay = $state.raw() as Replay;
  /** The step that is shown or being animated. */
  step = $state(0);
  picture = $state.raw() as Picture;
  hands = $state.raw<Picture[]>([]);
  event = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  speed = $state<number>(1);

  readonly #module: GameModule;
  /** Counts animation runs, so that an outdated run stops. */
  #performance = 0;

  constructor(replay: Replay, module: GameModule, step: number) {
    this.#module = module;
    this.show(replay, step);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Show the game from another view, at the same step. */
  show(replay: Replay, step = this.step): void {
    this.replay = replay;
    this.go(step);
  }

  /** Go to this step without animation. */
  go(step: number): void {
    this.playing = false;
    this.#performance += 1;
    this.#settle(Math.min(Math.max(step, 0), this.last));
  }

  back(): void {
    this.go(stepFrom(this.replay.frames, this.#module.quiet, this.step, -1));
  }

  /** Go to the next step, animated. */
  forward(): void {
    const next = stepFrom(this.replay.frames, this.#module.quiet, this.step, 1);
    if (next === this.step) return this.go(next);
    this.go(next - 1);
    void this.#perform(next);
  }

  toggle(): void {
    if (this.playing) this.go(this.step);
    else void this.#play();
  }

  end(): void {
    this.playing = false;
    this.#performance += 1;
  }

  async #play(): Promise<void> {
    if (this.step === this.last) this.go(0);
    this.playing = true;
    while (this.playing && this.step < this.last) {
      const shown = await this.#perform(this.step + 1);
      if (!shown) return;
      const told = toldIn(this.replay.frames[this.step], this.#module.quiet);
      if (told.length > 0 && !(await this.#waited(READING / this.speed))) return;
    }
    this.playing = false;
  }

  /** Animate the events of a step; false if interrupted. */
  async #perform(step: number): Promise<boolean> {
    this.#performance += 1;
    this.step = step;
    const events = (this.replay.frames[step]?.events ?? []) as GameEvent[];
    for (const event of events) {
      const pause = (this.#module.pause(event, this.picture) * pace()) / this.speed;
      if (pause === 0) continue;
      this.picture = this.#module.show(this.picture, event);
      this.event = event;
      if (!(await this.#waited(pause))) return false;
    }
    this.#settle(step);
    return true;
  }

  /** False if interrupted meanwhile. */
  async #waited(milliseconds: number): Promise<boolean> {
    const mine = this.#performance;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return mine === this.#performance;
  }

  #settle(step: number): void {
    const frame = this.replay.frames[step];
    if (!frame) return;
    this.step = step;
    this.event = null;
    this.picture = frame.view as Picture;
    this.hands = frame.hands as Picture[];
  }
}
