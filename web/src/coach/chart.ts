/** The points of a review's chart: the chance to win over the game, and the costly choices. */

import type { Review, ReviewedChoice } from '../wire';

export interface Point {
  /** From 0 at the start to 1 at the end. */
  at: number;
  /** From 0 to 1. */
  chance: number;
}

/** The x position of a choice (counted from 0) between the start and the end. */
export function whereabouts(number: number, choices: number): number {
  return (number + 1) / (choices + 1);
}

/** The line: at the start, before and after each choice, and at the end. */
export function points({ start, result, choices }: Review): Point[] {
  const line = choices.flatMap(({ best, cost }, number) => {
    const at = whereabouts(number, choices.length);
    const before = { at, chance: best.chance };
    return cost > 0 ? [before, { at, chance: best.chance - cost }] : [before];
  });
  return [{ at: 0, chance: start }, ...line, { at: 1, chance: result }];
}

/** The choices that cost something, the costliest first. */
export function costliest(choices: readonly ReviewedChoice[], count: number): ReviewedChoice[] {
  return choices
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, count);
}

/** Percentage points with their sign; a value that rounds to zero has none. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}
