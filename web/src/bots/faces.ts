/** The faces of the bots, each with three moods. */

import { eyeShapes, MOUTHS, type Eyes, type Mouth } from '../parts/art/face';
import { disc, discs, flat, line, oval, shape, type Colour, type Shape } from '../parts/art/pen';

export const MOODS = ['calm', 'pleased', 'dismayed'] as const;
export type Mood = (typeof MOODS)[number];

interface Look {
  /** What is behind the head. */
  ground: Colour;
  /** From back to front: the head, and what lies on the eyes. */
  head: Shape[];
  front?: Shape[];
  moods: Record<Mood, Shape[]>;
}

interface Features {
  y: number;
  apart: number;
  mouth: number;
  lid?: Colour;
}

/** The eyes and the mouth of each mood, where this face has them. */
function moods(
  { y, apart, mouth, lid = 'card-ink' }: Features,
  kinds: Record<Mood, [Eyes, Mouth]>,
): Record<Mood, Shape[]> {
  const drawn = ([eyes, kind]: [Eyes, Mouth]): Shape[] => [
    ...MOUTHS[kind](mouth),
    ...eyeShapes(eyes, 50 - apart, y, false, lid),
    ...eyeShapes(eyes, 50 + apart, y, true, lid),
  ];
  return {
    calm: drawn(kinds.calm),
    pleased: drawn(kinds.pleased),
    dismayed: drawn(kinds.dismayed),
  };
}

const HEAD =
  'M50 25c7 0 12 1 16 3L79 12c5 11 7 23 6 34 4 7 5 13 3 20-4 16-18 24-38 24S16 82 12 66c-2-7-1-13 3-20-1-11 1-23 6-34l13 16c4-2 9-3 16-3Z';
const EARS = flat('skin', 'M21 38c-1-6-1-12 1-17l9 11ZM79 38c1-6 1-12-1-17l-9 11Z');
const nose = (y: number): Shape =>
  shape('skin', `M44.5 ${y}q5.5-2.5 11 0 .5 3-5.5 6.5-6-3.5-5.5-6.500Z`);
const whiskers = (y: number, colour: Colour = 'card-ink'): Shape =>
  line(colour, 1.6, `M26 ${y} 6 ${y - 4}M26 ${y + 5} 8 ${y + 9}M74 ${y}l20-4M74 ${y + 5}l18 4`);

const KITTEN: Look = {
  ground: 'f-rose',
  head: [
    shape(
      'fur-cream',
      'M50 27c8 0 14 1 19 4l11-9c3 9 4 17 3 26 5 6 7 12 6 19-3 16-19 23-39 23S14 83 11 67c-1-7 1-13 6-19-1-9 0-17 3-26l11 9c5-3 11-4 19-4Z',
    ),
    flat('fur-ginger', 'M31 31l-11-9c-3 9-4 17-3 26 12-1 19-7 22-19q-4 0-8 2Z'),
    flat('skin', 'M80 40c1-4 1-8 0-11l-6 6Z'),
    flat('skin', discs(6.5, [22, 70], [78, 70])),
    shape('f-teal', 'M24 80q26 13 52 0l4 7q-30 15-60 0Z'),
    shape('gold', disc(50, 92, 6)),
    nose(64),
  ],
  moods: {
    calm: [...bigEyes(12.5, 9), line('card-ink', 2.8, 'M50 70v2q-6 6-11 1M50 72q6 6 11 1')],
    pleased: [
      line('card-ink', 4.6, 'M21 56q9-13 18 0M61 56q9-13 18 0'),
      shape('red', 'M41 71q9 4 18 0-1 10-9 10t-9-10Z'),
    ],
    dismayed: [
      ...bigEyes(13.5, 5),
      line('card-ink', 3.2, 'M20 39q7-5 13-5M80 39q-7-5-13-5'),
      shape('red', oval(50, 76, 4.5, 5)),
    ],
  },
};

function bigEyes(white: number, pupil: number): Shape[] {
  return [
    shape('fur-white', discs(white, [30, 53], [70, 53])),
    flat('card-ink', discs(pupil, [31.5, 54], [68.5, 54])),
    flat('fur-white', discs(pupil * 0.38, [34.5, 50.5], [71.5, 50.5])),
  ];
}

const ALLEY_CAT: Look = {
  ground: 'f-night',
  head: [
    shape(
      'fur-grey',
      'M50 25c7 0 12 1 16 3l3-4 5 2 1-8 4-4c5 11 7 21 6 32 4 7 5 13 3 20-4 16-18 24-38 24S16 82 12 66c-2-7-1-13 3-20-1-11 1-23 6-34l13 16c4-2 9-3 16-3Z',
    ),
    flat('skin', 'M21 38c-1-6-1-12 1-17l9 11Z'),
    line(
      'fur-black',
      5,
      'M50 28v14M40 29l2 10M60 29l-2 10M14 62l12 1M15 73l11-3M86 62l-12 1M85 73l-11-3',
    ),
    flat('fur-white', 'M50 62c8 0 16 6 16 14 0 7-7 11-16 11s-16-4-16-11c0-8 8-14 16-14Z'),
    nose(64),
  ],
  front: [line('fur-cream', 2.4, 'M70 36l6 9M71 42l6-3')],
  moods: moods(
    { y: 51, apart: 18, mouth: 77 },
    { calm: ['sleepy', 'flat'], pleased: ['sly', 'smile'], dismayed: ['wide', 'flat'] },
  ),
};

const TIGER: Look = {
  ground: 'f-forest',
  head: [
    shape('fur-ginger', discs(14, [20, 26], [80, 26])),
    flat('card-ink', discs(6.5, [20, 26], [80, 26])),
    shape(
      'fur-ginger',
      'M50 15c21 0 34 12 36 30 1 6 6 10 8 15-4 1-6 2-7 4 2 4 3 8 3 12-5 0-8 1-11 4-7 7-17 10-29 10s-22-3-29-10c-3-3-6-4-11-4 0-4 1-8 3-12-1-2-3-3-7-4 2-5 7-9 8-15 2-18 15-30 36-30Z',
    ),
    flat('fur-white', 'M24 44c2-8 9-12 16-9 3 1 4 5 2 9ZM76 44c-2-8-9-12-16-9-3 1-4 5-2 9Z'),
    flat('fur-white', 'M50 60c10-4 22 2 22 12 0 9-9 15-22 15s-22-6-22-15c0-10 12-16 22-12Z'),
    line(
      'card-ink',
      5,
      'M50 17v13M39 19q1 6 5 10M61 19q-1 6-5 10M9 60l15 1M14 74l12-4M91 60l-15 1M86 74l-12-4',
    ),
    shape('skin', 'M40 59q10-5 20 0 0 5-10 11-10-6-10-11Z'),
  ],
  moods: moods(
    { y: 47, apart: 18, mouth: 77 },
    { calm: ['angry', 'smile'], pleased: ['happy', 'grin'], dismayed: ['wide', 'o'] },
  ),
};

const GAMBLER: Look = {
  ground: 'f-wine',
  head: [
    shape('fur-black', HEAD),
    EARS,
    flat(
      'fur-white',
      'M50 46c4 0 6 6 8 14 8 2 16 8 16 15 0 8-11 13-24 13s-24-5-24-13c0-7 8-13 16-15 2-8 4-14 8-14Z',
    ),
    nose(64),
  ],
  front: [
    shape('green', 'M13 39Q50 19 87 39l4 8Q50 29 9 47Z'),
    shape('f-lime', 'M14 34Q50 14 86 34l1 6Q50 21 13 40Z'),
    shape('red', 'M50 92 32 84v15ZM50 92l18-8v15Z'),
    shape('gold', disc(50, 92, 4)),
  ],
  moods: moods(
    { y: 53, apart: 18, mouth: 75, lid: 'fur-white' },
    { calm: ['sly', 'smile'], pleased: ['wink', 'grin'], dismayed: ['wide', 'flat'] },
  ),
};

const RASCAL: Look = {
  ground: 'f-lemon',
  head: [
    shape('fur-ginger', HEAD),
    EARS,
    shape('fur-ginger', 'M50 27c-6-6-7-12-4-18 2 4 4 6 7 7 0-3 1-5 3-7 3 7 2 13-2 18Z'),
    flat('fur-white', 'M50 60c8 0 20 5 20 14 0 8-9 14-20 14s-20-6-20-14c0-9 12-14 20-14Z'),
    shape(
      'f-night',
      'M8 44c14-6 30-6 42-2 12-4 28-4 42 2-4 5-5 9-7 13-9 6-25 7-35-2-10 9-26 8-35 2-2-4-3-8-7-13Z',
    ),
    nose(63),
  ],
  moods: {
    calm: [...maskEyes('sly'), line('card-ink', 2.8, 'M33 73q14 11 34-3'), fang()],
    pleased: [
      ...maskEyes('wink'),
      shape('red', 'M32 71q18 6 36 0-2 15-18 15t-18-15Z'),
      flat('skin', 'M41 83q9-7 18 0-4 3-9 3t-9-3Z'),
      fang(),
    ],
    dismayed: [...maskEyes('wide'), line('card-ink', 3, 'M36 79q4-5 7 0t7 0 7 0 7 0')],
  },
};

function maskEyes(kind: Eyes): Shape[] {
  return [
    ...eyeShapes(kind, 31, 49, false, 'fur-white'),
    ...eyeShapes(kind, 69, 49, true, 'fur-white'),
  ];
}

function fang(): Shape {
  return shape('fur-white', 'M57 74.500l7-2-2 8Z');
}

const TOMCAT: Look = {
  ground: 'f-teal',
  head: [
    shape(
      'fur-brown',
      'M50 24c6 0 10 1 14 2l13-11c4 9 5 17 4 25 6 6 14 12 15 22 2 17-18 29-46 29S2 79 4 62c1-10 9-16 15-22-1-8 0-16 4-25l13 11c4-1 8-2 14-2Z',
    ),
    flat('skin', 'M26 33c-1-4-1-7 0-11l8 7ZM74 33c1-4 1-7 0-11l-8 7Z'),
    flat(
      'fur-cream',
      'M50 56c6 0 9 3 16 4 12 2 16 9 13 16-3 8-14 13-29 13s-26-5-29-13c-3-7 1-14 13-16 7-1 10-4 16-4Z',
    ),
    line('fur-cream', 4, 'M50 27v9M42 28l1 6M58 28l-1 6'),
    whiskers(70),
    nose(57),
  ],
  front: [line('card-ink', 4.5, 'M22 37q9-5 17 0M78 37q-9-5-17 0')],
  moods: {
    calm: [...sleepy(), ...MOUTHS.smile(72)],
    pleased: [
      line('card-ink', 4, 'M22 50q8-10 16 0M62 50q8-10 16 0'),
      line('card-ink', 2.6, 'M50 64v4q-8 8-16 2M50 68q8 8 16 2'),
      shape('red', 'M51 71q7 2 12 0 3 12-4 13-7 0-8-13Z'),
    ],
    dismayed: [
      ...eyeShapes('round', 31, 48, false, 'card-ink'),
      ...eyeShapes('round', 69, 48, true, 'card-ink'),
      line('card-ink', 3, 'M38 79q12-12 24 0'),
    ],
  },
};

function sleepy(): Shape[] {
  return [
    ...eyeShapes('sleepy', 31, 46, false, 'card-ink'),
    ...eyeShapes('sleepy', 69, 46, true, 'card-ink'),
  ];
}

const DICE: Look = {
  ground: 'red',
  head: [
    shape('fur-white', 'M22 40C18 28 18 18 21 9l20 19ZM78 40c4-12 4-22 1-31L59 28Z'),
    flat('skin', 'M26 32c-2-5-2-9-1-13l9 9ZM74 32c2-5 2-9 1-13l-9 9Z'),
    shape('fur-white', 'M28 26h44q11 0 11 11v40q0 11-11 11H28q-11 0-11-11V37q0-11 11-11Z'),
  ],
  moods: {
    calm: [flat('card-ink', discs(7, [34, 43], [66, 43], [34, 71], [66, 71]))],
    pleased: [
      flat('card-ink', discs(6.5, [34, 40], [66, 40], [34, 57], [66, 57], [34, 74], [66, 74])),
    ],
    dismayed: [flat('card-bad', disc(50, 57, 11))],
  },
};

const LOOKS: Record<string, Look> = {
  kitten: KITTEN,
  'alley-cat': ALLEY_CAT,
  tiger: TIGER,
  gambler: GAMBLER,
  rascal: RASCAL,
  greedy: TOMCAT,
  random: DICE,
};

export const FACES = Object.keys(LOOKS);

/** A bot's face from back to front; the budget in its name does not change it. */
export function face(bot: string, mood: Mood): { ground: Colour; shapes: Shape[] } {
  const look = LOOKS[bot.split(':')[0] ?? ''] ?? TOMCAT;
  return {
    ground: look.ground,
    shapes: [...look.head, ...look.moods[mood], ...(look.front ?? [])],
  };
}
