/** The picture of an open replay: what all seats know, combined. */

import type { Picture } from './scene';

export function opened(picture: Picture, hands: readonly Picture[]): Picture {
  return {
    ...picture,
    players: picture.players.map((player) => {
      const own = hands.find((each) => each.seat === player.seat)?.players[player.seat];
      if (!own) return player;
      const known = new Map(own.cards.map((card) => [card.place, card.card]));
      return {
        ...player,
        holds: own.holds,
        may_hold: [],
        cards: player.cards.map((card) => ({
          ...card,
          card: known.get(card.place) ?? card.card,
          maybe: [],
        })),
      };
    }),
  };
}
