/** The review of one seat's game, polled until it is complete. */

import { Failure, api } from '../net/api';
import type { Review } from '../wire';

/** Polling interval in milliseconds. */
const PAUSE = 700;

/** Finished reviews of this visit, by room and seat. */
const finished = new Map<string, Review>();

/** The review that was read before, if it was. */
export function knownReview(room: string, seat: number): Review | undefined {
  return finished.get(`${room} ${seat}`);
}

export class ReviewStore {
  review = $state.raw<Review | null>(null);
  /** The error code, if there is no review. */
  problem = $state('');

  readonly #ask: (room: string, seat: number) => Promise<Review>;
  /** Counts requests, to ignore the responses of earlier ones. */
  #asked = 0;

  constructor(ask: (room: string, seat: number) => Promise<Review> = api.review) {
    this.#ask = ask;
  }

  get done(): boolean {
    return this.review !== null && this.review.done === this.review.of;
  }

  /** Show this seat's review. */
  async show(room: string, seat: number): Promise<void> {
    const mine = ++this.#asked;
    this.review = null;
    this.problem = '';
    try {
      while (mine === this.#asked && !this.done) {
        const review = await this.#ask(room, seat);
        if (mine !== this.#asked) return;
        this.review = review;
        if (this.done) finished.set(`${room} ${seat}`, review);
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
