/**
 * The token of a seat link. It is removed from the address at once, so that it is not shared with
 * the address by accident, and stored for a reload: first per tab, since two tabs may hold two
 * seats, then per browser.
 */

import { load, save } from '../settings/storage';

export function takeToken(room: string): string {
  const linked = window.location.hash.slice(1);
  if (linked === '') return keptToken(room);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  saveToken(room, linked);
  return linked;
}

/** The token of this tab, else of this browser, else "". */
export function keptToken(room: string): string {
  return sessionStorage.getItem(key(room)) ?? load(key(room)) ?? '';
}

/** Store the token of this tab's seat; "" removes it. */
export function saveToken(room: string, token: string): void {
  sessionStorage.setItem(key(room), token);
  save(key(room), token);
}

function key(room: string): string {
  return `seat:${room}`;
}
