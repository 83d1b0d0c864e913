/** Small helps for speaking of cards and players. */

import type { Speaker } from '../../text/speaker';
import type { Values } from '../../text/phrases.svelte';

/** A number as a card has it: with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Points gained or lost, with their sign. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}

/** The key of a card in texts and drawings. */
export function keyOf(speaker: Speaker, card: number): string {
  return speaker.facts.things['card']?.[card] ?? '';
}

/** A player as texts want him: the name, and whether it is the listener's. */
export function called(speaker: Speaker, seat: number | null): Values {
  if (seat === null) return { name: speaker.say('page-pile'), name_is: 'other' };
  return { name: speaker.name(seat), name_is: speaker.isMe(seat) ? 'you' : 'other' };
}
