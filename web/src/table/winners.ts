/** The final ranking of a room, best first, and the sentence about its winners. */

import { phrases, t } from '../text/text.svelte';
import type { Room } from '../wire';

export interface Ranked {
  seat: number;
  name: string;
  rank: number;
  points: number;
}

export function ranking({ places, ranks, points }: Room, me: number): Ranked[] {
  return places
    .map((place, seat) => ({
      seat,
      name: seat === me ? t('you') : place.name,
      rank: ranks[seat] ?? 0,
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
