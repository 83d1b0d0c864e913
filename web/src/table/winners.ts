/** The final ranking of a game, best first, and the sentence about its winners. */

import { phrases, t } from '../text/text.svelte';
import type { Place } from '../wire';

export interface Ranked {
  seat: number;
  name: string;
  rank: number;
  /** Others have the same rank. */
  tied: boolean;
  points: number;
}

/** What a result is made of. */
export interface Ended {
  places: readonly Pick<Place, 'name'>[];
  ranks: readonly number[];
  points: readonly number[];
}

export function ranking({ places, ranks, points }: Ended, me: number): Ranked[] {
  return places
    .map((place, seat) => ({
      seat,
      name: seat === me ? t('you') : place.name,
      rank: ranks[seat] ?? 0,
      tied: ranks.filter((rank) => rank === ranks[seat]).length > 1,
      points: points[seat] ?? 0,
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export function cheer(winners: readonly Ranked[], me: number): string {
  const alone = winners.length === 1;
  return t('winners', {
    who: alone ? (winners[0]?.seat === me ? 'you' : 'one') : 'many',
    names: phrases.listed(winners.map((winner) => winner.name)),
  });
}
