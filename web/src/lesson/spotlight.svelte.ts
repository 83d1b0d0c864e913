/** The screen position of a lesson step's target. */

import { untrack } from 'svelte';

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Vertical position of its centre: 0 at the top, 1 at the bottom. */
  middle: number;
}

const MARGIN = 4;

/** Tracks the target every animation frame, since tables move; only while there is a target. */
export function whereabouts(at: () => string | undefined): { readonly current: Spot | null } {
  let spot = $state.raw<Spot | null>(null);

  $effect(() => {
    const name = at();
    if (name === undefined) return;
    let frame = 0;
    const look = (): void => {
      const found = find(name);
      if (!same(found, spot)) spot = found;
      frame = requestAnimationFrame(look);
    };
    untrack(look); // reading `spot` must not restart the effect
    return () => {
      cancelAnimationFrame(frame);
      spot = null;
    };
  });

  return {
    get current() {
      return spot;
    },
  };
}

/** The target element of this name. */
export function thing(name: string): Element | null {
  return document.querySelector(`[data-lesson="${CSS.escape(name)}"]`);
}

function find(name: string): Spot | null {
  const element = thing(name);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    middle: (top + height / 2) / window.innerHeight,
  };
}

function same(one: Spot | null, other: Spot | null): boolean {
  if (!one || !other) return one === other;
  return (Object.keys(one) as (keyof Spot)[]).every((key) => one[key] === other[key]);
}
