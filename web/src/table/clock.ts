/** Time that is left, in few signs: `0:09`, `12:30`, `3:05:00`, and days as the language has them. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  /** From a day on, whole days; 0 below. */
  days: number;
  /** What is left beside the days, in whole hours. */
  hours: number;
  /** Below a day: hours, minutes and seconds. */
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
