/** The steps of a replay: which ones have events to read, and where rounds begin. */

import type { GameEvent } from '../games/module';
import type { Frame } from '../wire';

export interface RoundMark {
  round: number;
  /** Its first step. */
  step: number;
}

/** Where the number of the round changes; none for games without rounds. */
export function roundMarks(frames: readonly Frame[]): RoundMark[] {
  const marks: RoundMark[] = [];
  frames.forEach((frame, step) => {
    const round = frame.view['round'];
    if (typeof round === 'number' && round !== marks.at(-1)?.round) marks.push({ round, step });
  });
  return marks;
}

/** The events of a step that have a sentence. */
export function toldIn(frame: Frame | undefined, quiet: ReadonlySet<string>): GameEvent[] {
  const events = (frame?.events ?? []) as GameEvent[];
  return events.filter((event) => !quiet.has(event.event));
}

/** The next step in this direction that has a sentence, else the last one. */
export function stepFrom(
  frames: readonly Frame[],
  quiet: ReadonlySet<string>,
  step: number,
  direction: 1 | -1,
): number {
  const last = frames.length - 1;
  let next = Math.min(Math.max(step + direction, 0), last);
  while (next > 0 && next < last && toldIn(frames[next], quiet).length === 0) next += direction;
  return next;
}

/** The seat whose review an address asks for, `?review=2`; null if it asks for none. */
export function linkedReview(address: string): number | null {
  const seat = /[?#&]review=(\d)(?:[&#]|$)/.exec(address)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** `?step=12`, or `#step=12` as addresses were once written, counts from 1; else the beginning. */
export function linkedStep(address: string, steps: number): number {
  const step = Number(/[?#&]step=(\d{1,6})(?:[&#]|$)/.exec(address)?.[1] ?? 1);
  return Math.min(Math.max(step, 1), Math.max(steps, 1)) - 1;
}
