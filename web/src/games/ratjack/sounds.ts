/** Which sound an event makes. */

import type { ratjack } from '../../wire';
import type { Cues } from '../../sound/cues';
import type { SoundName } from '../../sound/sounds';
import { printOf, RATJACK, type Picture } from './scene';

const VOICES: Record<string, SoundName> = { rat: 'squeak', weasel: 'squeak', raccoon: 'chatter' };

export const sounds: Cues<Picture, ratjack.Event> = {
  TokenTossed: 'coin',
  CardDealt: 'card',
  CardDealtUnseen: 'card',
  PileOpened: 'flip',
  CardDrawn: 'card',
  CardDrawnUnseen: 'card',
  DiscardDrawn: 'card',
  CardHidden: 'card',
  CardHiddenUnseen: 'card',
  CardShown: 'flip',
  CardDiscarded: 'card',
  CardFlipped: 'flip',
  EffectBegan: ({ card }, picture) => VOICES[printOf(picture, card)?.animal ?? ''] ?? null,
  CardsShuffledIn: 'card',
  CardLookedAt: 'flip',
  CardLookedAtUnseen: 'flip',
  TableCardDiscarded: 'card',
  CardsSwapped: 'card',
  CardTaken: 'card',
  TokenPlaced: 'coin',
  TokenReturned: 'coin',
  TokenMoved: 'coin',
  CardTurnedDown: 'flip',
  CardGiven: 'card',
  HandsExchanged: 'card',
  HandExposed: 'flip',
  DiscardHidden: 'card',
  CardReplaced: 'card',
  PlayerOut: 'bust',
  PointsWon: ({ reason }) => (reason === RATJACK ? 'ratjack' : 'coin'),
};
