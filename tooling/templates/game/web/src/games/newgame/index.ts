/** New Game on the page. */

import { QUIET, type newgame } from '../../wire';
import type { GameModule } from '../module';
import Score from './Score.svelte';
import Table from './Table.svelte';

const PAUSES: Record<newgame.Event['event'], number> = {
  CardDealt: 200,
  CardDealtUnseen: 0,
  CardPlayed: 700,
  TrickTaken: 1000,
  GameEnded: 0,
};

const module: GameModule<newgame.Picture> = {
  Table,
  Score,
  show: (picture, event) => shown(picture, event as newgame.Event),
  pause: ({ event }) => PAUSES[event as newgame.Event['event']] ?? 0,
  quiet: new Set(QUIET.newgame),
};

function shown(picture: newgame.Picture, event: newgame.Event): newgame.Picture {
  if (event.event !== 'CardPlayed') return picture;
  const players = picture.players.map((player) =>
    player.seat === event.seat
      ? { ...player, played: event.card, cards: player.cards - 1 }
      : player,
  );
  const hand =
    picture.seat === event.seat ? picture.hand.filter((card) => card !== event.card) : picture.hand;
  return { ...picture, players, hand };
}

export default module;
