/** Where a bubble fits at a player's plate: rectangles in, a place out. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** On which side of the face the bubble is. */
export type Side = 'right' | 'left' | 'below' | 'above';
export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where the tail is, from the start of its edge. */
  tail: number;
}

export interface Surroundings {
  /** The table: the bubble stays inside. */
  table: Box;
  /** The face of the speaker. */
  face: Box;
  /** What a bubble never covers. */
  kept: readonly Box[];
  /** What it covers only where there is no other place. */
  spared: readonly Box[];
}

const GAP = 6;
/** How far from the end of an edge its tail is at least, and the step of the search. */
const TAIL = 12;
const STEP = 3;
/** Right of the face it lies over the speaker's own name, which costs nothing. */
const SIDES: readonly Side[] = ['right', 'below', 'above', 'left'];
/** A less preferred side is taken to cover that many square pixels less. */
const PREFERENCE = 60;

/** The best place for a bubble of this size, and what it costs; null if it fits nowhere. */
export function placed(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { table, face, kept, spared }: Surroundings,
): (Place & { cost: number }) | null {
  let best: (Place & { cost: number }) | null = null;
  for (const [order, side] of SIDES.entries()) {
    for (const [slid, spot] of spots(side, width, height, face, table).entries()) {
      const box = { ...spot, width, height };
      if (!isInside(box, table) || kept.some((each) => overlap(box, each) > 0)) continue;
      const covered = spared.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = covered + order * PREFERENCE + slid;
      if (!best || cost < best.cost) best = { ...spot, side, tail: tailOf(side, box, face), cost };
    }
  }
  return best;
}

/** Along one side of the face, the middle first, as far as the tail still points to the face. */
function spots(
  side: Side,
  width: number,
  height: number,
  face: Box,
  table: Box,
): { left: number; top: number }[] {
  const upright = side === 'right' || side === 'left';
  const [own, faces] = upright ? [height, face.height] : [width, face.width];
  const reach = Math.max(0, (own + faces) / 2 - TAIL);
  const slides = [0];
  for (let slide = STEP; slide <= reach; slide += STEP) slides.push(slide, -slide);
  const [right, bottom] = [table.left + table.width - width, table.top + table.height - height];
  const [x, y] = [face.left + face.width / 2, face.top + face.height / 2];
  return slides.map((slide) => {
    if (upright) {
      const left = side === 'right' ? face.left + face.width + GAP : face.left - GAP - width;
      return { left, top: clamp(y - height / 2 + slide, table.top, bottom) };
    }
    const top = side === 'below' ? face.top + face.height + GAP : face.top - GAP - height;
    return { left: clamp(x - width / 2 + slide, table.left, right), top };
  });
}

/** Opposite the middle of the face. */
function tailOf(side: Side, box: Box, face: Box): number {
  return side === 'right' || side === 'left'
    ? clamp(face.top + face.height / 2 - box.top, TAIL, box.height - TAIL)
    : clamp(face.left + face.width / 2 - box.left, TAIL, box.width - TAIL);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function isInside(box: Box, outer: Box): boolean {
  return (
    box.left >= outer.left &&
    box.top >= outer.top &&
    box.left + box.width <= outer.left + outer.width &&
    box.top + box.height <= outer.top + outer.height
  );
}

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
