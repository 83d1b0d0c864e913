/** Who has to be waited for before a game begins. */

import type { Room } from '../wire';

/** Nobody: this seat is the host's, and bots sit on all others. */
export function isAlone({ status, host, places }: Room, seat: number): boolean {
  const bots = places.every(({ sitter }, each) => each === seat || sitter === 'bot');
  return status === 'waiting' && host === seat && bots;
}
