/** Opens a table and navigates to it. */

import { api, Failure } from '../net/api';
import { at } from '../net/base';
import { loadPlayed } from '../room/game';
import { router } from '../router.svelte';
import { saveToken } from '../table/seatToken';
import { phrases } from '../text/text.svelte';
import type { NewRoom } from '../wire';
import { liked } from './choices';

/** A table of bots, as the reader likes this game; returns the text id of the error, or "". */
export async function playNow(game: string): Promise<string> {
  try {
    const { seats, bot } = liked(await api.game(game));
    return await openTable({ game, seats, bots: Array.from({ length: seats - 1 }, () => bot) });
  } catch {
    return 'page-problem-open';
  }
}

/** Navigates to the new table; returns the text id of the error, or "". */
export async function openTable(room: NewRoom): Promise<string> {
  fetchTable(room.game);
  try {
    const opened = await api.open(room);
    saveToken(opened.room, opened.token);
    router.go(at(`/t/${opened.room}`));
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 0) return 'page-problem-offline';
    return error.status === 429 ? 'page-problem-too-many' : 'page-problem-open';
  }
}

/** Fetches what the table needs while the server opens it. If that fails, the table tries again. */
function fetchTable(game: string): void {
  const parts = [import('../pages/Table.svelte'), loadPlayed(game), phrases.need(game, 'table')];
  void Promise.allSettled(parts);
}
