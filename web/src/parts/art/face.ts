/** Eyes and mouths of drawn animals. */

import { disc, flat, line, oval, shape, type Colour, type Shape } from './pen';

export type Eyes =
  'angry' | 'happy' | 'none' | 'round' | 'shades' | 'shut' | 'sleepy' | 'sly' | 'wide' | 'wink';
export type Mouth = 'flat' | 'grin' | 'o' | 'smile';

/** An eye at this point; it looks towards the other one. */
export function eyeShapes(
  kind: Eyes,
  x: number,
  y: number,
  isRight: boolean,
  lid: Colour,
): Shape[] {
  const side = isRight ? -1 : 1;
  switch (kind) {
    case 'none':
      return [];
    case 'round':
    case 'wide': {
      const r = kind === 'wide' ? 9.5 : 7.6;
      return [
        shape('fur-white', disc(x, y, r)),
        flat('card-ink', disc(x + side, y, kind === 'wide' ? 4 : 5)),
        flat('fur-white', disc(x + side + 1.7, y - 2, 1.7)),
      ];
    }
    case 'happy':
      return [line(lid, 3.6, `M${x - 8} ${y + 3}q8-11 16 0`)];
    case 'shut':
      return [line(lid, 3.6, `M${x - 8} ${y}q8 8 16 0`)];
    case 'wink':
      return eyeShapes(isRight ? 'happy' : 'round', x, y, isRight, lid);
    case 'shades':
      return [
        shape('card-ink', `M${x - 12} ${y - 6}h24l-3 12q-9 6-18 0Z`),
        line('card-ink', 3, `M${x} ${y - 5}h${side * 15}`),
        line('fur-white', 2, `M${x - 6} ${y + 3}l5-6`),
      ];
    case 'angry':
      return [
        shape(
          'fur-white',
          `M${x - side * 9} ${y - 7}l${side * 17} 8q${-side * 2} 8 ${-side * 9} 8t${-side * 8}-16Z`,
        ),
        flat('card-ink', disc(x + side * 1.5, y + 2, 3)),
        line('card-ink', 3.6, `M${x - side * 10} ${y - 8}l${side * 19} 9`),
      ];
    default:
      return [
        shape('fur-white', `M${x - 8.5} ${y}h17c0 5-4 8.5-8.5 8.5s-8.5-3.5-8.5-8.5Z`),
        flat('card-ink', disc(x + (kind === 'sly' ? 4 : 0), y + 3.2, 3)),
        line(lid, 3.6, `M${x - 10} ${y}h20`),
      ];
  }
}

/** A mouth at this height. */
export const MOUTHS: Record<Mouth, (y: number) => Shape[]> = {
  flat: (y) => [line('card-ink', 2.4, `M43 ${y}h14`)],
  grin: (y) => [shape('red', `M39 ${y - 3}q11 5 22 0-1 12-11 12t-11-12Z`)],
  o: (y) => [shape('red', oval(50, y + 2, 4, 5))],
  smile: (y) => [line('card-ink', 2.4, `M50 ${y - 5}v4q-6 6-11 1M50 ${y - 1}q6 6 11 1`)],
};
