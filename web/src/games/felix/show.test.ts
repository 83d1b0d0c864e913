import { describe, expect, it } from 'vitest';
import { QUIET } from '../../wire';
import { pause, show } from './show';
import type { Picture, Player, Slot } from './types';

const BIG_DOG = 8;

function player(change: Partial<Player> = {}): Player {
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

function slot(owner: number | null, card: number | null, lies: Slot['lies'] = 'open'): Slot {
  return { owner, card, lies, leaves: false };
}

/** A game of four in the middle of its first round: seat 0 looks on from its own place. */
function table(change: Partial<Picture> = {}): Picture {
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

describe('what an event changes on the table', () => {
  it('never touches the picture it was given', () => {
    const before = table();
    show(before, { event: 'Passed', seat: 1, bid: 0, mice: 2 });
    show(before, { event: 'RowSold', seat: 1, mice: 4, cards: [5] });
    expect(before).toEqual(table());
  });

  it('takes a placed card out of the hand and lays it face down', () => {
    const own = table({ row: [slot(0, null, 'empty')], players: [player({ placed: false })] });
    const after = show(own, { event: 'CardPlaced', seat: 0, card: 1 });
    expect(after.hand).toEqual([0, 8]);
    expect(after.row[0]).toMatchObject({ lies: 'down', card: 1 });
    expect(after.players[0]?.placed).toBe(true);
  });

  it('knows nothing of what others place until it is turned up', () => {
    const hidden = show(table(), { event: 'CardPlacedUnseen', seat: 3 });
    expect(hidden.row[3]).toMatchObject({ lies: 'down', card: null });
    const turned = show(hidden, { event: 'CardTurned', seat: 3, card: 7 });
    expect(turned.row[3]).toMatchObject({ lies: 'open', card: 7 });
    expect(turned.row.slice(0, 3)).toEqual(hidden.row.slice(0, 3));
  });

  it('turns up the card of the pile in the place that nobody owns', () => {
    const three = table({ row: [slot(null, null, 'down'), slot(0, null, 'down')] });
    const turned = show(three, { event: 'PileCardTurned', card: 4 });
    expect(turned.row.map(({ lies }) => lies)).toEqual(['open', 'down']);
  });

  it('takes the cards out of the sack when the first is turned up', () => {
    const first = show(table({ phase: 'place' }), { event: 'CardTurned', seat: 0, card: 5 });
    expect(first.phase).toBe('turn');
    expect(show(table(), { event: 'CardTurned', seat: 1, card: 5 }).phase).toBe('bid');
  });

  it('pays who passes with the mice of the marked card', () => {
    const { players, mouse_cards } = show(table(), { event: 'Passed', seat: 2, bid: 3, mice: 2 });
    expect(players[2]).toMatchObject({ bidding: false, bid: 0, took: 2, mice: 17 });
    expect(mouse_cards.map(({ filled }) => filled)).toEqual([false, true, true]);
  });

  it('does not count mice that the table does not show', () => {
    const { players } = show(table(), { event: 'Passed', seat: 1, bid: 0, mice: 2 });
    expect(players[1]).toMatchObject({ mice: null, took: 2 });
  });

  it('has the dog and its prey leave, of two equal cats the left one', () => {
    const row = [slot(0, 5), slot(1, BIG_DOG), slot(2, 5), slot(3, 0)];
    const chased = show(table({ row }), { event: 'BigDogChased', card: 5 });
    expect(chased.row.map(({ leaves }) => leaves)).toEqual([true, true, false, false]);
  });

  it('has all dogs leave where there are several', () => {
    const row = [slot(0, 9), slot(1, BIG_DOG), slot(2, 5), slot(3, 0)];
    const gone = show(table({ row }), { event: 'DogsLeft', cards: [9, 8] });
    expect(gone.row.map(({ leaves }) => leaves)).toEqual([true, true, false, false]);
  });

  it('gives the row to its buyer and the price to the bank', () => {
    const sold = show(table(), { event: 'RowSold', seat: 0, mice: 4, cards: [5, 1] });
    expect(sold.bank).toBe(19);
    expect(sold.players[0]).toMatchObject({ mice: 11, won: [5, 1], won_count: 2 });
    expect(sold.players[0]).toMatchObject({ cat_points: 3, points: 14 });
    expect(sold.row.every(({ lies }) => lies === 'empty')).toBe(true);
    const closed = show(table(), { event: 'RowSold', seat: 1, mice: 4, cards: [5, 1] });
    expect(closed.players[1]).toMatchObject({ mice: null, won: null, won_count: 2 });
  });

  it('fills the mouse cards out of the bank', () => {
    const empty = table().mouse_cards.map((card) => ({ ...card, filled: false, next: false }));
    const filled = show(table({ mouse_cards: empty }), { event: 'MouseCardsFilled', mice: 12 });
    expect(filled.bank).toBe(3);
    expect(filled.mouse_cards.every((card) => card.filled)).toBe(true);
  });

  it('lets everybody in again when a round begins', () => {
    const passed = table({
      players: [player({ bidding: false, took: 2 }), player({ start: true })],
    });
    const { players, round } = show(passed, { event: 'RoundBegan', round: 2, seat: 0 });
    expect(round).toBe(2);
    expect(players.map(({ start }) => start)).toEqual([true, false]);
    expect(players[0]).toMatchObject({ bidding: true, took: 0, placed: false });
  });
});

describe('pauses', () => {
  const row = [slot(0, 5), slot(1, null, 'down'), slot(2, null, 'down'), slot(3, null, 'down')];
  const after = (event: string, change: Partial<Picture> = { row }): number =>
    pause({ event }, table(change));

  it('are for what there is to see, and dogs have the longest', () => {
    expect(after('CardRemovedUnseen')).toBe(0);
    expect(after('SeatScored')).toBe(0);
    expect(after('BigDogChased')).toBeGreaterThan(after('CardTurned'));
    expect(after('CardTurned')).toBeGreaterThan(after('CardPlacedUnseen'));
  });

  it('are longer for the first card out of the sack and the last to be turned up', () => {
    const hidden = row.map((each): Slot => ({ ...each, lies: 'down' }));
    const last = row.map((each, at): Slot => ({ ...each, lies: at < 3 ? 'open' : 'down' }));
    expect(after('CardTurned', { row: hidden })).toBeGreaterThan(after('CardTurned'));
    expect(after('CardTurned', { row: last })).toBeGreaterThan(after('CardTurned'));
  });

  it('do not hold up who still has to choose a card', () => {
    expect(after('CardPlacedUnseen', { asked: 'place' })).toBe(0);
    expect(after('CardPlacedUnseen', { asked: '' })).toBeGreaterThan(0);
  });

  it('do not let bots that raise by one take long', () => {
    expect(after('BidMade')).toBeLessThanOrEqual(350);
  });

  it('are none for what is not told either', () => {
    for (const event of QUIET.felix) expect(after(event)).toBe(0);
  });
});
