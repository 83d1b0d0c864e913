/** What this folder draws, by short names. */

import type { felix } from '../../wire';

export type Picture = felix.Picture;
export type Player = felix.Player;
export type Slot = felix.Slot;
export type MouseCard = felix.MouseCard;
export type Line = felix.Line;
export type Told = felix.Event;
