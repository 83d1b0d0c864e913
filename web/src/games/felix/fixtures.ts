/** Pictures for tests. */

import type { Picture, Player, Slot } from './types';

export function player(change: Partial<Player> = {}): Player {
  return {
    start: false,
    placed: true,
    bidding: true,
    bid: 0,
    took: 0,
    mice: 15,
    won_count: 0,
    won: [],
    cat_points: 0,
    points: 15,
    place: null,
    ...change,
  };
}

export function slot(owner: number | null, card: number | null, lies: Slot['lies'] = 'open'): Slot {
  return { owner, card, lies, leaves: false };
}

/** A game of four in the middle of its first round: seat 0 looks on from its own place. */
export function table(change: Partial<Picture> = {}): Picture {
  return {
    seat: 0,
    asked: 'bid',
    legal: [10, 12],
    phase: 'bid',
    round: 1,
    rounds: 9,
    turn: 0,
    bank: 15,
    row: [slot(0, 5), slot(1, null, 'down'), slot(2, null, 'down'), slot(3, null, 'empty')],
    mouse_cards: [
      { number: 2, filled: true, next: true },
      { number: 4, filled: true, next: false },
      { number: 6, filled: true, next: false },
    ],
    players: [player(), player({ mice: null, won: null }), player(), player({ placed: false })],
    auction: { high: 0, bidder: null, lowest: 1, highest: 15, for_passing: 2, price: 1, worth: 8 },
    hand: [0, 1, 8],
    removed: 3,
    values: [-8, -5, 0, 3, 5, 8, 11, 15, null, null],
    sheet: [],
    ...change,
  };
}
