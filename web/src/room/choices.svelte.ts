/** The choices of my seat: whether one is due, my answer on its way, and the coach's hint. */

import type { Act, Hinted, JudgedMove, Request } from '../wire';

/** What the choices depend on. */
export interface Turn {
  /** My seat has to choose, and everything before is on the table. */
  due(): boolean;
  /** The coach may be asked at this table. */
  coached(): boolean;
  send(request: Request): boolean;
}

export class Choices {
  /** My choice is sent and not yet confirmed. */
  answering = $state(false);
  /** The coach's suggestions for my current choice. */
  hint = $state.raw<JudgedMove[]>([]);
  /** A hint is requested and not yet received. */
  hinting = $state(false);

  readonly #turn: Turn;
  /** The number of the choice on the table. */
  number = $state(0);
  #pending: Act | null = null;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** Whether my seat may choose now. */
  get live(): boolean {
    return !this.answering && this.#turn.due();
  }

  /** Whether a hint may be requested. */
  get coached(): boolean {
    return this.live && this.#turn.coached();
  }

  act(action: number): void {
    this.#pending = { type: 'act', choice: this.number, action };
    this.answering = true;
    this.clearHint();
    this.#turn.send(this.#pending);
  }

  /** Ask the coach about my choice. */
  askCoach(): void {
    if (!this.coached || this.hinting) return;
    this.hinting = this.#turn.send({ type: 'hint', choice: this.number });
  }

  /** The hint was read. */
  clearHint(): void {
    this.hint = [];
  }

  // -- messages of the server ----------------------------------------------------------------

  /** A new connection: the answer to a hint was lost with the old one. */
  connected(): void {
    this.hinting = false;
  }

  /**
   * This choice is due next. Resend an answer that may have been lost with the connection; the
   * server applies it once.
   */
  received(choice: number, first: boolean): void {
    if (!this.#pending) return;
    if (choice > this.#pending.choice) this.#answered();
    else if (first) this.#turn.send(this.#pending);
  }

  /** The choice with this number is on the table. */
  settle(choice: number): void {
    if (choice !== this.number) this.clearHint();
    this.number = choice;
  }

  hinted({ choice, moves }: Hinted): void {
    this.hinting = false;
    if (choice === this.number && this.live) this.hint = moves;
  }

  refused(request: string): void {
    if (request === 'act') this.#answered();
    if (request === 'hint') this.hinting = false;
  }

  #answered(): void {
    this.#pending = null;
    this.answering = false;
  }
}
