/** The three animals, each a body and a face that a look colours and dresses. */

import { eyeShapes, MOUTHS, type Eyes, type Mouth } from '../../../parts/art/face';
import { discs, flat, line, shape, type Colour, type Shape } from '../../../parts/art/pen';

export type Motif = 'disc' | 'dots' | 'rays' | 'stars' | 'stripes';

/** What makes one card of a deck different from the others. */
export interface Look {
  ground: Colour;
  motif: Motif;
  fur: Colour;
  /** The muzzle, and a weasel's bib. */
  pale?: Colour;
  /** Clothes, in place of fur below the head. */
  coat?: Colour;
  eyes: Eyes;
  mouth: Mouth;
  /** A transformation for each time the figure is drawn; once and upright if not given. */
  poses?: string[];
  /** Behind the figure, on the head below the eyes, and in front of all. */
  behind?: Shape[];
  on?: Shape[];
  front?: Shape[];
}

interface Species {
  eyes: { y: number; apart: number };
  /** The middle of the mouth. */
  mouth: number;
  body: (look: Look) => Shape[];
  face: (look: Look) => Shape[];
  nose: Shape[];
}

const RAT: Species = {
  eyes: { y: 49, apart: 15 },
  mouth: 77,
  body: ({ fur, coat = fur }) => [
    line('card-ink', 7.4, 'M74 98c20 4 28-10 20-20-5-5-10-1-7 3'),
    line('skin', 3.4, 'M74 98c20 4 28-10 20-20-5-5-10-1-7 3'),
    shape(coat, 'M18 104c0-15 13-24 32-24s32 9 32 24Z'),
    shape(fur, discs(16.5, [18, 30], [82, 30])),
    flat('skin', discs(10, [18, 30], [82, 30])),
  ],
  face: ({ fur, pale = 'fur-white' }) => [
    shape(
      fur,
      'M50 18c20 0 32 12 33 27 1 14-9 22-17 30-5 6-9 13-16 13s-11-7-16-13c-8-8-18-16-17-30 1-15 13-27 33-27Z',
    ),
    flat(pale, 'M50 58c9 0 15 5 14 12-1 6-7 16-14 16s-13-10-14-16c-1-7 5-12 14-12Z'),
    line('card-ink', 1.4, 'M35 69 13 65M35 73 15 78M65 69l22-4M65 73l20 5'),
  ],
  nose: [
    shape('fur-white', 'M45 77h5v8c-3 1-5 0-5-2ZM50 77h5v6c0 2-2 3-5 2Z'),
    shape('skin', 'M43 65.5q7-5.5 14 0c1 4.5-3.5 7-7 7s-8-2.5-7-7Z'),
  ],
};

const WEASEL: Species = {
  eyes: { y: 34, apart: 12.5 },
  mouth: 55,
  body: ({ fur, pale = 'fur-cream', coat }) => [
    shape(fur, 'M34 44c-1 22-11 38-14 60h60c-3-22-13-38-14-60Z'),
    flat(pale, 'M40 56c0 18-4 32-5 48h30c-1-16-5-30-5-48Z'),
    ...(coat ? [shape(coat, 'M14 104c3-17 9-26 18-30q18 9 36 0c9 4 15 13 18 30Z')] : []),
    shape(fur, discs(9, [27, 20], [73, 20])),
    flat('skin', discs(4.6, [27, 20], [73, 20])),
  ],
  face: ({ fur, pale = 'fur-cream' }) => [
    shape(
      fur,
      'M50 9c17 0 28 9 28 22 0 11-5 17-11 24-5 6-10 10-17 10s-12-4-17-10c-6-7-11-13-11-24C22 18 33 9 50 9Z',
    ),
    flat(
      pale,
      'M50 41c5 0 8-3 13-4 6 0 7 7 3 13-4 7-9 13.5-16 13.5S38 57 34 50c-4-6-3-13 3-13 5 1 8 4 13 4Z',
    ),
    line('card-ink', 1.4, 'M37 52 18 48M37 55l-17 6M63 52l19-4M63 55l17 6'),
  ],
  nose: [flat('card-ink', 'M43.5 45.5q6.5-4 13 0c1 4.5-3 7.5-6.5 7.5s-7.5-3-6.5-7.5Z')],
};

const RACCOON: Species = {
  eyes: { y: 50, apart: 17 },
  mouth: 77,
  body: ({ fur, coat = fur }) => [
    shape(fur, 'M72 104c22 2 34-14 27-34-3-8-12-7-13 1-1 11-2 17-14 20Z'),
    line('fur-black', 6, 'M88 74l10-3M87 85l13 4M80 94l6 9'),
    shape(coat, 'M16 104c0-15 12-23 34-23s34 8 34 23Z'),
    shape(fur, 'M14 40C7 24 9 11 16 9c8-2 19 6 23 17ZM86 40c7-16 5-29-2-31-8-2-19 6-23 17Z'),
    flat('fur-black', 'M19 32c-3-8-3-15 0-16 3-1 9 4 12 10ZM81 32c3-8 3-15 0-16-3-1-9 4-12 10Z'),
  ],
  face: ({ fur, pale = 'fur-white' }) => [
    shape(
      fur,
      'M50 20c15 0 27 5 32 16 3 7 7 13 14 19-5 3-8 4-9 6 1 3 2 5 1 8-7 0-9 1-12 4-6 8-15 15-26 15s-20-7-26-15c-3-3-5-4-12-4-1-3 0-5 1-8-1-2-4-3-9-6 7-6 11-12 14-19 5-11 17-16 32-16Z',
    ),
    flat(
      pale,
      'M50 34c4 0 6 5 6 13 0 6 3 9 9 12 6 4 5 14-1 20-4 4-8 6-14 6s-10-2-14-6c-6-6-7-16-1-20 6-3 9-6 9-12 0-8 2-13 6-13Z',
    ),
    line(pale, 5, 'M22 43c7-7 15-8 22-4M78 43c-7-7-15-8-22-4'),
    flat(
      'fur-black',
      'M45 48c-3-7-17-9-25-1-4 4-9 8-13 10 6 7 21 10 30 5 5-2 9-7 8-14ZM55 48c3-7 17-9 25-1 4 4 9 8 13 10-6 7-21 10-30 5-5-2-9-7-8-14Z',
    ),
  ],
  nose: [flat('card-ink', 'M42 65q8-5 16 0c1 5-3.5 8.5-8 8.5s-9-3.5-8-8.5Z')],
};

const SPECIES: Record<string, Species> = { rat: RAT, weasel: WEASEL, raccoon: RACCOON };

/** All shapes of a figure, from back to front. */
export function figure(animal: string, look: Look): Shape[] {
  const species = SPECIES[animal];
  if (!species) return [];
  const { y, apart } = species.eyes;
  const isDark = animal === 'raccoon' || look.fur === 'fur-black' || look.fur === 'p-choc';
  const lid = isDark ? 'fur-white' : 'card-ink';
  return [
    ...(look.behind ?? []),
    ...species.body(look),
    ...species.face(look),
    ...MOUTHS[look.mouth](species.mouth),
    ...species.nose,
    ...(look.on ?? []),
    ...eyeShapes(look.eyes, 50 - apart, y, false, lid),
    ...eyeShapes(look.eyes, 50 + apart, y, true, lid),
    ...(look.front ?? []),
  ];
}
