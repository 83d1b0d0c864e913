/**
 * Plays events one after another, then shows the view that followed.
 *
 * It never falls behind: the more events are queued, the faster it plays. Hidden tabs and readers
 * who turned animations off get the view at once.
 */

import type { GameEvent, Picture } from '../games/module';

/** One update: its events, and the picture after them. */
export interface Scene {
  events: GameEvent[];
  picture: Picture;
}

export interface Stage<S extends Scene> {
  /** Factor for all durations; 0 skips the animations. */
  pace(): number;
  /** How long to show an event, in milliseconds at pace 1; 0 skips it. */
  pause(event: GameEvent): number;
  /** How long to show an event even when others are queued, in milliseconds at pace 1. */
  least?(event: GameEvent): number;
  /** Show this event. */
  show(event: GameEvent): void;
  /** Log this event, shown or not. */
  tell(event: GameEvent): void;
  /** The scene is over: show its picture. */
  settle(scene: S): void;
}

/** Pace by milliseconds of queued events; above the last bound everything is shown at once. */
const HURRY: readonly [number, number][] = [
  [1500, 1],
  [3000, 0.5],
  [6000, 0.25],
];

export class EventPlayer<S extends Scene> {
  readonly #stage: Stage<S>;
  readonly #waiting: S[] = [];
  #playing = false;
  #skipping = false;
  #endPause: (() => void) | null = null;

  constructor(stage: Stage<S>) {
    this.#stage = stage;
  }

  get playing(): boolean {
    return this.#playing;
  }

  add(scene: S): void {
    this.#waiting.push(scene);
    if (this.#pace() === 0) this.#endPause?.();
    if (!this.#playing) void this.#play();
  }

  /** Show everything queued without pauses. */
  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#endPause?.();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      for (const event of scene.events) {
        this.#stage.tell(event);
        const pause = this.#stage.pause(event) * this.#pace();
        if (pause === 0) continue;
        this.#stage.show(event);
        const least = (this.#stage.least?.(event) ?? 0) * this.#stage.pace();
        await this.#wait(Math.max(pause, least));
      }
      this.#stage.settle(scene);
    }
    this.#playing = false;
    this.#skipping = false;
  }

  #pace(): number {
    if (this.#skipping) return 0;
    const behind = this.#behind();
    const hurry = HURRY.find(([most]) => behind <= most)?.[1] ?? 0;
    return this.#stage.pace() * hurry;
  }

  /** Duration of the queued events: three short events weigh less than one long one. */
  #behind(): number {
    const events = this.#waiting.flatMap((scene) => scene.events);
    return events.reduce((sum, event) => sum + this.#stage.pause(event), 0);
  }

  #wait(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endPause?.(), pause);
      this.#endPause = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
    });
  }
}
