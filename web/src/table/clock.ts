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

function two(number: number): string {
  return String(number).padStart(2, '0');
}
