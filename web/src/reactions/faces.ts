/** The pictures of the reactions: the cat of the house in six moods. */

import { eyeShapes, MOUTHS } from '../parts/art/face';
import { disc, flat, line, oval, shape, type Shape } from '../parts/art/pen';

const HEAD =
  'M50 25c7 0 12 1 16 3L79 12c5 11 7 23 6 34 4 7 5 13 3 20-4 16-18 24-38 24S16 82 12 66c-2-7-1-13 3-20-1-11 1-23 6-34l13 16c4-2 9-3 16-3Z';
const EARS = 'M21 38c-1-6-1-12 1-17l9 11ZM79 38c1-6 1-12-1-17l-9 11Z';
const NOSE = 'M44.5 62q5.5-2.5 11 0 .5 3-5.5 6.5-6-3.5-5.500-6.500Z';

const cat = (
  fur: 'fur-ginger' | 'fur-grey' | 'fur-black' | 'fur-cream',
  ...mood: Shape[]
): Shape[] => [shape(fur, HEAD), flat('skin', EARS), flat('skin', NOSE), ...mood];

const heart = (x: number, y: number): string =>
  `M${x} ${y + 10}c-8-5-12-10-10-15 2-4 8-4 10 1 2-5 8-5 10-1 2 5-2 10-10 15Z`;

const tear = (x: number): string => `M${x} 58q9 12 0 18-9-6 0-18Z`;

const DRAWN: Record<string, Shape[]> = {
  laugh: cat(
    'fur-ginger',
    line('card-ink', 4.5, 'M22 54q9-13 18 0M60 54q9-13 18 0'),
    shape('red', 'M32 70q18 6 36 0-2 16-18 16t-18-16Z'),
  ),
  love: cat(
    'fur-cream',
    shape('red', heart(31, 49)),
    shape('red', heart(69, 49)),
    ...MOUTHS.smile(76),
  ),
  clap: [
    shape(
      'fur-ginger',
      'M34 94V64C20 60 16 44 22 38s11 0 14 6c-2-12 0-24 7-24s8 10 8 20c1-10 5-18 11-16s6 13 3 23c4-6 10-8 14-3s0 24-13 24v26Z',
    ),
    flat('skin', 'M52 52c8 0 14 7 14 13s-7 6-14 6-14 0-14-6 6-13 14-13Z'),
    line('gold', 4.5, 'M14 22 6 14M50 10V2M84 24l8-8'),
  ],
  gasp: cat(
    'fur-grey',
    ...eyeShapes('wide', 31, 49, false, 'card-ink'),
    ...eyeShapes('wide', 69, 49, true, 'card-ink'),
    shape('red', oval(50, 78, 6, 7)),
  ),
  cry: cat(
    'fur-cream',
    line('card-ink', 4, 'M21 50q9 9 18 0M61 50q9 9 18 0'),
    shape('blue', tear(27)),
    shape('blue', tear(73)),
    line('card-ink', 3, 'M40 80q10-9 20 0'),
  ),
  hiss: cat(
    'fur-black',
    ...eyeShapes('angry', 31, 49, false, 'fur-white'),
    ...eyeShapes('angry', 69, 49, true, 'fur-white'),
    shape('red', 'M34 72q16-5 32 0-1 14-16 14t-16-14Z'),
    shape('fur-white', 'M39 72l4 8 4-9ZM53 71l4 9 4-8Z'),
    flat('card-ink', disc(50, 84, 1)),
  ),
};

export const DRAWN_REACTIONS = Object.keys(DRAWN);

/** What a reaction looks like, from back to front. */
export function drawn(reaction: string): readonly Shape[] {
  return DRAWN[reaction] ?? [];
}
