/** The steps of the guided first game. */

import type { LessonStep } from '../../lesson/lesson';

export const lesson: LessonStep[] = [
  { text: 'ratjack-lesson-aim', asked: 'first-hide', round: 1, at: 'own' },
  { text: 'ratjack-lesson-hide', at: 'hand' },
  { text: 'ratjack-lesson-draw', asked: 'draw', round: 1, at: 'deck' },
  { text: 'ratjack-lesson-play', asked: 'play', round: 1, at: 'hand' },
  { text: 'ratjack-lesson-show', at: 'hand' },
  { text: 'ratjack-lesson-flip-other', asked: 'flip-other', at: 'other' },
  { text: 'ratjack-lesson-sum', asked: 'draw', event: 'CardFlipped', round: 1, at: 'own' },
  { text: 'ratjack-lesson-token', asked: 'token', at: 'tokens' },
  { text: 'ratjack-lesson-token-own', asked: 'token-own', at: 'own' },
  { text: 'ratjack-lesson-flip', asked: 'flip', at: 'own' },
  { text: 'ratjack-lesson-out', event: 'PlayerOut' },
  { text: 'ratjack-lesson-points', event: 'PointsWon', at: 'points' },
  { text: 'ratjack-lesson-end', asked: 'first-hide', round: 2 },
];
