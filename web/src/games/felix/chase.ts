/** A chase: the animal flees out of the picture on its card, and the dog runs after it. */

import { pace } from '../../settings/appearance.svelte';
import type { Picture } from './types';

/** Milliseconds until all of them are gone. */
const CHASE = 2300;

interface Runner {
  piece: HTMLElement;
  isDog: boolean;
  box: DOMRect;
}

/** Lets the cards that leave run off; returns what has to be cancelled if time goes back. */
export function runOff(table: HTMLElement, { row, values }: Picture): Animation[] {
  const duration = CHASE * pace();
  if (duration === 0) return [];
  const leaving = row.flatMap(({ leaves, owner, card }): Runner[] => {
    const piece = leaves && table.querySelector<HTMLElement>(`[data-piece="row-${owner}"]`);
    if (!piece) return [];
    return [
      { piece, isDog: card !== null && values[card] === null, box: piece.getBoundingClientRect() },
    ];
  });
  const first = leaving.find(({ isDog }) => !isDog) ?? leaving.at(-1);
  if (!first) return [];
  const others = leaving.filter((each) => each !== first);
  const edge = table.getBoundingClientRect();
  // It flees from the dog that is nearest: not over it.
  const isLeft = others.some(({ box }) => box.left > first.box.left);
  const away = isLeft ? -1 : 1;
  const toEdge = isLeft ? first.box.right - edge.left : edge.right - first.box.left;
  const out = wayOut(toEdge, first.box.width, others.length);
  const options: KeyframeAnimationOptions = { duration, fill: 'forwards', easing: 'linear' };
  const lone = others.length === 0;
  return [
    first.piece.animate(flees(away * out, away, lone && first.isDog), options),
    ...others.map(({ piece, box }, number) => {
      const lead = first.box.left - box.left - away * behind(first.box.width, number);
      return piece.animate(chases(lead, away * out, away), options);
    }),
  ];
}

/** How far behind the first card the next ones run. */
function behind(width: number, number: number): number {
  return width * (0.75 + 0.8 * number);
}

/** How far the first card runs, so that the last one behind it has left the table too. */
export function wayOut(toEdge: number, width: number, others: number): number {
  return toEdge + (others > 0 ? behind(width, others - 1) : 0) + width / 4;
}

/** Trembles until the dog is there, then runs. */
function flees(out: number, away: number, calm: boolean): Keyframe[] {
  const shiver = calm ? 0 : 3;
  const trembling = Array.from({ length: 12 }, (_, number) => ({
    offset: 0.2 + number * 0.022,
    transform: pose(0, 0, number % 2 ? shiver : -shiver),
    zIndex: 9,
  }));
  return [
    { offset: 0, transform: pose(0, 0, 0), zIndex: 9 },
    ...trembling,
    { offset: 0.48, transform: pose(0, -22, -away * 5), zIndex: 9 },
    { offset: 0.53, transform: pose(0, 0, away * 3), zIndex: 9 },
    ...running(0, out, away, 0.53, 1),
  ];
}

/** Crouches and barks, leaps behind the prey, and runs after it. */
function chases(lead: number, out: number, away: number): Keyframe[] {
  return [
    { offset: 0, transform: pose(0, 0, 0), zIndex: 9 },
    { offset: 0.06, transform: pose(0, 5, 0), zIndex: 9 },
    { offset: 0.11, transform: pose(0, -14, -away * 7), zIndex: 9 },
    { offset: 0.17, transform: pose(0, 3, 0), zIndex: 9 },
    { offset: 0.22, transform: pose(0, -14, -away * 7), zIndex: 9 },
    { offset: 0.28, transform: pose(0, 4, 0), zIndex: 9 },
    { offset: 0.42, transform: pose(lead * 0.55, -38, -away * 8), zIndex: 9 },
    { offset: 0.55, transform: pose(lead, 0, away * 5), zIndex: 9 },
    ...running(lead, out, away, 0.57, 1),
  ];
}

/** Gallops `out` to the side, faster and faster. */
function running(lead: number, out: number, away: number, from: number, to: number): Keyframe[] {
  const hops = 8;
  return Array.from({ length: hops }, (_, number) => {
    const part = (number + 1) / hops;
    return {
      offset: from + (to - from) * part,
      transform: pose(lead + out * part ** 1.35, number % 2 ? 0 : -11, away * (number % 2 ? 8 : 1)),
      zIndex: 9,
    };
  });
}

function pose(x: number, y: number, turn: number): string {
  return `translate(${x}px, ${y}%) rotate(${turn}deg)`;
}
