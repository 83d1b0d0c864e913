/** Groups of seats: absent players, players who may be nudged, players who agree to end. */

import type { Room } from '../wire';

/** Seats of offline people without a stand-in bot. */
export function absent(room: Room, me: number): number[] {
  return seats(room, me).filter((seat) => {
    const place = room.places[seat];
    return place?.sitter === 'person' && !place.online && !place.stands_in;
  });
}

/** Seats of people who are to move and may be nudged. */
export function mayNudge(room: Room, me: number, waiting: readonly number[]): number[] {
  return seats(room, me).filter((seat) => {
    const place = room.places[seat];
    return waiting.includes(seat) && place?.sitter === 'person' && !place.stands_in;
  });
}

/** Seats that agree to end the game. */
export function agreeing(room: Room): number[] {
  return room.places.flatMap((place, seat) => (place.abandons ? [seat] : []));
}

/** All seats except my own. */
function seats(room: Room, me: number): number[] {
  return room.places.map((_, seat) => seat).filter((seat) => seat !== me);
}
