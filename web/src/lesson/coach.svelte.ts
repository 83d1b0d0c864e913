/** Follows a game and opens the steps of its lesson. While one is open, the game waits. */

import type { GameEvent, Picture } from '../games/module';
import { forget, loadJson, save } from '../settings/storage';
import { due, type Facts, type LessonStep } from './lesson';

/** A step that is being read, or waits behind one. */
export interface OpenStep {
  /** Its index in the lesson. */
  number: number;
  values: Record<string, number>;
  /** Its target. */
  at?: string | undefined;
  /** What the view asked when it was opened. */
  asked: string;
}

type ShownStep = Pick<LessonStep, 'text' | 'choice' | 'seen' | 'last'> & OpenStep;

/** What is remembered of a lesson, so that it goes on where it was left. */
export interface Kept {
  told: number[];
  open: OpenStep[];
}

export interface Memory {
  load(): Kept;
  save(kept: Kept): void;
}

/** The memory of the lesson in this room. */
export function memoryOf(room: string): Memory {
  const name = nameOf(room);
  return {
    load: () => loadJson(name, isKept, { told: [], open: [] }),
    save: (kept) => save(name, JSON.stringify(kept)),
  };
}

/** The lesson in this room will not go on. */
export function forgetLesson(room: string): void {
  forget(nameOf(room));
}

function nameOf(room: string): string {
  return `lesson:${room}`;
}

function isKept(value: unknown): value is Kept {
  const { told, open } = (value ?? {}) as Partial<Kept>;
  return Array.isArray(told) && Array.isArray(open);
}

export class Coach {
  /** Steps to be read; the first one is shown. */
  queue = $state.raw<readonly OpenStep[]>([]);
  /** Called when no step is open any more. */
  freed: () => void = () => undefined;
  readonly #lesson: readonly LessonStep[];
  readonly #memory: Memory;
  readonly #told: Set<number>;
  /** Open steps that were shown. */
  readonly #shown = new Set<number>();
  /** Steps that were open when the page was left. */
  #left: readonly OpenStep[];

  constructor(lesson: readonly LessonStep[], memory: Memory) {
    this.#lesson = lesson;
    this.#memory = memory;
    const { told, open } = memory.load();
    this.#told = new Set(told);
    this.#left = open.filter(({ number }) => number in lesson);
  }

  get step(): ShownStep | undefined {
    const open = this.queue[0];
    const step = open && this.#lesson[open.number];
    return step && { ...step, ...open };
  }

  /** Whether the game waits for the step that is open. */
  get holds(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the open step is only read: no choice may be made before it is closed. */
  get reads(): boolean {
    return this.holds && this.step?.choice !== true;
  }

  /** Whether the lesson has not come to its end. What goes wrong later is still explained. */
  get goesOn(): boolean {
    const last = this.#lesson.findIndex((step) => step.last);
    return this.holds || (!this.#told.has(last) && this.#told.size < this.#lesson.length);
  }

  /** This event was shown on the table. */
  heard(event: GameEvent, picture: Picture, before: Picture): void {
    this.#open({ event, picture, before });
  }

  /** The table has come to rest. */
  settled(picture: Picture): void {
    const left = this.#left.filter((open) => this.#isStillDue(open, picture));
    this.#left = [];
    this.#open({ event: null, picture, before: picture }, left);
  }

  /** The open step was read. */
  next(): void {
    if (!this.reads) return;
    this.#close(this.queue.slice(1));
  }

  /** The open step stands beside its target. */
  shown(): void {
    const open = this.queue[0];
    if (open) this.#shown.add(open.number);
  }

  /** The choice was made that the open step asks for. */
  chosen(): void {
    if (!this.holds) return;
    for (const { number } of this.queue) {
      if (this.#lesson[number]?.seen && !this.#shown.has(number)) this.#told.delete(number);
    }
    this.#close([]);
  }

  /** Tell nothing more. */
  skip(): void {
    for (const number of this.#lesson.keys()) this.#told.add(number);
    this.#close([]);
  }

  /** A choice that was made meanwhile is not asked for again. */
  #isStillDue({ number, asked }: OpenStep, picture: Picture): boolean {
    return this.#lesson[number]?.choice !== true || asked === picture.asked;
  }

  #open(facts: Facts, first: readonly OpenStep[] = []): void {
    const numbers = due(this.#lesson, this.#told, facts);
    if (numbers.length + first.length === 0) return;
    for (const number of numbers) this.#told.add(number);
    const opened = numbers.map((number) => this.#opened(number, facts));
    this.queue = [...this.queue, ...first, ...opened];
    this.#remember();
  }

  #opened(number: number, facts: Facts): OpenStep {
    const step = this.#lesson[number];
    const values = step?.values?.(facts as never) ?? {};
    const at = step?.where?.(facts as never) ?? step?.at;
    return { number, values, at, asked: facts.picture.asked };
  }

  #close(left: readonly OpenStep[]): void {
    this.queue = left;
    this.#remember();
    if (left.length === 0) this.freed();
  }

  #remember(): void {
    this.#memory.save({ told: [...this.#told], open: [...this.queue] });
  }
}
