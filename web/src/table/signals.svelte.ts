/** What calls a player to the table: my turn, my last seconds, the end of the game. */

import type { RoomStore } from '../room/room.svelte';
import { sound as pageSound } from '../sound/sound.svelte';
import { NOBODY } from '../wire';
import { untilTick } from './clock';

/** Milliseconds after an action of mine in which my next turn is no surprise. */
const AT_HAND = 2000;

type Watched = Pick<
  RoomStore,
  'answering' | 'busy' | 'choice' | 'clocks' | 'live' | 'nudgedBy' | 'room' | 'seat' | 'waiting'
>;

/** Watches a room for as long as the calling component exists. */
export function signals(room: Watched, sound = pageSound): void {
  let acted = -Infinity;
  let called = -1;

  function call(): void {
    sound.play('turn');
    sound.vibrate();
  }

  $effect(() => {
    sound.listed = room.room?.listed ?? false;
    return () => (sound.listed = false);
  });

  $effect(() => {
    if (room.answering) acted = Date.now();
  });

  // A turn is interrupted when others choose at the same time, and when the connection is lost.
  $effect(() => {
    if (!room.live || room.choice === called) return;
    called = room.choice;
    if (Date.now() - acted > AT_HAND) call();
  });

  $effect(() => {
    if (room.nudgedBy !== NOBODY) call();
  });

  $effect(() => {
    const { left, since } = room.clocks;
    const mine = left[room.seat];
    const place = room.room?.places[room.seat];
    const runs = room.room?.status === 'playing' && room.waiting.includes(room.seat);
    if (mine === undefined || !runs || place?.stands_in) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const rest = untilTick(since + mine - Date.now());
      if (rest !== null) timer = setTimeout(tick, rest);
    };
    const tick = (): void => {
      if (!document.hidden) sound.play('tick');
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  });

  let playing = false;
  $effect(() => {
    const status = room.room?.status;
    const ended = playing && status === 'finished' && !room.busy;
    if (status === 'playing') playing = true;
    if (!ended) return;
    playing = false;
    const rank = room.room?.ranks[room.seat];
    if (rank !== undefined && !document.hidden) sound.play(rank === 1 ? 'win' : 'lose');
  });
}
