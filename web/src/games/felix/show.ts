/** Applies events to the picture, until the next view replaces it. */

import type { Picture, Player, Slot, Told } from './types';

type Sale = Extract<Told, { event: 'RowSold' }>;

export function show(picture: Picture, event: Told): Picture {
  return { ...picture, ...changes(picture, event) };
}

function changes(picture: Picture, event: Told): Partial<Picture> {
  switch (event.event) {
    case 'CardRemoved':
      return { hand: without(picture.hand, event.card), removed: event.card };
    case 'RoundBegan':
      return { phase: 'place', round: event.round, players: begun(picture, event.seat) };
    case 'CardPlaced':
      return {
        hand: without(picture.hand, event.card),
        ...placed(picture, event.seat, event.card),
      };
    case 'CardPlacedUnseen':
      return placed(picture, event.seat, null);
    case 'PileCardTurned':
      return turned(picture, null, event.card);
    case 'CardTurned':
      return turned(picture, event.seat, event.card);
    case 'BidMade':
    case 'Passed':
    case 'RowOffered':
      return bidding(picture, event);
    default:
      return ending(picture, event);
  }
}

function bidding(picture: Picture, event: Told): Partial<Picture> {
  switch (event.event) {
    case 'BidMade':
      return {
        phase: 'bid',
        players: player(picture, event.seat, () => ({ bid: event.mice })),
        auction: { ...picture.auction, high: event.mice, bidder: event.seat },
      };
    case 'Passed':
      return {
        players: player(picture, event.seat, ({ mice, points }) => ({
          bidding: false,
          bid: 0,
          took: event.mice,
          mice: plus(mice, event.mice),
          points: plus(points, event.mice),
        })),
        mouse_cards: picture.mouse_cards.map((card) =>
          card.next ? { ...card, filled: false, next: false } : card,
        ),
      };
    default:
      return { phase: 'buy' };
  }
}

function ending(picture: Picture, event: Told): Partial<Picture> {
  switch (event.event) {
    case 'BigDogChased':
    case 'SmallDogChased':
      return { row: leaving(picture, [slotOf(picture, event.card), ...dogs(picture)]) };
    case 'DogsLeft':
    case 'DogLeftAlone':
      return { row: leaving(picture, dogs(picture)) };
    case 'RowSold':
      return {
        phase: 'turn',
        bank: picture.bank + event.mice,
        row: cleared(picture),
        auction: sale(picture, event),
        players: player(picture, event.seat, (buyer) => bought(picture, buyer, event)),
      };
    case 'RowDeclined':
      return { phase: 'turn', row: cleared(picture) };
    case 'MouseCardsFilled':
      return {
        bank: picture.bank - event.mice,
        mouse_cards: picture.mouse_cards.map((card) => ({ ...card, filled: true })),
      };
    default:
      return {};
  }
}

/** The price and what was bought stay in view until the next round begins. */
function sale({ auction, values }: Picture, event: Sale): Picture['auction'] {
  return { ...auction, high: event.mice, bidder: event.seat, worth: sum(values, event.cards) };
}

// -- the row --------------------------------------------------------------------------------------

function laid(picture: Picture, owner: number | null, change: Partial<Slot>): Slot[] {
  return picture.row.map((slot) => (slot.owner === owner ? { ...slot, ...change } : slot));
}

function placed(picture: Picture, seat: number, card: number | null): Partial<Picture> {
  return {
    row: laid(picture, seat, { lies: 'down', card }),
    players: player(picture, seat, () => ({ placed: true })),
  };
}

function turned(picture: Picture, owner: number | null, card: number): Partial<Picture> {
  return {
    phase: picture.phase === 'place' ? 'turn' : picture.phase,
    row: laid(picture, owner, { lies: 'open', card }),
  };
}

/** Nothing lies there any more; what a dog chased away stays marked, as it went another way. */
function cleared(picture: Picture): Slot[] {
  return picture.row.map((slot) => ({ ...slot, lies: 'empty', card: null }));
}

function leaving(picture: Picture, slots: readonly number[]): Slot[] {
  return picture.row.map((slot, number) => ({ ...slot, leaves: slots.includes(number) }));
}

/** Where the first card of this kind lies. */
function slotOf({ row }: Picture, card: number): number {
  return row.findIndex((slot) => slot.card === card);
}

function dogs({ row, values }: Picture): number[] {
  return row.flatMap(({ card }, slot) => (card !== null && values[card] === null ? [slot] : []));
}

// -- players and hands ----------------------------------------------------------------------------

function player(
  { players }: Picture,
  seat: number,
  change: (player: Player) => Partial<Player>,
): Player[] {
  return players.map((each, number) => (number === seat ? { ...each, ...change(each) } : each));
}

function bought(
  { values }: Picture,
  { mice, won, won_count, cat_points, points }: Player,
  event: Sale,
): Partial<Player> {
  const gain = sum(values, event.cards);
  return {
    bid: 0,
    mice: plus(mice, -event.mice),
    won: won && [...won, ...event.cards],
    won_count: won_count + event.cards.length,
    cat_points: plus(cat_points, gain),
    points: plus(points, gain - event.mice),
  };
}

function begun({ players }: Picture, start: number): Player[] {
  return players.map((each, seat) => ({
    ...each,
    start: seat === start,
    placed: false,
    bidding: true,
    bid: 0,
    took: 0,
  }));
}

function without(hand: readonly number[], card: number): number[] {
  return hand.filter((each) => each !== card);
}

function sum(values: Picture['values'], cards: readonly number[]): number {
  return cards.reduce((total, card) => total + (values[card] ?? 0), 0);
}

/** What is not shown stays so. */
function plus(mice: number | null, more: number): number | null {
  return mice === null ? null : mice + more;
}
