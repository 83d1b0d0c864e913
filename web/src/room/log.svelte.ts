/** The log of a game. What happened while the page was away is fetched and put in its place. */

import type { GameEvent, Picture } from '../games/module';
import type { EventLog } from '../wire';

/** An entry of the log. It becomes a sentence when it is rendered, in the reader's language. */
export interface LogEntry {
  number: number;
  event: GameEvent;
  /** The table at that time, for the sentence. */
  picture: Picture | null;
}

/** Fetches the events since this revision. */
export type FetchEvents = (since: number) => Promise<Pick<EventLog, 'first' | 'events'>>;

/** The table after an event. */
export type After = (picture: Picture, event: GameEvent) => Picture;

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

  /** `picture` is the table before the event. */
  add(event: GameEvent, picture: Picture | null): void {
    if (this.#isQuiet(event)) return;
    const entry = { number: this.#last + 1, event, picture };
    this.entries = [...this.entries.slice(1 - LOG_LENGTH), entry];
  }

  /** All events of this revision have been added. */
  settle(revision: number): void {
    if (!this.#gap) this.#complete = { revision, number: this.#last };
  }

  /**
   * Fetch the missing events up to this revision; entries added meanwhile stay after them. A game
   * begins by laying the table, so any `picture` becomes that of the time by what `after` each event.
   */
  async fill(revision: number, picture: Picture, after: After): Promise<void> {
    this.#gap = true;
    const fetch = (this.#fetches += 1);
    const known = this.#complete;
    const last = this.#last;
    const fetched = await this.#fetch(known.revision + 1).catch(() => null);
    if (!fetched || fetch !== this.#fetches) return;
    const added = this.entries.filter(({ number }) => number > last);
    const missing = fetched.events.slice(0, Math.max(0, revision + 1 - fetched.first)).flat();
    this.entries = this.entries.filter(({ number }) => number <= known.number);
    let before = picture;
    for (const event of missing as GameEvent[]) {
      this.add(event, before);
      before = after(before, event);
    }
    for (const entry of added) this.add(entry.event, entry.picture);
    this.#gap = false;
  }

  get #last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }
}
