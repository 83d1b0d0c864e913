/** What this browser saw and did before a deal, kept for whoever doubts the deal later. */

import { loadJson, save } from '../settings/storage';
import { NOBODY, type Room } from '../wire';
import { hexOf } from './hex';

export interface Seen {
  /** The dealer's promise as it was first shown here, "" for none. */
  commitment: string;
  /** What was added from here, in hexadecimal, "" for nothing. */
  value: string;
}

const NOTHING: Seen = { commitment: '', value: '' };
const VALUE_BYTES = 16;

export function seenOf(room: string): Seen {
  return loadJson(key(room), isSeen, NOTHING);
}

/** Look at a room before its game. Only the first promise is one; who has no seat adds nothing. */
export function watch({ id, status, commitment }: Room, seat: number): void {
  if (status !== 'waiting') return;
  const seen = seenOf(id);
  const now = {
    commitment: seen.commitment || commitment,
    value: seat === NOBODY ? '' : seen.value,
  };
  if (now.commitment !== seen.commitment || now.value !== seen.value) put(id, now);
}

/** What my seat adds to the deal; "" if another device of mine did so before. */
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
