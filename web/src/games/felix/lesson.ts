/** The steps of the guided first game. */

import type { LessonStep } from '../../lesson/lesson';

export const lesson: LessonStep[] = [
  { text: 'felix-lesson-hand', asked: 'place', round: 1, at: 'hand' },
  { text: 'felix-lesson-place', at: 'row' },
  { text: 'felix-lesson-open', asked: 'bid', at: 'row' },
  { text: 'felix-lesson-bid', at: 'bid' },
  { text: 'felix-lesson-pass', at: 'mouse-cards' },
  { text: 'felix-lesson-raise', asked: 'raise', at: 'bid' },
  { text: 'felix-lesson-buy', asked: 'buy', at: 'bid' },
  { text: 'felix-lesson-big-dog', event: 'BigDogChased' },
  { text: 'felix-lesson-small-dog', event: 'SmallDogChased' },
  { text: 'felix-lesson-dogs', event: 'DogsLeft' },
  { text: 'felix-lesson-sold', event: 'RowSold', at: 'row' },
  { text: 'felix-lesson-bank', event: 'MouseCardsFilled', at: 'mouse-cards' },
  { text: 'felix-lesson-tip', asked: 'place', round: 2, at: 'hand' },
  { text: 'felix-lesson-end', asked: 'place', round: 3 },
];
