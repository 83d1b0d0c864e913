/** Which sound an event makes. */

import type { Cues } from '../../sound/cues';
import type { CatEvent, CatPicture } from './show';

export const sounds: Cues<CatPicture, CatEvent> = {
  HandDealt: 'card',
  CardsDealt: 'card',
  SpaceBlocked: 'flip',
  OwnCardPutAside: 'card',
  CardPutAside: 'card',
  PredictionMade: 'coin',
  CardPlayed: 'card',
  MarkerLost: 'coin',
  TrickWon: ({ seat }, picture) => (seat === picture.seat ? 'meow' : 'flip'),
  ParadoxCaused: 'paradox',
  RoundScored: ({ points }) => (points > 0 ? 'coin' : null),
};
