/** The first guided game: one round with the hands of the example in the rule book. */

import type { LessonStep } from '../../lesson/lesson';
import type { catinthebox } from '../../wire';
import type { CatEvent, CatPicture } from './show';

export const lesson: LessonStep<CatPicture, CatEvent>[] = [
  { text: 'catinthebox-lesson-goal', asked: 'discard', round: 1 },
  { text: 'catinthebox-lesson-trick' },
  { text: 'catinthebox-lesson-cards', at: 'hand' },
  { text: 'catinthebox-lesson-aside', at: 'hand', choice: true },
  {
    text: 'catinthebox-lesson-predict',
    asked: 'predict',
    round: 1,
    at: 'predict',
    choice: true,
  },
  { text: 'catinthebox-lesson-trump', asked: 'play', round: 1, at: 'red' },
  { text: 'catinthebox-lesson-lead', at: 'hand', choice: true },
  {
    text: 'catinthebox-lesson-token',
    event: 'CardPlayed',
    if: ({ event, picture }) => event.seat === picture.seat,
    values: ({ event: { card, colour } }) => ({ card, colour }),
    where: ({ event }) => spaceOf(event),
  },
  { text: 'catinthebox-lesson-follow', at: 'trick' },
  {
    text: 'catinthebox-lesson-gave-up',
    event: 'MarkerLost',
    if: ({ event, picture }) => event.seat !== picture.seat,
    values: ({ event: { seat, colour } }) => ({ seat, colour }),
    at: 'players',
  },
  {
    text: 'catinthebox-lesson-gave-up-own',
    event: 'MarkerLost',
    if: ({ event, picture }) => event.seat === picture.seat,
    values: ({ event: { colour } }) => ({ colour }),
    at: 'desk',
  },
  {
    text: 'catinthebox-lesson-won',
    event: 'TrickWon',
    values: ({ event: { seat } }) => ({ seat }),
    at: 'trick',
  },
  {
    text: 'catinthebox-lesson-group',
    asked: 'play',
    if: ({ picture }) => picture.trick >= 2,
    where: ({ picture }) => found(picture, ({ owner }) => owner === picture.seat),
  },
  {
    text: 'catinthebox-lesson-dead',
    asked: 'play',
    if: ({ picture }) => picture.trick >= 3,
    at: 'hand',
  },
  { text: 'catinthebox-lesson-danger', at: 'hand' },
  {
    text: 'catinthebox-lesson-cost',
    asked: 'play',
    if: ({ picture }) => picture.board.flat().some(({ open, costs }) => open && costs),
    at: 'cost',
    seen: true,
    choice: true,
  },
  {
    text: 'catinthebox-lesson-paradox',
    event: 'ParadoxCaused',
    if: ({ event, picture }) => event.seat !== picture.seat,
    values: ({ event: { seat } }) => ({ seat }),
    at: 'paradox',
  },
  {
    text: 'catinthebox-lesson-paradox-own',
    event: 'ParadoxCaused',
    if: ({ event, picture }) => event.seat === picture.seat,
    at: 'paradox',
  },
  {
    text: 'catinthebox-lesson-hit',
    event: 'RoundScored',
    if: ({ event, picture }) => event.seat === picture.seat && event.bonus > 0,
    values: ({ event: { tricks, bonus } }) => ({ tricks, bonus }),
    at: 'desk',
  },
  {
    text: 'catinthebox-lesson-missed',
    event: 'RoundScored',
    if: ({ event, picture }) =>
      event.seat === picture.seat && event.bonus === 0 && event.points >= 0,
    values: ({ event, picture }) => ({
      tricks: event.tricks,
      predicted: picture.players[event.seat]?.predicted ?? 0,
    }),
    at: 'desk',
  },
  { text: 'catinthebox-lesson-end', asked: 'discard', round: 2, last: true },
];

function spaceOf({ card, colour }: { card: number; colour: number }): string {
  return `space-${card}-${colour}`;
}

/** The first space of this kind, or the whole board. */
function found({ board }: CatPicture, fits: (space: catinthebox.Space) => boolean): string {
  const space = board.flat().find(fits);
  return space ? spaceOf(space) : 'board';
}
