/** Helpers for texts about cards and players. */

import type { Speaker } from '../../text/speaker';
import type { Values } from '../../text/phrases.svelte';
import type { Picture } from './types';

/** A card's key in texts and drawings. */
export function keyOf(speaker: Speaker, card: number): string {
  return speaker.facts.things['card']?.[card] ?? '';
}

/** A player as the variables of a text: the name, and whether it is the reader. */
export function called(speaker: Speaker, seat: number | null): Values {
  if (seat === null) return { name: speaker.say('page-pile'), name_is: 'other' };
  return { name: speaker.name(seat), name_is: speaker.isMe(seat) ? 'you' : 'other' };
}

/** Whether the cards of this round are in the sack still, or not chosen yet. */
export function isPlacing({ phase }: Picture): boolean {
  return phase === 'place' || phase === 'start' || phase === 'remove';
}

/** Whether dogs leave the row at this event, alone or after somebody. */
export function isChase(event: string | undefined): boolean {
  return (
    event === 'BigDogChased' ||
    event === 'SmallDogChased' ||
    event === 'DogsLeft' ||
    event === 'DogLeftAlone'
  );
}

/** Whether the table shows more of the others than their backs: mice, or what they have won. */
export function isPublic({ players, seat }: Picture): boolean {
  return players.some(
    ({ mice, cat_points: points }, each) => each !== seat && (mice !== null || points !== null),
  );
}
