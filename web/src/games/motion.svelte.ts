/**
 * The motion of cards and tokens on every table, by the FLIP technique.
 *
 * `data-piece` names an element that can move. When the picture changes, a piece glides from where it
 * was to where it is; a new piece starts at the piece or `data-place` named by its `data-from`.
 * `data-side` is the side that is up: a piece whose side changes turns over on the way.
 * `data-delay` is how many milliseconds a piece waits where it was before it moves.
 * When the table is first shown, the pieces within an element with `data-entrance` come in from the
 * piece or place that it names, one after another.
 * A piece with `data-arc` is lifted and flies a curve, so that two that change places do not hide
 * each other.
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
/** Milliseconds between pieces that move one after another. */
export const APART = 90;

interface Position {
  box: DOMRect;
  side: string;
}

export interface Moves {
  /** Where a piece or place was before the last change. */
  was(name: string): DOMRect | undefined;
}

/**
 * Animates the pieces within `root` whenever what `now` reads changes. `origins` gives the name a
 * piece had before, where names belong to places and not to cards.
 */
export function animateMoves(
  root: () => HTMLElement | undefined,
  now: () => unknown,
  origins: () => Record<string, string> = () => ({}),
): Moves {
  let before = new Map<string, Position>();
  let entered = false;
  $effect.pre(() => {
    now();
    before = positions(root());
  });
  $effect(() => {
    now();
    const table = root();
    if (!table) return;
    const isNew = !entered;
    entered = true;
    if (pace() === 0) return;
    if (isNew) return enter(table);
    for (const piece of marked(table, '[data-piece]')) {
      const { piece: name = '', from = '' } = piece.dataset;
      const old = before.get(origins()[name] ?? name) ?? before.get(from);
      if (old) glide(piece, old, delayOf(piece));
    }
  });
  return { was: (name) => before.get(name)?.box };
}

function marked(root: HTMLElement | undefined, selector: string): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>(selector)] : [];
}

/** The pieces within each `data-entrance` come in from what it names. */
function enter(root: HTMLElement): void {
  const places = positions(root);
  const groups = marked(root, '[data-entrance]');
  if (root.dataset['entrance']) groups.push(root);
  for (const group of groups) {
    const { entrance = '' } = group.dataset;
    const origin = places.get(entrance);
    const pieces = marked(group, '[data-piece]');
    const step = Math.min(ENTRANCE_STEP, ENTRANCE / pieces.length);
    pieces.forEach((piece, index) => {
      if (!origin || piece.dataset['piece'] === entrance) return;
      glide(piece, origin, delayOf(piece, index * step), { opacity: 0 });
    });
  }
}

function positions(root: HTMLElement | undefined): Map<string, Position> {
  return new Map(
    marked(root, '[data-piece], [data-place]').map((element) => {
      const { piece, place = '', side = '' } = element.dataset;
      return [piece ?? place, { box: element.getBoundingClientRect(), side }];
    }),
  );
}

function delayOf({ dataset }: HTMLElement, otherwise = 0): number {
  return Number(dataset['delay'] ?? otherwise);
}

/** Moves a piece from where it was, after so many milliseconds; `first` adds to how it starts. */
function glide(piece: HTMLElement, old: Position, delay: number, first: Keyframe = {}): void {
  const box = piece.getBoundingClientRect();
  const [x, y] = between(box, old.box);
  const turned = old.side !== '' && old.side !== piece.dataset['side'];
  if (box.width === 0 || (Math.abs(x) + Math.abs(y) < 2 && !turned)) return;
  const size = Math.min(LARGEST, old.box.width / box.width);
  const start = `translate(${x}px, ${y}px) scale(${size})${turned ? ' rotateY(90deg)' : ''}`;
  const way: Keyframe[] = [
    { ...first, transform: start, zIndex: 9 },
    { transform: 'none', zIndex: 9 },
  ];
  if (piece.dataset['arc'] !== undefined) {
    const middle = `translate(${x / 2 - y * ARC}px, ${y / 2 + x * ARC}px) scale(${(1 + size) * 0.6})`;
    way.splice(1, 0, { transform: middle, zIndex: 9 });
  }
  piece.animate(way, {
    duration: MOVE * pace(),
    delay: delay * pace(),
    easing: EASING,
    fill: 'backwards',
  });
}

/**
 * Copies of `model` fly over `layer` from one box to another, one after another, and vanish there.
 * `layer` covers the table and takes no part in its layout.
 */
export function fly(
  layer: HTMLElement,
  model: Element,
  { from, to, width, count = 1 }: { from: DOMRect; to: DOMRect; width: number; count?: number },
): void {
  const duration = MOVE * 1.3 * pace();
  if (duration === 0) return;
  const ground = layer.getBoundingClientRect();
  const at = (box: DOMRect, rise = 0): string => {
    const x = box.left + box.width / 2 - ground.left;
    const y = box.top + box.height / 2 - ground.top - rise;
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  for (let number = 0; number < count; number++) {
    const copy = document.createElement('span');
    copy.append(model.cloneNode(true));
    copy.style.inlineSize = `${width}px`;
    layer.append(copy);
    const flight = copy.animate(
      [
        { transform: `${at(from)} scale(0.9)`, opacity: 1 },
        { transform: `${at(middle, 1.2 * width)} scale(1.1)`, opacity: 1 },
        { transform: `${at(to)} scale(0.75)`, opacity: 1, offset: 0.92 },
        { transform: `${at(to)} scale(0.4)`, opacity: 0 },
      ],
      { duration, easing: 'ease-in-out', delay: number * APART * pace(), fill: 'both' },
    );
    flight.onfinish = () => copy.remove();
  }
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
