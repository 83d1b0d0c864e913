/** Svelte transitions for cards and mice. */

import type { AnimationConfig } from 'svelte/animate';
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { pace } from '../../settings/appearance.svelte';

const TRAVEL = 460;

/** Milliseconds at the current pace; 0 if animations are off. */
export function paced(milliseconds: number): number {
  return milliseconds * pace();
}

/** From my hand into the row; cards of others come from their owner's place. */
export const [send, receive] = crossfade({
  duration: () => paced(TRAVEL),
  easing: cubicInOut,
  fallback: () => ({
    duration: paced(TRAVEL),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${60 * u}%) scale(${1 - 0.35 * u})`,
  }),
});

/**
 * Flies to the element with this `data-place`, shrinking. Fades if there is no such element; without
 * a name it disappears at once.
 */
export function toPlace(node: Element, { place }: { place: string }): TransitionConfig {
  if (place === '') return { duration: 0 };
  const goal = node.closest('[data-felix]')?.querySelector(`[data-place="${place}"]`);
  const [from, to] = [node.getBoundingClientRect(), (goal ?? node).getBoundingClientRect()];
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return {
    duration: paced(goal ? TRAVEL * 1.4 : TRAVEL / 2),
    easing: cubicInOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 3)}; z-index: 3;` +
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.75 * u})`,
  };
}

/** To another place in the same row; vertical moves are not animated. */
export function slide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const x = from.left - to.left;
  return {
    duration: Math.abs(x) < 1 ? 0 : paced(TRAVEL),
    easing: cubicInOut,
    css: (_t, u) => `transform: translateX(${x * u}px)`,
  };
}

/** Appears by growing. */
export function pop(_: Element): TransitionConfig {
  return {
    duration: paced(220),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t})`,
  };
}
