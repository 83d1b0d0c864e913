/** What the power of a card needs, where the table shows that there is none of it. */

import type { Actions } from '../module';
import { printOf, type Picture, type Player, type TableCard } from './scene';

type Need =
  | 'other-visible'
  | 'other-hidden'
  | 'own'
  | 'own-visible'
  | 'own-hidden'
  | 'supply'
  | 'token'
  | 'discards'
  | 'deck';

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'shuffle-discards': ['discards'],
  'look-hidden': ['other-hidden'],
  'discard-own': ['own'],
  'swap-hidden': ['own-hidden', 'other-hidden'],
  'flip-trigger': ['own-hidden'],
  'swap-visible': ['other-visible'],
  'token-own': ['supply'],
  'token-other': ['supply'],
  'turn-down-other': ['other-visible'],
  'deck-to-other': ['deck'],
  'flip-other': ['other-hidden'],
  'exchange-hand-discard': ['discards'],
  'look-swap-hidden': ['other-hidden'],
  'turn-down-own': ['own-visible'],
  'take-hidden': ['other-hidden'],
  'swap-two-visible': ['other-visible'],
  'token-any': ['supply'],
  'move-token': ['token'],
  'discard-to-other': ['discards'],
  'copy-other': ['other-visible'],
  'expose-hand': ['deck'],
  'take-off-token': ['token'],
  'discard-to-hidden': ['discards'],
  'take-discard': ['discards'],
  'shuffle-own': ['own-visible'],
  'exchange-token': ['token', 'supply'],
  'copy-own': ['own-visible'],
  'replace-with-discard': ['discards'],
  'token-own-and-other': ['supply'],
  'shuffle-other': ['other-visible'],
  'give-hidden': ['own-hidden'],
};

/** What is missing for the power of the card that this action shows or flips, or "". */
export function missing(picture: Picture, actions: Actions, action: number): Need | '' {
  const { card = -1, place = -1 } = actions.all[action]?.about ?? {};
  const mine = picture.players.filter(({ seat }) => seat === picture.seat).flatMap(cardsOf);
  const print = printOf(picture, card >= 0 ? card : cardAt(mine, place));
  const own = mine.filter((each) => each.place !== place);
  const others = picture.players
    .filter(({ seat, in_round }) => seat !== picture.seat && in_round)
    .flatMap(cardsOf);
  const there: Record<Need, boolean> = {
    'other-visible': others.some(({ up }) => up),
    'other-hidden': others.some(({ up }) => !up),
    own: own.length > 0,
    'own-visible': own.some(({ up }) => up),
    'own-hidden': own.some(({ up }) => !up),
    supply: picture.supply.length > 0,
    token: [...mine, ...others].some(({ token }) => token !== null),
    discards: picture.pile.length >= Math.max(1, print?.count ?? 0),
    deck: picture.deck > 0,
  };
  return NEEDS[print?.power ?? '']?.find((need) => !there[need]) ?? '';
}

function cardsOf({ cards }: Player): TableCard[] {
  return cards;
}

function cardAt(cards: readonly TableCard[], place: number): number {
  return cards.find((each) => each.place === place)?.card ?? -1;
}
