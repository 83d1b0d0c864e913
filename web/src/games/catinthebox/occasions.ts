/** What bots remark on. */

import type { Occasions } from '../../bots/remarks';
import type { CatEvent } from './show';

export const occasions: Occasions<CatEvent> = {
  TrickWon: ({ seat }) => ({ seat, moment: 'won' }),
  ParadoxCaused: ({ seat }) => ({ seat, moment: 'paradox' }),
  RoundScored: ({ seat, bonus }) => (bonus > 0 ? { seat, moment: 'round' } : null),
};
