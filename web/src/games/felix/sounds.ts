/** Which sound an event makes. */

import type { Cues } from '../../sound/cues';
import type { Picture, Told } from './types';

export const sounds: Cues<Picture, Told> = {
  CardRemoved: 'card',
  CardPlaced: 'card',
  CardPlacedUnseen: 'card',
  PileCardTurned: 'flip',
  CardTurned: 'flip',
  BidMade: 'coin',
  Passed: ({ mice }) => (mice > 0 ? 'squeak' : 'coin'),
  DogsLeft: 'bark',
  BigDogChased: 'bark',
  SmallDogChased: 'bark',
  DogLeftAlone: 'bark',
  RowSold: 'meow',
  RowDeclined: 'card',
  MouseCardsFilled: 'squeak',
};
