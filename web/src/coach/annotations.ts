/** What a review says of the moves of a replay: which steps it is about, and which to mark. */

import type { ReviewedChoice } from '../wire';
import { costliest } from './chart';

export type Verdict = 'costly' | 'strong' | 'best' | 'fair';

/** Good moves that are marked, beside all the costly ones. */
const STRONG = 3;

/** `fair`: not the best move, but not clearly worse either. */
export function verdictOf({ cost, gain, best, made }: ReviewedChoice): Verdict {
  if (cost > 0) return 'costly';
  if (gain > 0) return 'strong';
  return best.action === made.action ? 'best' : 'fair';
}

/** The step before the choice, which shows the table as it was then. */
export function stepOf({ frame }: ReviewedChoice): number {
  return frame - 1;
}

/** The choice that the table at this step asks for, else the one that led to it. */
export function choiceAt(
  choices: readonly ReviewedChoice[],
  step: number,
): ReviewedChoice | undefined {
  return (
    choices.find((choice) => stepOf(choice) === step) ?? choices.find(({ frame }) => frame === step)
  );
}

/** The best moves that were made, best first. */
export function strongest(choices: readonly ReviewedChoice[], count: number): ReviewedChoice[] {
  return choices
    .filter((choice) => verdictOf(choice) === 'strong')
    .sort((one, other) => other.gain - one.gain)
    .slice(0, count);
}

/** The choices that are marked, in the order of play. */
export function marked(choices: readonly ReviewedChoice[]): ReviewedChoice[] {
  const chosen = [...costliest(choices, choices.length), ...strongest(choices, STRONG)];
  return chosen.sort((one, other) => one.frame - other.frame);
}

/** The next marked choice in this direction, seen from a step. */
export function neighbour(
  marks: readonly ReviewedChoice[],
  step: number,
  direction: 1 | -1,
): ReviewedChoice | undefined {
  const here = choiceAt(marks, step);
  const from = here ? stepOf(here) : step;
  return direction === 1
    ? marks.find((mark) => stepOf(mark) > from)
    : marks.findLast((mark) => stepOf(mark) < from);
}
