import { describe, expect, test } from 'vitest';
import type { ratjack } from '../../wire';
import { involvedIn, momentOf, powerAt } from './moments';
import type { Picture } from './scene';

type Event = ratjack.Event;

const working = { effect: { power: 'swap-visible', place: 4 } } as Picture;
const resting = { effect: null } as Picture;

describe('a great moment', () => {
  test('is exactly 25, above 25, or cheese for another reason', () => {
    const won = { event: 'PointsWon', seat: 1, points: 1 } as const;
    expect(momentOf({ ...won, reason: 1 })?.kind).toBe('ratjack');
    expect(momentOf({ ...won, reason: 2 })?.kind).toBe('cheese');
    expect(momentOf({ event: 'PlayerOut', seat: 1, total: 27 })?.kind).toBe('bust');
  });

  test('is nothing else, and nothing without an event', () => {
    expect(momentOf({ event: 'CardShown' } as Event)).toBeNull();
    expect(momentOf(null)).toBeNull();
  });
});

describe('a power at work', () => {
  test('stands on the card it belongs to when it begins', () => {
    expect([...involvedIn({ event: 'EffectBegan', seat: 0, card: 6 }, working)]).toEqual([4]);
  });

  test('stands on both cards of a swap', () => {
    const swap = { event: 'CardsSwapped', place: 2, other_place: 7 } as Event;
    expect([...involvedIn(swap, working)]).toEqual([2, 7]);
    expect(powerAt(swap, working)).toBe('swap-visible');
  });

  test('is none while a card is only played, or without an effect', () => {
    expect(powerAt({ event: 'CardShown' } as Event, working)).toBe('');
    expect(powerAt({ event: 'CardsSwapped' } as Event, resting)).toBe('');
    expect(powerAt(null, working)).toBe('');
  });
});
