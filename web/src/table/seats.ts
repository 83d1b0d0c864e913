/** How the players of a table stand to each other: who is away, who may be reminded, who agrees. */

import type { Room } from '../wire';

/** Seats of people who have gone and for whom nobody plays yet. */
export function absent(room: Room, me: number): number[] {
  return seats(room, me).filter((seat) => {
    const place = room.places[seat];
    return place?.sitter === 'person' && !place.online && !place.stands_in;
  });
}

/** Seats of people who are to move and may be reminded of it. */
export function mayNudge(room: Room, me: number, waiting: readonly number[]): number[] {
  return seats(room, me).filter((seat) => {
    const place = room.places[seat];
    return waiting.includes(seat) && place?.sitter === 'person' && !place.stands_in;
  });
}

/** Seats that agree to end the game here. */
export function agreeing(room: Room): number[] {
  return room.places.flatMap((place, seat) => (place.abandons ? [seat] : []));
}

/** All seats but the own. */
function seats(room: Room, me: number): number[] {
  return room.places.map((_, seat) => seat).filter((seat) => seat !== me);
}
