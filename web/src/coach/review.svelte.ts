/** The review of one seat's game: asked for until it is there. */

import { Failure, api } from '../net/api';
import type { Review } from '../wire';

/** How long to wait before asking again how far it is, in milliseconds. */
const PAUSE = 700;

export class ReviewStore {
  review = $state.raw<Review | null>(null);
  /** Why there is none: the code of the reason. */
  problem = $state('');

  readonly #ask: (room: string, seat: number) => Promise<Review>;
  /** Counts what was asked for: only the latest is of interest. */
  #asked = 0;

  constructor(ask: (room: string, seat: number) => Promise<Review> = api.review) {
    this.#ask = ask;
  }

  get done(): boolean {
    return this.review !== null && this.review.done === this.review.of;
  }

  /** This seat's review, from now on. */
  async show(room: string, seat: number): Promise<void> {
    const mine = ++this.#asked;
    this.review = null;
    this.problem = '';
    try {
      while (mine === this.#asked && !this.done) {
        const review = await this.#ask(room, seat);
        if (mine !== this.#asked) return;
        this.review = review;
        if (!this.done) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (failure) {
      if (mine !== this.#asked) return;
      this.problem = failure instanceof Failure ? failure.reason : 'unknown';
    }
  }

  end(): void {
    this.#asked += 1;
  }
}
