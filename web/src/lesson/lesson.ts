/** A guided first game: short hints, each shown once, at the moment it is about. */

/**
 * One sentence of a lesson.
 *
 * It is due when the view asks `asked`, or once `event` was shown; with both, when both hold. With
 * neither it follows the step before it. `round` limits it to that round, `times` waits for that
 * many occurrences of the event.
 */
export interface LessonStep {
  /** The id of its text. */
  text: string;
  asked?: string;
  /** The name of an event: `CardPlayed`. */
  event?: string;
  round?: number;
  times?: number;
  /** Its target: the element with this `data-lesson`. */
  at?: string;
}

/** The current situation at the table. */
export interface Moment {
  asked: string;
  /** The events shown since the last choice of this seat. */
  events: ReadonlySet<string>;
  /** How often each event of the log has happened. */
  counts: ReadonlyMap<string, number>;
  round: number;
}

/** The indexes of the steps due now, in order, without those already `told`. */
export function due(
  lesson: readonly LessonStep[],
  told: ReadonlySet<number>,
  moment: Moment,
): number[] {
  const found: number[] = [];
  for (const [number, step] of lesson.entries()) {
    if (told.has(number)) continue;
    const follows = step.asked === undefined && step.event === undefined;
    if (follows ? opened(number, told, found) : fits(step, moment)) found.push(number);
  }
  return found;
}

function opened(number: number, told: ReadonlySet<number>, found: readonly number[]): boolean {
  return number === 0 || told.has(number - 1) || found.includes(number - 1);
}

function fits(step: LessonStep, moment: Moment): boolean {
  return (
    (step.asked === undefined || step.asked === moment.asked) &&
    (step.event === undefined || happened(step.event, step.times ?? 0, moment)) &&
    (step.round === undefined || step.round === moment.round)
  );
}

function happened(event: string, times: number, { events, counts }: Moment): boolean {
  return events.has(event) && (counts.get(event) ?? 0) >= times;
}
