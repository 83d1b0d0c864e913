/** How long it takes to see what happened, and what needs no words. */

import type { GameEvent } from '../module';
import { isShown } from './show';

const BRIEF = new Set(['TokenTossed', 'CardDealt', 'CardDealtUnseen']);
const AT_LEISURE = new Set(['EffectBegan', 'CardFlipped', 'CardLookedAt', 'HandLookedAt']);
const SOLEMN = new Set(['PlayerOut', 'PointsWon', 'RoundEnded', 'GameEnded']);

/** How long an event is worth looking at, in milliseconds. */
export function pause({ event }: GameEvent): number {
  if (!isShown(event)) return event === 'EffectMuted' ? 700 : 0;
  if (BRIEF.has(event)) return 130;
  if (AT_LEISURE.has(event)) return 900;
  if (SOLEMN.has(event)) return 1500;
  return event === 'TurnBegan' ? 250 : 550;
}

/** Dealing and tossing is seen, and whose turn it is stands above the table. */
export const quiet: ReadonlySet<string> = new Set([
  'CardDealtUnseen',
  'TokenTossed',
  'TurnBegan',
  'GameEnded',
]);
