/** The steps of the guided first game. */

import type { Facts, LessonStep } from '../../lesson/lesson';
import { NOBODY } from '../../wire';
import type { Picture, Told } from './types';

type Chase = Extract<Told, { event: 'BigDogChased' | 'SmallDogChased' }>;
type Sale = Extract<Told, { event: 'RowSold' }>;
type Step = LessonStep<Picture, Told>;

/** What a single dog does: told when a dog lies open and I am asked this. */
function dog(asked: string): Step[] {
  return [
    {
      text: 'felix-lesson-dog',
      asked,
      if: ({ picture }) => picture.row.some(({ leaves }) => leaves),
      at: 'row',
    },
    { text: 'felix-lesson-signs', at: 'row' },
  ];
}

export const lesson: Step[] = [
  { text: 'felix-lesson-goal', asked: 'place', round: 1 },
  { text: 'felix-lesson-hand', at: 'hand' },
  { text: 'felix-lesson-place', at: 'hand', choice: true },
  { text: 'felix-lesson-open', event: 'CardTurned', round: 1, at: 'row' },
  ...['bid', 'raise', 'buy'].flatMap(dog),
  { text: 'felix-lesson-bid', asked: 'bid', at: 'bid' },
  { text: 'felix-lesson-pass', at: 'mouse-cards' },
  { text: 'felix-lesson-first-bid', at: 'bid', choice: true },
  { text: 'felix-lesson-raise', asked: 'raise', at: 'bid', choice: true },
  { text: 'felix-lesson-buy', asked: 'buy', at: 'bid', choice: true },
  {
    text: 'felix-lesson-passed',
    event: 'Passed',
    if: ({ event, picture }) => event.seat === picture.seat,
    values: ({ event }) => ({ mice: event.mice }),
    at: 'mouse-cards',
  },
  { text: 'felix-lesson-big-dog', event: 'BigDogChased', values: chased, at: 'row' },
  { text: 'felix-lesson-small-dog', event: 'SmallDogChased', values: chased, at: 'row' },
  { text: 'felix-lesson-dogs', event: 'DogsLeft', at: 'row' },
  {
    text: 'felix-lesson-bad-buy',
    event: 'RowSold',
    if: (facts) => isMine(facts) && worth(facts) < facts.event.mice,
    values: sold,
    at: 'auction',
  },
  {
    text: 'felix-lesson-good-buy',
    event: 'RowSold',
    if: (facts) => isMine(facts) && worth(facts) >= facts.event.mice,
    values: sold,
    at: 'auction',
  },
  {
    text: 'felix-lesson-sold',
    event: 'RowSold',
    if: (facts) => !isMine(facts),
    values: sold,
    at: 'auction',
  },
  { text: 'felix-lesson-bank', event: 'MouseCardsFilled', at: 'mouse-cards' },
  // At the latest now: every hand has dogs.
  { text: 'felix-lesson-dog', asked: 'place', round: 2, at: 'hand' },
  { text: 'felix-lesson-signs', at: 'hand' },
  { text: 'felix-lesson-tip', asked: 'place', round: 2, at: 'hand', choice: true },
  { text: 'felix-lesson-end', asked: 'place', round: 3, last: true },
];

/** The cat that was chased, whose it was, and whose the dog is. */
function chased({ event, before: { row, values } }: Facts<Picture, Chase>): Record<string, number> {
  const cat = row.find(({ card }) => card === event.card);
  const dog = row.find(({ card }) => card !== null && values[card] === null);
  return {
    card: event.card,
    cat_seat: cat?.owner ?? NOBODY,
    dog_seat: dog?.owner ?? NOBODY,
  };
}

function isMine({ event, picture }: Facts<Picture, Sale>): boolean {
  return event.seat === picture.seat;
}

function worth({ event, picture: { values } }: Facts<Picture, Sale>): number {
  return event.cards.reduce((sum, card) => sum + (values[card] ?? 0), 0);
}

function sold(facts: Facts<Picture, Sale>): Record<string, number> {
  return { seat: facts.event.seat, mice: facts.event.mice, worth: worth(facts) };
}
