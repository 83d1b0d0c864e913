/** What bots remark on. */

import type { Occasions } from '../../bots/remarks';
import type { ratjack } from '../../wire';
import { RATJACK } from './scene';

export const occasions: Occasions<ratjack.Event> = {
  PlayerOut: ({ seat }) => ({ seat, moment: 'over' }),
  PointsWon: ({ seat, reason }) => ({ seat, moment: reason === RATJACK ? 'exact' : 'round' }),
};
