/** The log of a game. What happened while the page was away is fetched and put in its place. */

import type { GameEvent } from '../games/module';
import type { EventLog } from '../wire';

/** An entry of the log. It becomes a sentence when it is rendered, in the reader's language. */
export interface LogEntry {
  number: number;
  event: GameEvent;
}

/** Fetches the events since this revision. */
export type FetchEvents = (since: number) => Promise<Pick<EventLog, 'first' | 'events'>>;

export const LOG_LENGTH = 500;

export class GameLog {
  entries = $state.raw<LogEntry[]>([]);

  readonly #fetch: FetchEvents;
  readonly #isQuiet: (event: GameEvent) => boolean;
  /** Nothing is missing up to this revision, whose last entry has this number. */
  #complete = { revision: -1, number: 0 };
  /** Events after `#complete` are missing. */
  #gap = false;
  /** Counts fetches, so that the answer to an outdated one is ignored. */
  #fetches = 0;

  /** Quiet events need no entry. */
  constructor(fetch: FetchEvents, isQuiet: (event: GameEvent) => boolean) {
    this.#fetch = fetch;
    this.#isQuiet = isQuiet;
  }

  add(event: GameEvent): void {
    if (this.#isQuiet(event)) return;
    this.entries = [...this.entries.slice(1 - LOG_LENGTH), { number: this.#last + 1, event }];
  }

  /** All events of this revision have been added. */
  settle(revision: number): void {
    if (!this.#gap) this.#complete = { revision, number: this.#last };
  }

  /** Fetch the missing events up to this revision; entries added meanwhile stay after them. */
  async fill(revision: number): Promise<void> {
    this.#gap = true;
    const fetch = (this.#fetches += 1);
    const known = this.#complete;
    const last = this.#last;
    const fetched = await this.#fetch(known.revision + 1).catch(() => null);
    if (!fetched || fetch !== this.#fetches) return;
    const added = this.entries.filter(({ number }) => number > last);
    const missing = fetched.events.slice(0, Math.max(0, revision + 1 - fetched.first)).flat();
    this.entries = this.entries.filter(({ number }) => number <= known.number);
    for (const event of [...missing, ...added.map((entry) => entry.event)]) {
      this.add(event as GameEvent);
    }
    this.#gap = false;
  }

  get #last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }
}
