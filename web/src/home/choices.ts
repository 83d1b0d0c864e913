/** How the reader last played a game, remembered between visits. */

import { loadJson, save } from '../settings/storage';
import { DEFAULT_BOT, type GameFacts } from '../wire';

export interface Liked {
  seats: number;
  bot: string;
}

const USUAL_SEATS = 4;

/** The last choice, where the game still offers it, else the default. */
export function liked(game: GameFacts): Liked {
  const before = loadJson(`liked:${game.name}`, isLiked, { seats: USUAL_SEATS, bot: '' });
  const fewer = game.seats.filter((seats) => seats <= before.seats);
  return {
    seats: fewer.at(-1) ?? game.seats[0] ?? USUAL_SEATS,
    bot: [before.bot, DEFAULT_BOT].find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1) ?? '',
  };
}

export function like(game: string, choice: Liked): void {
  save(`liked:${game}`, JSON.stringify(choice));
}

function isLiked(value: unknown): value is Liked {
  const { seats, bot } = (value ?? {}) as Partial<Liked>;
  return typeof seats === 'number' && typeof bot === 'string';
}
