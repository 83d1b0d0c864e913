/** How long events are shown. */

import type { GameEvent } from '../module';
import { isShown } from './show';

const BRIEF = new Set(['TokenTossed', 'CardDealt', 'CardDealtUnseen']);
const AT_LEISURE = new Set(['EffectBegan', 'CardFlipped', 'CardLookedAt', 'HandLookedAt']);
const SOLEMN = new Set(['PlayerOut', 'PointsWon', 'RoundEnded', 'GameEnded']);

/** How long to show an event, in milliseconds. */
export function pause({ event }: GameEvent): number {
  if (!isShown(event)) return event === 'EffectMuted' ? 700 : 0;
  if (BRIEF.has(event)) return 130;
  if (AT_LEISURE.has(event)) return 900;
  if (SOLEMN.has(event)) return 1500;
  return event === 'TurnBegan' ? 250 : 550;
}
