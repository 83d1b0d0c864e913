/** The first guided game: the learner holds the highest card. */

import type { LessonStep } from '../../lesson/lesson';

export const lesson: LessonStep[] = [
  { text: 'newgame-lesson-play', asked: 'play', at: 'hand', choice: true },
  { text: 'newgame-lesson-taken', event: 'TrickTaken' },
];
