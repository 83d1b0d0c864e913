import { describe, expect, it } from 'vitest';
import type { Frame } from '../wire';
import { linkedReview, linkedStep, roundMarks, stepFrom, toldIn } from './steps';

const frame = (round: number, ...events: string[]): Frame => ({
  seat: 0,
  action: 0,
  events: events.map((event) => ({ event })),
  view: { round },
  hands: [],
});
const FRAMES = [
  frame(1, 'Began'),
  frame(1, 'Quiet'),
  frame(1),
  frame(1, 'Played', 'Quiet'),
  frame(2, 'Began'),
  frame(2, 'Quiet'),
];
const QUIET = new Set(['Quiet']);

describe('the steps of a replay', () => {
  it('mark where rounds begin', () => {
    expect(roundMarks(FRAMES)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 4 },
    ]);
    expect(roundMarks([{ ...frame(1), view: {} }])).toEqual([]);
  });

  it('tell what needs a sentence', () => {
    expect(toldIn(FRAMES[3], QUIET).map(({ event }) => event)).toEqual(['Played']);
    expect(toldIn(undefined, QUIET)).toEqual([]);
  });

  it('lead from one that tells something to the next', () => {
    expect(stepFrom(FRAMES, QUIET, 0, 1)).toBe(3);
    expect(stepFrom(FRAMES, QUIET, 3, -1)).toBe(0);
  });

  it('end at the ends', () => {
    expect(stepFrom(FRAMES, QUIET, 4, 1)).toBe(5);
    expect(stepFrom(FRAMES, QUIET, 5, 1)).toBe(5);
    expect(stepFrom(FRAMES, QUIET, 0, -1)).toBe(0);
  });

  it.each([
    ['?step=12', 100, 11],
    ['?step=1', 100, 0],
    ['?step=0', 100, 0],
    ['?step=999', 100, 99],
    ['?step=3&review=0', 100, 2],
    ['?a=b&step=3#x', 100, 2],
    ['#step=3', 100, 2],
    ['', 100, 0],
    ['?step=x', 100, 0],
    ['?footstep=3', 100, 0],
    ['?step=3', 0, 0],
  ])('an address with %s to one of %d', (address, steps, step) => {
    expect(linkedStep(address, steps)).toBe(step);
  });

  it.each([
    ['?review=0', 0],
    ['?step=3&review=2', 2],
    ['?review', null],
    ['?preview=1', null],
    ['', null],
  ])('an address with %s asks for the review of %s', (address, seat) => {
    expect(linkedReview(address)).toBe(seat);
  });
});
