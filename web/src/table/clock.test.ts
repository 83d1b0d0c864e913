import { describe, expect, it } from 'vitest';
import { timeLeft, untilTick } from './clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('time that is left', () => {
  it.each([
    [-5, '0:00'],
    [999, '0:00'],
    [9_000, '0:09'],
    [12 * MINUTE + 30_000, '12:30'],
    [3 * HOUR + 5 * MINUTE, '3:05:00'],
  ])('%d ms is %s', (milliseconds, digits) => {
    expect(timeLeft(milliseconds)).toMatchObject({ days: 0, digits });
  });

  it('is told in days and hours from a day on', () => {
    expect(timeLeft(24 * HOUR - 1).days).toBe(0);
    expect(timeLeft(51 * HOUR)).toMatchObject({ days: 2, hours: 3 });
  });

  it('never grows while it runs', () => {
    const seconds = ({ days, digits }: ReturnType<typeof timeLeft>): number =>
      days * 86_400 + digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    for (let rest = 2 * HOUR; rest > 0; rest -= 7_777) {
      expect(seconds(timeLeft(rest - 7_777))).toBeLessThanOrEqual(seconds(timeLeft(rest)));
    }
  });
});

describe('the next of the last seconds', () => {
  it.each([
    [48 * HOUR, null],
    [HOUR, HOUR - 10_000],
    [10_000, 1000],
    [9_400, 400],
    [9_001, 1001], // the timer for the second before was early
    [1_200, 200],
    [1_000, null],
    [-5, null],
  ])('with %d ms left it is in %s ms', (left, wait) => expect(untilTick(left)).toBe(wait));
});
