/** The look of each card: of each deck, by value. */

import { raccoons } from './raccoons';
import { rats } from './rats';
import type { Look } from './species';
import { weasels } from './weasels';

export const LOOKS: Record<string, Look[]> = { rat: rats, weasel: weasels, raccoon: raccoons };

/** Undefined for a card that is not drawn yet. */
export function lookOf(animal: string, value: number): Look | undefined {
  return LOOKS[animal]?.[value - 1];
}
