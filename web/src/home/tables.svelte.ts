/** The tables on the home page, fresh for as long as somebody looks. */

import { api } from '../net/api';
import type { Tables } from '../wire';

const EVERY = 4_000;

export class TableLists {
  lists = $state.raw<Tables | null>(null);
  /** The server did not answer the last time. */
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Begin to ask; what is returned ends it. */
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
      this.failed = true; // shown by the page, and asked again
    }
    if (this.#ended || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}
