/** How long each event is shown. */

import { arrival } from './counting';
import { show } from './show';
import type { Picture, Told } from './types';

/** Milliseconds at normal speed; other events are logged but not animated. */
const PAUSES: Partial<Record<Told['event'], number>> = {
  StartPlayerDrawn: 400,
  CardRemoved: 500,
  RoundBegan: 400,
  CardPlaced: 500,
  CardPlacedUnseen: 350,
  PileCardTurned: 900,
  CardTurned: 900,
  BidMade: 350,
  Passed: 700,
  RowOffered: 700,
  DogsLeft: 2400,
  BigDogChased: 2400,
  SmallDogChased: 2400,
  DogLeftAlone: 2400,
  RowSold: 2600,
  RowDeclined: 1000,
  MouseCardsFilled: 1000,
  MouseCardsStayedEmpty: 400,
};

/** The last card is in the sack before it is opened. */
const LAST_PLACED = 900;
/** The cards come out of the sack before the first of them is turned up. */
const FIRST_TURN = 2000;
/** The last card is turned up slowly, after it has held its breath. */
const LAST_TURN = 1300;
const BREATH = 1500;
/** Bids of others, once I am out of the auction: they may be many. */
const BID_WITHOUT_ME = 180;
/** Between the last mouse that arrives and what follows. */
const REST = 250;

/** A part of these has to be seen even when others follow. */
const LEAST: Partial<Record<Told['event'], number>> = {
  DogsLeft: 1700,
  BigDogChased: 1700,
  SmallDogChased: 1700,
  DogLeftAlone: 1700,
  RowSold: 1700,
};

export function least({ event }: Pick<Told, 'event'>): number {
  return LEAST[event] ?? 0;
}

export function pause(told: Told, picture: Picture): number {
  const held = isHeld(told, show(picture, told)) ? BREATH : 0;
  return unheld(told, picture) + held;
}

/** Without the breath that the last card holds. */
function unheld(told: Told, picture: Picture): number {
  const { event } = told;
  const { row, asked } = picture;
  // Who still has to choose a card is not held up by those who have chosen.
  if (event === 'CardPlacedUnseen' && asked === 'place') return 0;
  if (isPlaced(event) && count(row, 'empty') === 1) return LAST_PLACED;
  if (isTurn(event) && count(row, 'open') === 0) return FIRST_TURN;
  if (isTurn(event) && count(row, 'down') === 1) return LAST_TURN;
  if (event === 'BidMade' && isOut(picture)) return BID_WITHOUT_ME;
  return usual(told);
}

/** Whether I have passed, while the others bid on. */
export function isOut({ phase, players, seat }: Picture): boolean {
  return phase === 'bid' && players[seat]?.bidding === false;
}

function usual(told: Told): number {
  const pause = PAUSES[told.event] ?? 0;
  if (told.event !== 'Passed') return pause;
  return Math.max(pause, arrival(told.mice) + REST);
}

/** Whether at the end of this event, which is in the picture, the last card holds its breath. */
export function isHeld({ event }: Told, { row, players }: Picture): boolean {
  if (event !== 'Passed' && !isTurn(event)) return false;
  return count(row, 'down') === 1 && players.filter(({ bidding }) => bidding).length === 1;
}

/** Milliseconds of this event after which the last card holds its breath. */
export function breath(told: Told): number {
  return usual(told);
}

export function isTurn(event: Told['event'] | undefined): boolean {
  return event === 'CardTurned' || event === 'PileCardTurned';
}

function isPlaced(event: Told['event']): boolean {
  return event === 'CardPlaced' || event === 'CardPlacedUnseen';
}

function count(row: Picture['row'], lies: Picture['row'][number]['lies']): number {
  return row.filter((slot) => slot.lies === lies).length;
}
