import { describe, expect, it } from 'vitest';
import { player, slot, table } from './fixtures';
import { show } from './show';

const BIG_DOG = 8;

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
