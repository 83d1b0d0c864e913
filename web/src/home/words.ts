/** Tables in a list, in words. */

import type { Phrases } from '../text/phrases.svelte';
import type { Summary } from '../wire';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A relative time: "3 hours ago", or "now". */
export function ago(since: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - since);
  const [unit, size] = STEPS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / size), unit);
}

/** The other players. */
export function company({ places, seat }: Summary, phrases: Phrases): string {
  const others = places.filter((place, number) => number !== seat && place.sitter !== 'free');
  if (others.length === 0) return phrases.say('page-table-empty');
  return phrases.say('page-table-with', { names: phrases.listed(others.map(({ name }) => name)) });
}

/** The status in a word or two. */
export function standing(
  { status, places, seat, ranks, my_turn }: Summary,
  phrases: Phrases,
): string {
  const free = places.filter(({ sitter }) => sitter === 'free').length;
  if (my_turn) return phrases.say('page-table-my-turn');
  if (status === 'waiting' && free) return phrases.say('page-table-free', { count: free });
  if (status !== 'finished') return phrases.say(`page-table-${status}`);
  const place = ranks[seat] ?? 0;
  return place === 1
    ? phrases.say('page-table-won')
    : place
      ? phrases.say('page-table-place', { place })
      : '';
}
