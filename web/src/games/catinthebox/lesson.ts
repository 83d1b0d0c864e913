/** The first guided game: one round with the hands of the example in the rule book. */

import type { LessonStep } from '../../lesson/lesson';

export const lesson: LessonStep[] = [
  { text: 'catinthebox-lesson-cards', asked: 'discard', round: 1, at: 'hand' },
  { text: 'catinthebox-lesson-aside', at: 'hand' },
  { text: 'catinthebox-lesson-predict', asked: 'predict', round: 1, at: 'predict' },
  { text: 'catinthebox-lesson-lead', asked: 'play', round: 1, at: 'board' },
  { text: 'catinthebox-lesson-token', event: 'CardPlayed', round: 1, at: 'board' },
  { text: 'catinthebox-lesson-follow', event: 'MarkerLost', round: 1, at: 'players' },
  { text: 'catinthebox-lesson-trick', event: 'TrickWon', round: 1, at: 'players' },
  { text: 'catinthebox-lesson-cost', asked: 'play', event: 'TrickWon', round: 1, at: 'board' },
  { text: 'catinthebox-lesson-group', event: 'TrickWon', times: 2, round: 1, at: 'board' },
  { text: 'catinthebox-lesson-dead', event: 'TrickWon', times: 3, round: 1, at: 'hand' },
  { text: 'catinthebox-lesson-danger' },
  { text: 'catinthebox-lesson-paradox', event: 'ParadoxCaused' },
  { text: 'catinthebox-lesson-scored', event: 'RoundScored' },
  { text: 'catinthebox-lesson-again', event: 'RoundScored', round: 2 },
];
