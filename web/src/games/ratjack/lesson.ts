/** The steps of the guided first game. */

import type { Facts, LessonStep } from '../../lesson/lesson';
import type { ratjack } from '../../wire';
import { printOf, RATJACK, type Picture } from './scene';

/** The cards that lead to 25 with the token +5. */
const [FIRST, SECOND] = [12, 8];

export const lesson: LessonStep<Picture, ratjack.Event>[] = [
  { text: 'ratjack-lesson-goal', asked: 'first-hide', round: 1 },
  { text: 'ratjack-lesson-total', at: 'own' },
  { text: 'ratjack-lesson-hide', at: 'hand', choice: true },
  { text: 'ratjack-lesson-draw', asked: 'draw', at: 'deck', choice: true },
  { text: 'ratjack-lesson-play', asked: 'play', at: 'hand' },
  { text: 'ratjack-lesson-discard', at: 'hand' },
  {
    text: 'ratjack-lesson-show',
    asked: 'play',
    round: 1,
    if: ({ picture }) => holds(picture, FIRST),
    at: 'hand',
    choice: true,
  },
  { text: 'ratjack-lesson-flip-other', asked: 'flip-other', at: 'other', choice: true },
  {
    text: 'ratjack-lesson-sum',
    asked: 'draw',
    if: ({ picture }) => totalOf(picture) > 0,
    values: ({ picture }) => ({ total: totalOf(picture) }),
    at: 'own',
  },
  {
    text: 'ratjack-lesson-eight',
    asked: 'play',
    round: 1,
    if: ({ picture }) => totalOf(picture) === FIRST && holds(picture, SECOND),
    at: 'hand',
    choice: true,
  },
  {
    text: 'ratjack-lesson-token',
    asked: 'token',
    if: ({ picture }) => totalOf(picture) === FIRST + SECOND,
    at: 'tokens',
    choice: true,
  },
  { text: 'ratjack-lesson-token-own', asked: 'token-own', at: 'own', choice: true },
  { text: 'ratjack-lesson-flip', asked: 'flip', at: 'own', choice: true },
  {
    text: 'ratjack-lesson-out',
    event: 'PlayerOut',
    if: (facts) => !isMine(facts),
    values: ({ event: { seat, total } }) => ({ seat, total }),
    at: 'moment',
  },
  {
    text: 'ratjack-lesson-out-own',
    event: 'PlayerOut',
    if: isMine,
    values: ({ event: { total } }) => ({ total }),
    at: 'moment',
  },
  {
    text: 'ratjack-lesson-ratjack',
    event: 'PointsWon',
    if: (facts) => isMine(facts) && facts.event.reason === RATJACK,
    at: 'moment',
  },
  {
    text: 'ratjack-lesson-won',
    event: 'PointsWon',
    if: (facts) => isMine(facts) && facts.event.reason !== RATJACK,
    values: ({ event: { points, reason } }) => ({ points, reason }),
    at: 'moment',
  },
  {
    text: 'ratjack-lesson-lost',
    event: 'PointsWon',
    if: (facts) => !isMine(facts),
    values: ({ event: { seat, points, reason } }) => ({ seat, points, reason }),
    at: 'moment',
  },
  { text: 'ratjack-lesson-ways', asked: 'first-hide', round: 2, at: 'points' },
  { text: 'ratjack-lesson-end', last: true },
];

function isMine({ event, picture }: Facts<Picture, ratjack.Event & { seat: number }>): boolean {
  return event.seat === picture.seat;
}

function totalOf({ players, seat }: Picture): number {
  return players[seat]?.total ?? 0;
}

/** Whether I have a card of this value in hand. */
function holds(picture: Picture, value: number): boolean {
  const held = picture.players[picture.seat]?.holds ?? [];
  return held.some((card) => printOf(picture, card)?.value === value);
}
