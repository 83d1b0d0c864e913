/** Where the bubble of a lesson stands: beside its target, and never on it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  left: number;
  top: number;
  /** The side of the target it stands on, if its pointer can point from there. */
  side: Side | null;
  /** How far along its edge the pointer is, in pixels. */
  pointer: number;
}

/** Pixels between the bubble and its target: the length of the pointer. */
export const GAP = 14;
/** Pixels between the bubble and the edge of the screen. */
const EDGE = 6;
/** The pointer stays clear of round corners. */
const CORNER = 20;
/** Places that are tried in each direction. */
const TRIED = 16;

/** What the bubble covers costs more, the more it matters. */
const ON_TARGET = 1000;
const ON_NEEDED = 100;
const ON_READ = 2;
const ON_USEFUL = 0.1;
/** A pixel of distance. */
const DISTANCE = 20;
/** Standing where it cannot point at its target. */
const UNPOINTED = 2000;

/**
 * The best place for a bubble of this size. `needed` must not be covered if there is any other place,
 * nor must `read` if there is one near, and `useful` had better not be.
 */
export function place(
  { width, height }: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  bounds: Box,
  needed: readonly Box[],
  useful: readonly Box[] = [],
  read: readonly Box[] = [],
): Place {
  const last = {
    left: Math.max(bounds.left + EDGE, right(bounds) - EDGE - width),
    top: Math.max(bounds.top + EDGE, bottom(bounds) - EDGE - height),
  };
  const within = (left: number, top: number): Box => ({
    left: Math.min(Math.max(left, bounds.left + EDGE), last.left),
    top: Math.min(Math.max(top, bounds.top + EDGE), last.top),
    width,
    height,
  });
  const goal = target ?? { ...middle(bounds), width: 0, height: 0 };
  const centre = middle(goal);
  const [x, y] = [centre.left - width / 2, centre.top - height / 2];
  const tried = target
    ? [
        within(x, goal.top - GAP - height),
        within(x, bottom(goal) + GAP),
        within(goal.left - GAP - width, y),
        within(right(goal) + GAP, y),
      ]
    : [within(x, y)];
  for (let column = 0; column <= TRIED; column++) {
    for (let row = 0; row <= TRIED; row++) {
      const left = bounds.left + EDGE + ((last.left - bounds.left - EDGE) * column) / TRIED;
      const top = bounds.top + EDGE + ((last.top - bounds.top - EDGE) * row) / TRIED;
      tried.push(within(left, top));
    }
  }

  const cost = (box: Box): number =>
    (target ? ON_TARGET * common(box, grown(target, GAP)) : 0) +
    ON_NEEDED * sum(needed, box) +
    ON_READ * sum(read, box) +
    ON_USEFUL * sum(useful, box) +
    (pointed(box, target).side === null ? UNPOINTED : 0) +
    DISTANCE * distance(middle(box), centre);
  const costs = tried.map(cost);
  const best = tried[costs.indexOf(Math.min(...costs))] ?? within(x, y);
  return { left: best.left, top: best.top, ...pointed(best, target) };
}

/** From where the pointer points, and where it is. */
function pointed(box: Box, target: Box | null): Pick<Place, 'side' | 'pointer'> {
  if (!target) return { side: null, pointer: 0 };
  if (apart(box, target) > 2 * GAP) return { side: null, pointer: 0 };
  const { left, top } = middle(target);
  const across = clear(nearest(left, target.left, right(target), box.left, right(box)), box.width);
  const along = clear(nearest(top, target.top, bottom(target), box.top, bottom(box)), box.height);
  if (across !== null && bottom(box) <= target.top) return { side: 'above', pointer: across };
  if (across !== null && box.top >= bottom(target)) return { side: 'below', pointer: across };
  if (along !== null && right(box) <= target.left) return { side: 'left', pointer: along };
  if (along !== null && box.left >= right(target)) return { side: 'right', pointer: along };
  return { side: null, pointer: 0 };
}

/** The point of the target that is nearest to its middle and faces the box, from the box's start. */
function nearest(
  centre: number,
  from: number,
  to: number,
  start: number,
  end: number,
): number | null {
  const [low, high] = [Math.max(from, start + CORNER), Math.min(to, end - CORNER)];
  return low > high ? null : Math.min(Math.max(centre, low), high) - start;
}

function clear(at: number | null, length: number): number | null {
  return at === null || length < 2 * CORNER ? null : at;
}

function right({ left, width }: Box): number {
  return left + width;
}

function bottom({ top, height }: Box): number {
  return top + height;
}

function middle({ left, top, width, height }: Box): { left: number; top: number } {
  return { left: left + width / 2, top: top + height / 2 };
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The area two boxes have in common. */
function common(one: Box, other: Box): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const along = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return across > 0 && along > 0 ? across * along : 0;
}

/** Pixels between two boxes. */
function apart(one: Box, other: Box): number {
  const across = Math.max(one.left - right(other), other.left - right(one), 0);
  const along = Math.max(one.top - bottom(other), other.top - bottom(one), 0);
  return Math.max(across, along);
}

function sum(boxes: readonly Box[], box: Box): number {
  return boxes.reduce((area, each) => area + common(each, box), 0);
}

function distance(
  one: { left: number; top: number },
  other: { left: number; top: number },
): number {
  return Math.hypot(one.left - other.left, one.top - other.top);
}
