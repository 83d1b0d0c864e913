/** Reactions that are over the table now, and what screen readers are told of them. */

import { settings } from '../settings/settings.svelte';
import type { Reacted } from '../wire';

/** How long a reaction is seen, in milliseconds. */
export const STAYS = 2000;
/** As many are seen at a time. */
export const MOST = 8;
/** A reaction is announced if none was in the time before, in milliseconds. */
const QUIET = 4000;

export interface Reaction {
  number: number;
  seat: number;
  reaction: string;
}

export class Reactions {
  /** From the oldest to the latest. */
  shown = $state.raw<readonly Reaction[]>([]);
  /** The latest one that is announced. */
  announced = $state.raw<Reaction | null>(null);

  #count = 0;
  #last = -Infinity;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  received({ seat, reaction }: Pick<Reacted, 'seat' | 'reaction'>): void {
    if (!settings.reactions || document.hidden) return;
    const added = { number: (this.#count += 1), seat, reaction };
    this.shown = [...this.shown, added].slice(-MOST);
    const now = Date.now();
    if (now - this.#last >= QUIET) this.announced = added;
    this.#last = now;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter((each) => each !== added);
    }, STAYS);
    this.#timers.add(timer);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }
}
