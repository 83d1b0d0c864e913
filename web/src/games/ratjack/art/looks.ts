/** The look of each card: of each deck, by value. */

import { raccoons } from './raccoons';
import { rats } from './rats';
import type { Look } from './species';
import { weasels } from './weasels';

export const LOOKS: Record<string, Look[]> = { rat: rats, weasel: weasels, raccoon: raccoons };

export function lookOf(animal: string, value: number): Look {
  const looks = LOOKS[animal] ?? rats;
  return looks[(value - 1) % looks.length] ?? looks[0]!;
}
