/**
 * The motion of cards and tokens on every table, by the FLIP technique.
 *
 * `data-piece` names an element that can move. When the picture changes, a piece glides from where it
 * was to where it is; a new piece starts at the piece or `data-place` named by its `data-from`.
 * `data-side` is the side that is up: a piece whose side changes turns over on the way. A piece with
 * `data-arc` is lifted and flies a curve, so that two that change places do not hide each other.
 */

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../settings/appearance.svelte';

const MOVE = 420;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const ARC = 0.18; // how far a curve leaves the straight way, as a part of its length
const ENTRANCE = 600; // for all pieces together
const ENTRANCE_STEP = 60;
const LARGEST = 3; // how many times its own size a piece may have at the start

interface Position {
  box: DOMRect;
  side: string;
}

/**
 * Animates the pieces within `root` whenever what `now` reads changes. `origins` gives the name a
 * piece had before, where names belong to places and not to cards.
 */
export function animateMoves(
  root: () => HTMLElement | undefined,
  now: () => unknown,
  origins: () => Record<string, string> = () => ({}),
): void {
  let before = new Map<string, Position>();
  $effect.pre(() => {
    now();
    before = positions(root());
  });
  $effect(() => {
    now();
    const duration = MOVE * pace();
    if (duration === 0) return;
    for (const piece of marked(root(), '[data-piece]')) {
      const { piece: name = '', from = '' } = piece.dataset;
      const old = before.get(origins()[name] ?? name) ?? before.get(from);
      if (old) glide(piece, old, duration);
    }
  });
}

function marked(root: HTMLElement | undefined, selector: string): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>(selector)] : [];
}

function positions(root: HTMLElement | undefined): Map<string, Position> {
  return new Map(
    marked(root, '[data-piece], [data-place]').map((element) => {
      const { piece, place = '', side = '' } = element.dataset;
      return [piece ?? place, { box: element.getBoundingClientRect(), side }];
    }),
  );
}

function glide(piece: HTMLElement, old: Position, duration: number): void {
  const box = piece.getBoundingClientRect();
  const [x, y] = between(box, old.box);
  const turned = old.side !== '' && old.side !== piece.dataset['side'];
  if (box.width === 0 || (Math.abs(x) + Math.abs(y) < 2 && !turned)) return;
  const size = Math.min(LARGEST, old.box.width / box.width);
  const start = `translate(${x}px, ${y}px) scale(${size})${turned ? ' rotateY(90deg)' : ''}`;
  const way = [
    { transform: start, zIndex: 9 },
    { transform: 'none', zIndex: 9 },
  ];
  if (piece.dataset['arc'] !== undefined) {
    const middle = `translate(${x / 2 - y * ARC}px, ${y / 2 + x * ARC}px) scale(${(1 + size) * 0.6})`;
    way.splice(1, 0, { transform: middle, zIndex: 9 });
  }
  piece.animate(way, { duration, easing: EASING });
}

/** Lets all pieces come in from the one named `from`, one after another, when the table appears. */
export function enterFrom(root: () => HTMLElement | undefined, from: string): void {
  let entered = false;
  $effect(() => {
    const pieces = marked(root(), '[data-piece]');
    const origin = pieces.find((piece) => piece.dataset['piece'] === from);
    if (entered || !origin) return;
    entered = true;
    const step = Math.min(ENTRANCE_STEP, ENTRANCE / pieces.length) * pace();
    pieces.forEach((piece, index) => {
      if (piece === origin || pace() === 0) return;
      const [x, y] = between(piece.getBoundingClientRect(), origin.getBoundingClientRect());
      const start = { transform: `translate(${x}px, ${y}px)`, opacity: 0, zIndex: 9 };
      const timing = { duration: MOVE * pace(), delay: index * step, easing: EASING };
      piece.animate([start, { transform: 'none', opacity: 1, zIndex: 9 }], {
        ...timing,
        fill: 'backwards',
      });
    });
  });
}

/**
 * A Svelte transition for a piece that leaves the table: it flies to the element with this
 * `data-place`, shrinking. It fades if there is no such element, and disappears at once without a name.
 */
export function leaveTo(node: Element, { place }: { place: string }): TransitionConfig {
  if (place === '') return { duration: 0 };
  const goal = document.querySelector(`[data-place="${place}"]`);
  const [x, y] = between(node.getBoundingClientRect(), (goal ?? node).getBoundingClientRect());
  return {
    duration: MOVE * pace() * (goal ? 1.5 : 0.5),
    easing: cubicInOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 3)}; z-index: 3;` +
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.75 * u})`,
  };
}

/** From the centre of one box to the centre of another. */
function between(from: DOMRect, to: DOMRect): [number, number] {
  return [
    to.left - from.left + (to.width - from.width) / 2,
    to.top - from.top + (to.height - from.height) / 2,
  ];
}
