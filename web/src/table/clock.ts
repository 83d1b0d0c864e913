/** Formats remaining time: `0:09`, `12:30`, `3:05:00`, and days in words. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  /** Whole days; 0 below one day. */
  days: number;
  /** The rest in whole hours. */
  hours: number;
  /** Below one day: hours, minutes and seconds. */
  digits: string;
}

export function timeLeft(milliseconds: number): TimeLeft {
  const rest = Math.max(0, milliseconds);
  const days = Math.floor(rest / DAY);
  const hours = Math.floor((rest % DAY) / HOUR);
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const seconds = two(Math.floor((rest % MINUTE) / SECOND));
  const digits = hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
  return { days, hours, digits };
}

/** The last milliseconds of a clock, in which every second is heard. */
const LAST = 10 * SECOND;
const EARLY = 50; // by how much a timer may be early

/** Milliseconds until the next of the last seconds begins; null if none does. */
export function untilTick(left: number): number | null {
  if (left > DAY) return null;
  if (left > LAST + EARLY) return left - LAST;
  const next = Math.ceil((left - EARLY) / SECOND) - 1;
  return next > 0 ? left - next * SECOND : null;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
