/** What this browser saw and added before a deal, stored to verify the deal later. */

import { loadJson, save } from '../settings/storage';
import { NOBODY, type Room } from '../wire';
import { hexOf } from './hex';

export interface Seen {
  /** The dealer's commitment as first shown here, or "". */
  commitment: string;
  /** The value added from here, in hexadecimal, or "". */
  value: string;
}

const NOTHING: Seen = { commitment: '', value: '' };
const VALUE_BYTES = 16;

export function seenOf(room: string): Seen {
  return loadJson(key(room), isSeen, NOTHING);
}

/** Remember the commitment of a waiting room. The first one counts; spectators add no value. */
export function watch({ id, status, commitment }: Room, seat: number): void {
  if (status !== 'waiting') return;
  const seen = seenOf(id);
  const now = {
    commitment: seen.commitment || commitment,
    value: seat === NOBODY ? '' : seen.value,
  };
  if (now.commitment !== seen.commitment || now.value !== seen.value) put(id, now);
}

/** The value my seat adds to the deal; "" if another device of mine already added one. */
export function toAdd({ id, places }: Room, seat: number): string {
  const seen = seenOf(id);
  const added = places[seat]?.value ?? '';
  if (added !== '' && added !== seen.value) return '';
  if (seen.value !== '') return seen.value;
  const value = hexOf(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
  put(id, { ...seen, value });
  return value;
}

function put(room: string, seen: Seen): void {
  save(key(room), JSON.stringify(seen));
}

function key(room: string): string {
  return `deal:${room}`;
}

function isSeen(value: unknown): value is Seen {
  const seen = value as Partial<Seen> | null;
  return typeof seen?.commitment === 'string' && typeof seen.value === 'string';
}
