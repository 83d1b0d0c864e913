/**
 * Shows what happened, one event after another, and then the view that followed.
 *
 * It never falls behind: the more waits, the quicker it goes, and whoever does not look, or wants
 * nothing to move, sees the view at once.
 */

import type { GameEvent, Picture } from '../games/module';

/** One thing heard: what happened, and the picture afterwards. */
export interface Scene {
  events: GameEvent[];
  picture: Picture;
}

export interface Stage<S extends Scene> {
  /** How long things last now; 0: nothing is shown on the way. */
  pace(): number;
  /** How long an event is worth looking at, in milliseconds at pace 1. */
  pause(event: GameEvent): number;
  /** Put this event on the stage. */
  show(event: GameEvent): void;
  /** Tell that it happened, shown or not. */
  tell(event: GameEvent): void;
  /** The scene is over: this is how things are. */
  settle(scene: S): void;
}

/** How quickly it goes with up to so many milliseconds of events waiting; with more, at once. */
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

  /** Show the rest of what is known without any pause. */
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
        await this.#wait(pause);
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

  /** How long what waits would take by itself: three quick moves are less than one long one. */
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
