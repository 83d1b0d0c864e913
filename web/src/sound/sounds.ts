/** The sounds of the page, each described as a few voices. `render.ts` plays them. */

/** Values over time: the first holds from the start, and each next one is reached by a ramp. */
export type Curve = readonly (readonly [seconds: number, value: number])[];

export interface Voice {
  wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** Seconds after the beginning of the sound. */
  start: number;
  /** Hertz; noise has none. */
  pitch: Curve;
  /** Loudness from 0 to 1; its last point ends the voice. */
  gain: Curve;
  filter?: { type: 'bandpass' | 'lowpass'; pitch: Curve; q: number };
}

export interface Sound {
  voices: readonly Voice[];
  /** Each time a little higher or lower, so that a repeated sound is not mechanical. */
  varied: boolean;
}

/** Seconds until the last voice ends. */
export function duration({ voices }: Sound): number {
  return Math.max(...voices.map(({ start, gain }) => start + (gain.at(-1)?.[0] ?? 0)));
}

// -- materials ------------------------------------------------------------------------------------

/** Paper and air: noise in a band that moves from one pitch to another. */
function brush(start: number, length: number, loud: number, from: number, to: number): Voice {
  return {
    wave: 'noise',
    start,
    pitch: [],
    gain: [
      [0, 0],
      [length * 0.35, loud],
      [length * 0.75, loud * 0.4],
      [length, 0],
    ],
    filter: {
      type: 'bandpass',
      pitch: [
        [0, from],
        [length, to],
      ],
      q: 0.9,
    },
  };
}

/** Wood: a struck tone that falls a little and dies away at once. */
function knock(start: number, pitch: number, length: number, loud: number): Voice {
  return {
    wave: 'sine',
    start,
    pitch: [
      [0, pitch * 1.25],
      [length * 0.3, pitch],
    ],
    gain: [
      [0, 0],
      [0.003, loud],
      [length, 0],
    ],
  };
}

/** A bar of wood under a soft mallet: its tone and the overtone two octaves above. */
function mallet(start: number, pitch: number, length: number, loud: number): Voice[] {
  return [
    {
      wave: 'sine',
      start,
      pitch: [[0, pitch]],
      gain: [
        [0, 0],
        [0.006, loud],
        [length * 0.35, loud * 0.25],
        [length, 0],
      ],
    },
    knock(start, pitch * 3.95, Math.min(0.12, length), loud * 0.22),
  ];
}

/** A brass-like tone: a wave whose edge softens as it fades. */
function horn(start: number, pitch: number, length: number, loud: number): Voice {
  return {
    wave: 'sawtooth',
    start,
    pitch: [[0, pitch]],
    gain: [
      [0, 0],
      [0.03, loud],
      [length * 0.6, loud * 0.6],
      [length, 0],
    ],
    filter: {
      type: 'lowpass',
      pitch: [
        [0, pitch * 1.5],
        [0.05, pitch * 4],
        [length, pitch * 1.5],
      ],
      q: 0.7,
    },
  };
}

/** An animal's voice: one resonance of the mouth, which opens and closes. */
function throat(start: number, pitch: Curve, gain: Curve, mouth: Curve, q: number): Voice {
  return {
    wave: 'sawtooth',
    start,
    pitch,
    gain,
    filter: { type: 'bandpass', pitch: mouth, q },
  };
}

function woof(start: number, loud: number): Voice[] {
  const pitch: Curve = [
    [0, 150],
    [0.04, 260],
    [0.16, 120],
  ];
  const gain: Curve = [
    [0, 0],
    [0.02, loud],
    [0.07, loud * 0.7],
    [0.18, 0],
  ];
  const mouth: Curve = [
    [0, 380],
    [0.05, 800],
    [0.16, 420],
  ];
  return [
    throat(start, pitch, gain, mouth, 1.6),
    brush(start, 0.11, loud * 0.5, 900, 500),
    knock(start, 140, 0.14, loud * 0.4),
  ];
}

function peep(start: number, pitch: number, loud: number): Voice {
  return {
    wave: 'triangle',
    start,
    pitch: [
      [0, pitch * 0.8],
      [0.035, pitch * 1.25],
      [0.09, pitch],
    ],
    gain: [
      [0, 0],
      [0.015, loud],
      [0.05, loud * 0.6],
      [0.1, 0],
    ],
  };
}

/** A tone that slides through these pitches, in equal steps, and swells in the middle. */
function glide(length: number, loud: number, ...pitches: number[]): Voice {
  const step = length / (pitches.length - 1);
  return {
    wave: 'sine',
    start: 0,
    pitch: pitches.map((pitch, index) => [index * step, pitch] as const),
    gain: [
      [0, 0],
      [length * 0.25, loud],
      [length * 0.6, loud * 0.8],
      [length, 0],
    ],
  };
}

// -- sounds ---------------------------------------------------------------------------------------

const varied = (...voices: Voice[]): Sound => ({ voices, varied: true });
const exact = (...voices: Voice[]): Sound => ({ voices, varied: false });

export const SOUNDS = {
  /** A card slides over the table and stops. */
  card: varied(brush(0, 0.18, 0.5, 1400, 3200), knock(0.13, 165, 0.1, 0.3)),
  /** A card is turned over. */
  flip: varied(
    brush(0, 0.07, 0.5, 3400, 2000),
    brush(0.08, 0.08, 0.65, 1500, 900),
    knock(0.09, 190, 0.09, 0.36),
  ),
  /** Two small pieces of wood touch: a bid, a token. */
  coin: varied(
    knock(0, 1180, 0.12, 0.32),
    knock(0, 1790, 0.05, 0.1),
    knock(0.055, 1420, 0.14, 0.26),
    knock(0.055, 2210, 0.06, 0.08),
    brush(0, 0.03, 0.2, 3000, 2500),
  ),
  /** A mouse. */
  squeak: varied(peep(0, 1900, 0.13), peep(0.12, 2250, 0.1)),
  /** A raccoon: a low, quick chatter. */
  chatter: varied(
    ...[0, 0.07, 0.14, 0.2, 0.27].flatMap((start, index) => [
      peep(start, 620 - index * 30, 0.2),
      brush(start, 0.05, 0.16, 1600, 1100),
    ]),
  ),
  /** A cat: "m", then "ia", then "ow". */
  meow: varied(
    throat(
      0,
      [
        [0, 430],
        [0.16, 640],
        [0.34, 600],
        [0.62, 400],
      ],
      [
        [0, 0],
        [0.08, 0.12],
        [0.2, 0.5],
        [0.4, 0.34],
        [0.64, 0],
      ],
      [
        [0, 420],
        [0.18, 1000],
        [0.36, 800],
        [0.62, 450],
      ],
      1.7,
    ),
    throat(
      0.06,
      [
        [0, 520],
        [0.1, 640],
        [0.28, 600],
        [0.5, 430],
      ],
      [
        [0, 0],
        [0.12, 0.2],
        [0.3, 0.1],
        [0.5, 0],
      ],
      [
        [0, 1500],
        [0.12, 2600],
        [0.5, 1400],
      ],
      5,
    ),
  ),
  /** A dog, twice. */
  bark: varied(...woof(0, 0.5), ...woof(0.24, 0.42)),
  /** It is my turn: two notes upwards. */
  turn: exact(...mallet(0, 587, 0.45, 0.27), ...mallet(0.13, 880, 0.6, 0.24)),
  /** One of my last seconds. */
  tick: exact(knock(0, 820, 0.07, 0.22), brush(0, 0.03, 0.15, 2400, 1800)),
  win: exact(
    ...[523, 659, 784, 1047].flatMap((pitch, index) =>
      mallet(index * 0.12, pitch, 0.5, 0.26 + index * 0.02),
    ),
    ...[523, 784, 1319].flatMap((pitch) => mallet(0.56, pitch, 1.2, 0.17)),
  ),
  /** Kind: three notes down to rest, in a major key. */
  lose: exact(
    ...mallet(0, 523, 0.5, 0.26),
    ...mallet(0.18, 440, 0.5, 0.24),
    ...mallet(0.38, 349, 0.9, 0.26),
  ),
  /** Tones that beat against each other in a tritone, over a breath of air. */
  paradox: exact(
    glide(2.3, 0.15, 220, 233, 311, 294),
    glide(2.3, 0.15, 223, 240, 305, 299),
    glide(2.3, 0.08, 622, 587, 880, 831),
    brush(0, 2.2, 0.22, 300, 1400),
    knock(0, 62, 0.9, 0.28),
  ),
  /** Exactly 25: a fanfare. */
  ratjack: exact(
    horn(0, 392, 0.16, 0.28),
    horn(0.15, 523, 0.16, 0.28),
    horn(0.3, 659, 0.16, 0.28),
    ...[523, 659, 784].map((pitch) => horn(0.46, pitch, 1, 0.17)),
    ...mallet(0.46, 1568, 0.8, 0.12),
  ),
  /** Over 25: two notes and a long one that tumbles down, and the cards fall. */
  bust: exact(
    {
      wave: 'triangle',
      start: 0,
      pitch: [
        [0, 370],
        [0.17, 349],
        [0.18, 311],
        [0.35, 294],
        [0.36, 262],
        [0.72, 98],
      ],
      gain: [
        [0, 0],
        [0.03, 0.3],
        [0.16, 0.06],
        [0.2, 0.3],
        [0.34, 0.06],
        [0.39, 0.3],
        [0.6, 0.18],
        [0.74, 0],
      ],
      filter: { type: 'lowpass', pitch: [[0, 900]], q: 0.7 },
    },
    knock(0.7, 82, 0.3, 0.5),
    brush(0.7, 0.16, 0.35, 1400, 700),
    brush(0.82, 0.14, 0.25, 1800, 900),
  ),
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
