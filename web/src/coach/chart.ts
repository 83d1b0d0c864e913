/** The points of a review's chart: the chance to win over the game, and the costly choices. */

import { t } from '../text/text.svelte';
import type { Review, ReviewedChoice } from '../wire';

export interface Point {
  /** From 0 at the start to 1 at the end. */
  at: number;
  /** From 0 to 1. */
  chance: number;
}

/** The line: at the start, before and after each choice, and at the end; `last` is the last step. */
export function points({ start, result, choices }: Review, last: number): Point[] {
  const at = (step: number): number => (last === 0 ? 0 : step / last);
  const line = choices.flatMap(({ best, cost, frame }) => {
    const before = { at: at(frame - 1), chance: best.chance };
    return cost > 0 ? [before, { at: at(frame), chance: best.chance - cost }] : [before];
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

export function percent(chance: number): string {
  return t('coach-chance', { percent: Math.round(100 * chance) });
}

/** Percentage points with their sign; a value that rounds to zero has none. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}
