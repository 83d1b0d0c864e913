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
  tell(event: GameEvent, scene: S): void;
  /** This event was shown, or skipped. */
  shown?(event: GameEvent): void;
  /** Whether nothing may follow before `release`: a step of a lesson is read. */
  held?(): boolean;
  /** Whether events keep their pace however many are queued. */
  unhurried?(): boolean;
  /** Whether to wait for `release` after this event; `next` is the one after it in its scene. */
  hold?(event: GameEvent, next: GameEvent | undefined, scene: S): boolean;
  /** The scene is over: show its picture. */
  settle(scene: S): void;
}

/** Factor for all durations in fast-forward. */
export const FAST = 0.15;
/** The same for what has to be seen. */
const FAST_LEAST = 0.6;

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
  #endHold: (() => void) | null = null;
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
    this.release();
  }

  /** Go on after an event that is held. */
  release(): void {
    this.#endHold?.();
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
      if (this.#isHeld()) await this.#hold();
      for (const [number, event] of scene.events.entries()) {
        this.#screen.tell(event, scene);
        // Without a wait the view is there at once.
        const shown = this.#show(event);
        if (shown) await shown;
        this.#screen.shown?.(event);
        if (this.#isHeld()) await this.#hold();
        if (this.#skipping || this.#hurry() === 0) continue;
        if (this.#screen.hold?.(event, scene.events[number + 1], scene)) await this.#hold();
      }
      this.#screen.settle(scene);
    }
    this.#playing = false;
    this.#skipping = false;
  }

  /** Shows an event that is worth a look, for as long as that takes. */
  #show(event: GameEvent): Promise<void> | null {
    const pace = this.#pace();
    const pause = this.#screen.pause(event) * pace;
    if (pause === 0) return null;
    this.#screen.show(event);
    const least = (this.#screen.least?.(event) ?? 0) * (this.#screen.fast() ? FAST_LEAST : 1);
    return this.#wait(Math.max(pause, least * this.#screen.pace()), pace);
  }

  /** Whether nothing may follow now; what comes after that is not skipped any more. */
  #isHeld(): boolean {
    const held = this.#screen.held?.() ?? false;
    if (held) this.#skipping = false;
    return held;
  }

  #hold(): Promise<void> {
    return new Promise((resolve) => {
      this.#endHold = () => {
        this.#endHold = null;
        resolve();
      };
    });
  }

  #pace(): number {
    if (this.#skipping) return 0;
    return this.#screen.pace() * this.#fast() * this.#hurry();
  }

  #fast(): number {
    return this.#screen.fast() ? FAST : 1;
  }

  /** Factor for the pace by what is queued; 0 if that is too much to be shown. */
  #hurry(): number {
    if (this.#screen.unhurried?.()) return 1;
    const behind = this.#behind() * this.#fast();
    return HURRY.find(([most]) => behind <= most)?.[1] ?? 0;
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
