/** The four colours; each has its own symbol, the same everywhere. */

export interface Colour {
  name: 'red' | 'blue' | 'yellow' | 'green';
  /** The key that declares it. */
  key: string;
}

export const COLOURS: readonly Colour[] = [
  { name: 'red', key: 'r' },
  { name: 'blue', key: 'b' },
  { name: 'yellow', key: 'y' },
  { name: 'green', key: 'g' },
];

/** The colour as a CSS value. */
export function paint(colour: number): string {
  return `var(--${COLOURS[colour]?.name ?? 'edge'})`;
}
