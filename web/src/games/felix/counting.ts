/** When mice arrive that go from one place to another, one by one. */

/** From the moment the first one starts until it is there, and between one and the next. */
export const FLIGHT = 520;
export const APART = 110;

/** Milliseconds at normal speed until all of them have arrived. */
export function arrival(mice: number): number {
  return mice > 0 ? FLIGHT + (mice - 1) * APART : 0;
}

/** Tells the number of mice that have arrived whenever it grows; returns how to stop it. */
export function countUp(mice: number, pace: number, tell: (number: number) => void): () => void {
  if (pace === 0) {
    tell(mice);
    return () => undefined;
  }
  const timers = Array.from({ length: mice }, (_, number) =>
    setTimeout(() => tell(number + 1), arrival(number + 1) * pace),
  );
  return () => timers.forEach(clearTimeout);
}
