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

/** Where the events are shown. */
export interface Screen<S extends Scene> {
  /** Factor for all durations; 0 skips the animations. */
  pace(): number;
  /** Fast-forward: every event is shown, but briefly. */
  fast(): boolean;
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

/** Factor for all durations in fast-forward. */
export const FAST = 0.15;

/** Pace by milliseconds of queued events; above the last bound everything is shown at once. */
const HURRY: readonly [number, number][] = [
  [1500, 1],
  [3000, 0.5],
  [6000, 0.25],
];

export class EventPlayer<S extends Scene> {
  readonly #screen: Screen<S>;
  readonly #waiting: S[] = [];
  #playing = false;
  #skipping = false;
  #endPause: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current pause ends, and the pace it was measured by. */
  #pauseEnd = 0;
  #pausePace = 1;

  constructor(screen: Screen<S>) {
    this.#screen = screen;
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

  /** The pace has changed: the rest of the current pause takes the new one. */
  retime(): void {
    if (!this.#endPause) return;
    const pace = this.#pace();
    const left = ((this.#pauseEnd - Date.now()) * pace) / this.#pausePace;
    if (pace === 0 || left <= 0) this.#endPause();
    else this.#startTimer(left, pace);
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      for (const event of scene.events) {
        this.#screen.tell(event);
        const pace = this.#pace();
        const pause = this.#screen.pause(event) * pace;
        if (pause === 0) continue;
        this.#screen.show(event);
        const least = this.#screen.fast() ? 0 : (this.#screen.least?.(event) ?? 0);
        await this.#wait(Math.max(pause, least * this.#screen.pace()), pace);
      }
      this.#screen.settle(scene);
    }
    this.#playing = false;
    this.#skipping = false;
  }

  #pace(): number {
    if (this.#skipping) return 0;
    const fast = this.#screen.fast() ? FAST : 1;
    const behind = this.#behind() * fast;
    const hurry = HURRY.find(([most]) => behind <= most)?.[1] ?? 0;
    return this.#screen.pace() * fast * hurry;
  }

  /** Duration of the queued events: three short events weigh less than one long one. */
  #behind(): number {
    const events = this.#waiting.flatMap((scene) => scene.events);
    return events.reduce((sum, event) => sum + this.#screen.pause(event), 0);
  }

  #wait(pause: number, pace: number): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = () => {
        clearTimeout(this.#timer);
        this.#endPause = null;
        resolve();
      };
      this.#startTimer(pause, pace);
    });
  }

  #startTimer(pause: number, pace: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#endPause?.(), pause);
    this.#pauseEnd = Date.now() + pause;
    this.#pausePace = pace;
  }
}
