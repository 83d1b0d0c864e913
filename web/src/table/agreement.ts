/** The options and the time control of a table, in words. */

import { t } from '../text/text.svelte';
import { slug } from '../text/speaker';
import type { Timing } from '../wire';

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** A duration in the largest unit that divides it. */
export function spelled(seconds: number): string {
  for (const [unit, size] of UNITS) {
    if (seconds >= size && seconds % size === 0) {
      return t(`table-time-${unit}`, { count: seconds / size });
    }
  }
  return t('table-time-seconds', { count: seconds });
}

export function pace(timing: Timing): string {
  if (timing.each_move > 0) return t('table-pace-each', { time: spelled(timing.each_move) });
  if (timing.budget === 0) return t('table-pace-none');
  const time = spelled(timing.budget);
  if (timing.increment === 0) return t('table-pace-budget', { time });
  return t('table-pace-increment', { time, more: spelled(timing.increment) });
}

export interface Agreed {
  name: string;
  value: string;
}

export function agreed(game: string, options: Record<string, string>, timing: Timing): Agreed[] {
  const chosen = Object.entries(options).map(([name, value]) => ({
    name: t(`${game}-option-${slug(name)}`),
    value: t(`${game}-option-${slug(name)}-${slug(value)}`),
  }));
  return [...chosen, { name: t('table-pace'), value: pace(timing) }];
}
