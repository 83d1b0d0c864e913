/** The game that a newcomer is led to. */

import { load, save } from '../settings/storage';

/** The one with the fewest rules. */
export const FIRST = 'felix';

const PLAYED = 'played';

/** Nobody has opened or joined a table in this browser. */
export function isNew(): boolean {
  return load(PLAYED) === null;
}

export function setPlayed(): void {
  save(PLAYED, 'yes');
}
