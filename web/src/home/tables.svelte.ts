/** The tables on the home page, refreshed while the page is visible. */

import { api } from '../net/api';
import type { Tables } from '../wire';

const EVERY = 4_000;

export class TableLists {
  lists = $state.raw<Tables | null>(null);
  /** The last request failed. */
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Start polling; returns a function that stops it. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.#ask();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    look();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.lists = await api.tables();
      this.failed = false;
    } catch {
      this.failed = true; // the page shows it, and the next poll retries
    }
    if (this.#ended || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}
