/**
 * One connection to a room, kept up: it greets, it comes back when it was lost, and it notices
 * when it is dead without having been told, as after a laptop slept.
 */

import type { Hello, Reply, Request } from '../wire';
import { socketAddress } from './base';

export type Contact = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of WebSocket that is used here. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Caller {
  /** Said first on every connection. */
  hello(): Hello;
  heard(reply: Reply): void;
  contact(contact: Contact): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 6_000;

export class Socket {
  #line: Line | null = null;
  #open = false;
  #ended = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  readonly #caller: Caller;
  readonly #dial: () => Line;

  constructor(caller: Caller, dial: () => Line = dialServer) {
    this.#caller = caller;
    this.#dial = dial;
    globalThis.window?.addEventListener('online', this.#wake);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** False where nobody could hear it. */
  send(request: Request): boolean {
    if (!this.#open || !this.#line) return false;
    this.#line.send(JSON.stringify(request));
    return true;
  }

  /** Hang up for good. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    globalThis.window?.removeEventListener('online', this.#wake);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#caller.contact('closed');
  }

  #connect(): void {
    this.#drop();
    this.#caller.contact(this.#failures ? 'lost' : 'connecting');
    const line = this.#dial();
    this.#line = line;
    line.onopen = () => this.#opened(line);
    line.onmessage = ({ data }) => this.#heard(data);
    line.onclose = () => this.#lost();
    this.#expectAnswer();
  }

  #opened(line: Line): void {
    this.#open = true;
    line.send(JSON.stringify(this.#caller.hello()));
  }

  #heard(data: unknown): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#askForLife(), PING_EVERY);
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.type === 'welcome') {
      this.#failures = 0;
      this.#caller.contact('open');
    }
    this.#caller.heard(reply);
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.#caller.contact('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Whoever is silent now is gone, whatever the browser believes. */
  #askForLife(): void {
    if (this.send({ type: 'ping' })) this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lost(), ANSWER_WITHIN);
  }

  /** The network or the eyes of the reader are back: no reason to wait any longer. */
  readonly #wake = (): void => {
    if (this.#ended || globalThis.document?.visibilityState === 'hidden') return;
    if (this.#open) this.#askForLife();
    else if (this.#again !== undefined) this.#connect();
  };

  #drop(): void {
    for (const timer of [this.#again, this.#ping, this.#doubt]) clearTimeout(timer);
    this.#again = undefined;
    this.#open = false;
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }
}

function dialServer(): Line {
  return new WebSocket(socketAddress()) as Line;
}
