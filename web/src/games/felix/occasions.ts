/** What bots remark on. */

import type { Occasions } from '../../bots/remarks';
import { NOBODY, type felix } from '../../wire';

const MUCH = 8; // mice for a row

export const occasions: Occasions<felix.Event> = {
  BigDogChased: () => ({ seat: NOBODY, moment: 'chased' }),
  RowSold: ({ seat, mice, cards }) =>
    cards.length > 0 ? { seat, moment: mice >= MUCH ? 'costly' : 'won' } : null,
};
