/**
 * A connection to one room. It says hello, reconnects with exponential backoff, and pings to detect
 * a dead connection that the browser still reports as open, for example after a laptop slept.
 */

import type { Hello, Reply, Request } from '../wire';
import { socketAddress } from './base';

export type Contact = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of WebSocket used here. */
export interface Transport {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** The first message of every connection. */
  hello(): Hello;
  received(reply: Reply): void;
  contact(contact: Contact): void;
}

const FIRST_BACKOFF_MS = 400;
const MAX_BACKOFF_MS = 10_000;
const PING_INTERVAL_MS = 20_000;
const REPLY_TIMEOUT_MS = 6_000;

export class Socket {
  #transport: Transport | null = null;
  #open = false;
  #ended = false;
  #failures = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: Listener;
  readonly #connectTransport: () => Transport;

  constructor(listener: Listener, connect: () => Transport = connectToServer) {
    this.#listener = listener;
    this.#connectTransport = connect;
    globalThis.window?.addEventListener('online', this.#wake);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Returns false if the connection is not open. */
  send(request: Request): boolean {
    if (!this.#open || !this.#transport) return false;
    this.#transport.send(JSON.stringify(request));
    return true;
  }

  /** Close for good. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    globalThis.window?.removeEventListener('online', this.#wake);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#listener.contact('closed');
  }

  #connect(): void {
    this.#drop();
    this.#listener.contact(this.#failures ? 'lost' : 'connecting');
    const transport = this.#connectTransport();
    this.#transport = transport;
    transport.onopen = () => this.#opened(transport);
    transport.onmessage = ({ data }) => this.#receive(data);
    transport.onclose = () => this.#lost();
    this.#expectReply();
  }

  #opened(transport: Transport): void {
    this.#open = true;
    transport.send(JSON.stringify(this.#listener.hello()));
  }

  #receive(data: unknown): void {
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => this.#ping(), PING_INTERVAL_MS);
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.type === 'welcome') {
      this.#failures = 0;
      this.#listener.contact('open');
    }
    this.#listener.received(reply);
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.#listener.contact('lost');
    const wait = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Ping, and treat a missing reply as a lost connection. */
  #ping(): void {
    if (this.send({ type: 'ping' })) this.#expectReply();
  }

  #expectReply(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#lost(), REPLY_TIMEOUT_MS);
  }

  /** The network is back or the tab is visible again: check or reconnect at once. */
  readonly #wake = (): void => {
    if (this.#ended || globalThis.document?.visibilityState === 'hidden') return;
    if (this.#open) this.#ping();
    else if (this.#reconnectTimer !== undefined) this.#connect();
  };

  #drop(): void {
    for (const timer of [this.#reconnectTimer, this.#pingTimer, this.#silenceTimer])
      clearTimeout(timer);
    this.#reconnectTimer = undefined;
    this.#open = false;
    const transport = this.#transport;
    this.#transport = null;
    if (!transport) return;
    transport.onopen = transport.onmessage = transport.onclose = null;
    transport.close();
  }
}

function connectToServer(): Transport {
  return new WebSocket(socketAddress()) as Transport;
}
