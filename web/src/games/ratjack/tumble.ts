/** A Svelte transition: cards of a player out of the round fall off the table. */

import type { TransitionConfig } from 'svelte/transition';
import { cubicIn } from 'svelte/easing';
import { pace } from '../../settings/appearance.svelte';

const FALLING = 700;

export function tumble(node: Element, { lost }: { lost: boolean }): TransitionConfig {
  if (!lost) return { duration: 0 };
  const { left, top } = node.getBoundingClientRect();
  const turn = 40 + (left % 90);
  const down = window.innerHeight - top;
  return {
    duration: FALLING * pace(),
    easing: cubicIn,
    css: (_t, u) => `z-index: 9; transform: translateY(${down * u}px) rotate(${turn * u}deg)`,
  };
}
