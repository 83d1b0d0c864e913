/** Shapes that drawings are made of. */

/** A custom property: of styles/tokens.css, or one that the drawing's component declares. */
export type Colour =
  | 'accent'
  | 'blue'
  | 'card-bad'
  | 'card-ink'
  | 'felt'
  | 'fur-black'
  | 'fur-brown'
  | 'fur-cream'
  | 'fur-ginger'
  | 'fur-grey'
  | 'fur-white'
  | 'gold'
  | 'green'
  | 'red'
  | 'sackcloth'
  | 'skin'
  | 'f-forest'
  | 'f-lemon'
  | 'f-lime'
  | 'f-night'
  | 'f-rose'
  | 'f-teal'
  | 'f-wine'
  | 'p-choc'
  | 'p-coral'
  | 'p-forest'
  | 'p-ice'
  | 'p-lemon'
  | 'p-lilac'
  | 'p-lime'
  | 'p-mint'
  | 'p-navy'
  | 'p-night'
  | 'p-plum'
  | 'p-rose'
  | 'p-rust'
  | 'p-sand'
  | 'p-silver'
  | 'p-sky'
  | 'p-slate'
  | 'p-teal'
  | 'p-violet';

export interface Shape {
  d: string;
  fill: string;
  /** Without it, the outline of the drawing. */
  stroke?: string;
  width?: number;
}

const paint = (colour: Colour): string => `var(--${colour})`;

/** A filled shape with an outline. */
export const shape = (fill: Colour, d: string): Shape => ({ d, fill: paint(fill) });

/** A filled shape without an outline. */
export const flat = (fill: Colour, d: string): Shape => ({ d, fill: paint(fill), stroke: 'none' });

export const line = (stroke: Colour, width: number, d: string): Shape => ({
  d,
  fill: 'none',
  stroke: paint(stroke),
  width,
});

/** A line with an outline of its own, such as a handle. */
export const rod = (stroke: Colour, width: number, d: string): Shape[] => [
  line('card-ink', width + 4.4, d),
  line(stroke, width, d),
];

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** The same discs at several points. */
export const discs = (r: number, ...points: [number, number][]): string =>
  points.map(([x, y]) => disc(x, y, r)).join('');

/** A star with five points. */
export const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, each) => {
    const [turn, far] = [(each * Math.PI) / 5, each % 2 ? r * 0.45 : r];
    return `${(x + far * Math.sin(turn)).toFixed(1)} ${(y - far * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
