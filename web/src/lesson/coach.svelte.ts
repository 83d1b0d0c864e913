/** Follows a game and selects the lesson steps that are due. */

import type { GameEvent } from '../games/module';
import { due, type LessonStep } from './lesson';

/** What the lesson observes. */
export interface Watched {
  readonly picture: { asked: string; round?: unknown } | null;
  readonly event: GameEvent | null;
  readonly log: readonly { number: number; event: GameEvent }[];
  readonly answering: boolean;
}

/** Stores which steps were shown, so that a reload does not start over. */
export interface Memory {
  told(): number[];
  tell(told: number[]): void;
}

export class Coach {
  /** Steps waiting to be read; the first one is shown. */
  queue = $state.raw<LessonStep[]>([]);
  readonly #lesson: readonly LessonStep[];
  readonly #memory: Memory;
  readonly #told: Set<number>;
  readonly #events = new Set<string>();
  readonly #counts = new Map<string, number>();
  #heard = 0;

  constructor(lesson: readonly LessonStep[], memory: Memory) {
    this.#lesson = lesson;
    this.#memory = memory;
    this.#told = new Set(memory.told());
  }

  get step(): LessonStep | undefined {
    return this.queue[0];
  }

  next(): void {
    this.queue = this.queue.slice(1);
  }

  /** Call whenever the observed game changes. */
  look({ picture, event, log, answering }: Watched): void {
    for (const line of log) if (line.number > this.#heard) this.#count(line.event);
    this.#heard = log.at(-1)?.number ?? this.#heard;
    if (event) this.#hear(event);
    else if (answering) this.#leave();
    else if (picture) this.#say(picture.asked, Number(picture.round ?? 0));
  }

  #count(event: GameEvent): void {
    this.#counts.set(event.event, (this.#counts.get(event.event) ?? 0) + 1);
    this.#hear(event);
  }

  #hear(event: GameEvent): void {
    this.#events.add(event.event);
  }

  /** A choice was made: drop the steps about the situation before it. */
  #leave(): void {
    this.#events.clear();
    this.queue = [];
  }

  #say(asked: string, round: number): void {
    const moment = { asked, round, events: this.#events, counts: this.#counts };
    const numbers = due(this.#lesson, this.#told, moment);
    if (numbers.length === 0) return;
    for (const number of numbers) this.#told.add(number);
    this.#memory.tell([...this.#told]);
    this.queue = [...this.queue, ...numbers.flatMap((number) => this.#lesson[number] ?? [])];
  }
}
