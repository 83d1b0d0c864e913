/**
 * The token of a seat link. It is taken out of the address at once, so that nobody passes it on
 * together with the address, and kept for a reload: for this tab first, since two tabs may have
 * two seats, and for the browser.
 */

import { load, save } from '../settings/storage';

export function takeToken(room: string): string {
  const linked = window.location.hash.slice(1);
  if (linked === '') return keptToken(room);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  saveToken(room, linked);
  return linked;
}

/** The token this tab came with, else the one of this browser; "" for none. */
export function keptToken(room: string): string {
  return sessionStorage.getItem(key(room)) ?? load(key(room)) ?? '';
}

/** From now on this tab has that seat, or none with "". */
export function saveToken(room: string, token: string): void {
  sessionStorage.setItem(key(room), token);
  save(key(room), token);
}

function key(room: string): string {
  return `seat:${room}`;
}
