/** Before the game: being ready, and the start, which needs no click if all others are bots. */

import { toAdd, watch } from '../deal/seen';
import type { Request, Room } from '../wire';

/** My place at the table. */
export interface Seated {
  readonly room: Room | null;
  readonly seat: number;
  send(request: Request): boolean;
}

export class Lobby {
  /** All other seats are bots, and the game is about to start. */
  starting = $state(false);

  readonly #seated: Seated;
  /** Start the game without asking, because all other seats have been bots since I joined. */
  #autoStart = true;
  /** The start was requested on this connection. */
  #requested = false;

  constructor(seated: Seated) {
    this.#seated = seated;
  }

  /** Say whether I am ready; sends my value for the deal along. */
  setReady(ready: boolean): void {
    this.#seated.send({ type: 'ready', ready, value: this.#dealValue() });
  }

  /** Start the game, as its host. */
  start(): boolean {
    return this.#seated.send({ type: 'start', value: this.#dealValue() });
  }

  /** A new connection. */
  connected(): void {
    this.#requested = false;
  }

  /** The room as it is now. */
  received(room: Room): void {
    const { seat } = this.#seated;
    watch(room, seat);
    this.#autoStart &&= isSolo(room, seat);
    if (this.#autoStart && !this.#requested) this.#requested = this.start();
    this.starting = this.#autoStart;
  }

  refused(request: string): void {
    if (request === 'start') this.#autoStart = this.starting = false;
  }

  #dealValue(): string {
    const { room, seat } = this.#seated;
    return room ? toAdd(room, seat) : '';
  }
}

/** A waiting table that this seat hosts and where bots sit on all other seats. */
function isSolo(room: Room, seat: number): boolean {
  return room.status === 'waiting' && room.host === seat && botsBut(room, seat);
}

/** Whether bots sit on all seats but this one. */
export function botsBut({ places }: Room, seat: number): boolean {
  return places.every(({ sitter }, each) => each === seat || sitter === 'bot');
}
