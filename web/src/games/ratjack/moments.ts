/** The events that are shown large over the table, and the cards that an event is about. */

import type { ratjack } from '../../wire';
import { RATJACK, type Picture } from './scene';

type Event = ratjack.Event;

export type Moment =
  | { kind: 'bust'; seat: number; total: number }
  | { kind: 'ratjack' | 'cheese'; seat: number; points: number; reason: number };

export function momentOf(event: Event | null): Moment | null {
  switch (event?.event) {
    case 'PlayerOut':
      return { kind: 'bust', seat: event.seat, total: event.total };
    case 'PointsWon': {
      const { seat, points, reason } = event;
      return { kind: reason === RATJACK ? 'ratjack' : 'cheese', seat, points, reason };
    }
    default:
      return null;
  }
}

/** The places of the cards that an event is about. */
export function involvedIn(event: Event | null, picture: Picture): ReadonlySet<number> {
  if (event?.event === 'EffectBegan') return new Set([picture.effect?.place ?? -1]);
  const places: number[] = [];
  if (event && 'place' in event) places.push(event.place);
  if (event && 'other_place' in event) places.push(event.other_place);
  return new Set(places);
}

/** Events of a turn that are no power at work, though a power may have been used before. */
const PLAYED: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'CardHidden',
  'CardHiddenUnseen',
  'CardShown',
  'PlayerOut',
  'PointsWon',
]);

/** The power at work while this event is shown, or "". */
export function powerAt(event: Event | null, picture: Picture): string {
  return event && !PLAYED.has(event.event) ? (picture.effect?.power ?? '') : '';
}
