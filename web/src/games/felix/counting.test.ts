import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrival, countUp } from './counting';

describe('counting mice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells each as it arrives, and the last when all have', () => {
    const told: number[] = [];
    countUp(3, 1, (number) => told.push(number));
    vi.advanceTimersByTime(arrival(1) - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(arrival(3) - arrival(1));
    expect(told).toEqual([1, 2, 3]);
  });

  it('tells all at once without animation', () => {
    const told: number[] = [];
    countUp(3, 0, (number) => told.push(number));
    expect(told).toEqual([3]);
  });

  it('can be stopped', () => {
    const told: number[] = [];
    const stop = countUp(3, 1, (number) => told.push(number));
    stop();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
