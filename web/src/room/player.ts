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

/** How much quicker it goes with so many scenes waiting; with more, at once. */
const HURRY = [1, 0.5, 0.25];

export class Player<S extends Scene> {
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
    return this.#skipping ? 0 : this.#stage.pace() * (HURRY[this.#waiting.length] ?? 0);
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
