/** The events that are shown large over the table, and the cards that an event is about. */

import type { Speaker } from '../../text/speaker';
import type { ratjack } from '../../wire';
import type { GameEvent } from '../module';

export type Moment =
  | { kind: 'bust'; seat: number; total: number }
  | { kind: 'ratjack' | 'cheese'; seat: number; points: number; reason: number }
  | { kind: 'round'; round: number; totals: number[] };

export function momentOf(told: GameEvent | null, speaker: Speaker): Moment | null {
  const event = told as ratjack.Event | null;
  switch (event?.event) {
    case 'PlayerOut':
      return { kind: 'bust', seat: event.seat, total: event.total };
    case 'PointsWon': {
      const { seat, points, reason } = event;
      const exact = speaker.facts.things['reason']?.[reason] === 'ratjack';
      return { kind: exact ? 'ratjack' : 'cheese', seat, points, reason };
    }
    case 'RoundEnded':
      return { kind: 'round', round: event.round, totals: event.totals };
    default:
      return null;
  }
}

/** The places of the cards that an event is about. */
export function involvedIn(event: GameEvent | null): ReadonlySet<number> {
  const places = [event?.['place'], event?.['other_place']];
  return new Set(places.filter((place) => typeof place === 'number'));
}
