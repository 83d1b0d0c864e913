/** The time controls a table can be opened with. */

import type { Timing } from '../wire';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const MINUTES = [5, 10, 20, 40] as const;
export const DAYS = [1, 3, 7] as const;

/** Increment per move with a clock. */
const SECONDS_BACK = 10;

export function timingOf(pace: Pace, minutes: number, days: number): Timing {
  const live = pace === 'live';
  return {
    budget: live ? minutes * 60 : 0,
    increment: live ? SECONDS_BACK : 0,
    each_move: pace === 'days' ? days * 86_400 : 0,
  };
}
