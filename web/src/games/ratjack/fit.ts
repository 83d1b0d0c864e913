/** Arranges a number of cards in a box: as large as possible, overlapping only where they must. */

export interface Fit {
  columns: number;
  /** Size of a card in pixels. */
  width: number;
  height: number;
  /** From the start of a card to the start of the next in its row. */
  step: number;
}

const RATIO = 1.4;
const GAP = 6;
const SMALLEST = 44; // a finger can touch it

/** `largest` is the greatest width of a card. */
export function fit(count: number, width: number, height: number, largest: number): Fit {
  const cards = Math.max(count, 1);
  const rows = Array.from({ length: cards }, (_, index) => index + 1);
  const fits = rows
    .filter((row) => row === 1 || rowHeight(height, row) >= SMALLEST)
    .map((row) => arranged(Math.ceil(cards / row), width, rowHeight(height, row), largest));
  return fits.reduce((best, each) => (better(each, best) ? each : best));
}

function rowHeight(height: number, rows: number): number {
  return (height - GAP * (rows - 1)) / rows;
}

function arranged(columns: number, width: number, height: number, largest: number): Fit {
  const room = (width - GAP * (columns - 1)) / columns;
  const card = Math.max(SMALLEST, Math.floor(Math.min(room, height / RATIO, largest)));
  const step = columns > 1 ? Math.min(card + GAP, (width - card) / (columns - 1)) : card;
  const tall = Math.max(SMALLEST, Math.min(card * RATIO, height));
  return { columns, width: card, height: Math.floor(tall), step: Math.max(0, step) };
}

/** Larger cards, or as large with more of each to see. */
function better(one: Fit, other: Fit): boolean {
  if (one.width !== other.width) return one.width > other.width;
  return Math.min(one.step, one.width) > Math.min(other.step, other.width);
}
