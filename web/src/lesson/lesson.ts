/**
 * A guided first game: one short idea a step, each told once, at the moment it is about. Several
 * steps may have the same text: the first that is due tells it.
 */

import type { GameEvent, Picture } from '../games/module';

/** What a step may look at. */
export interface Facts<P extends Picture = Picture, E extends GameEvent | null = GameEvent | null> {
  /** The table with the event, if there is one. */
  picture: P;
  /** The table before the event; without one the same as `picture`. */
  before: P;
  event: E;
}

interface Told<P extends Picture, E extends GameEvent | null> {
  /** The id of its text. */
  text: string;
  /** Limits it to this round. */
  round?: number;
  /** Limits it to such facts. */
  if?(facts: Facts<P, E>): boolean;
  /** The values of its text, named like the fields of events. */
  values?(facts: Facts<P, E>): Record<string, number>;
  /** Its target: what has this `data-lesson`. Without one it stands in the middle. */
  at?: string;
  /** Its target, where that depends on the facts. */
  where?(facts: Facts<P, E>): string;
  /** It is shown while its target is in view, and due again if that was never the case. */
  seen?: boolean;
  /** The step asks for the choice that is due, and is closed by it. */
  choice?: boolean;
  /** The lesson ends with it. */
  last?: boolean;
}

/** Told when the view asks this; without `asked` it follows the step before it. */
interface QuestionStep<P extends Picture> extends Told<P, null> {
  asked?: string;
  event?: undefined;
}

/** Told once this event was shown. */
interface EventStep<P extends Picture, E extends GameEvent, N extends E['event']> extends Told<
  P,
  Extract<E, { event: N }>
> {
  event: N;
  asked?: undefined;
}

export type LessonStep<P extends Picture = Picture, E extends GameEvent = GameEvent> =
  QuestionStep<P> | { [N in E['event']]: EventStep<P, E, N> }[E['event']];

/** The indexes of the steps due now, in order, without those already `told`. */
export function due(
  lesson: readonly LessonStep[],
  told: ReadonlySet<number>,
  facts: Facts,
): number[] {
  const found: number[] = [];
  const texts = new Set([...told].map((number) => lesson[number]?.text));
  for (const [number, step] of lesson.entries()) {
    if (texts.has(step.text) || !calls(step, facts, found.includes(number - 1))) continue;
    if (!fits(step, facts)) continue;
    found.push(number);
    texts.add(step.text);
  }
  return found;
}

/** Whether it is the moment of the step; `follows` is whether the step before it is due. */
function calls(step: LessonStep, { event, picture }: Facts, follows: boolean): boolean {
  if (step.event !== undefined) return step.event === event?.event;
  if (step.asked === undefined) return follows;
  return event === null && step.asked === picture.asked;
}

function fits(step: LessonStep, facts: Facts): boolean {
  if (step.round !== undefined && step.round !== facts.picture['round']) return false;
  return step.if?.(facts as never) ?? true;
}
