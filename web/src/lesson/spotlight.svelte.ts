/** Where the target of a lesson's step is on the screen, and where its bubble stands. */

import { untrack } from 'svelte';
import { place, type Box, type Place } from './place';

export interface Spot {
  /** The target with a margin; null without one that is in view. */
  target: Box | null;
  place: Place;
}

/** What is lit. */
export interface Lit {
  /** The name of the target. */
  at: string | undefined;
  /** A choice is asked for: the hand and what can be touched stay free. */
  choice: boolean;
}

const MARGIN = 4;
/** What has `data-info` only tells something when it is touched. */
const TOUCHED =
  '.felt :is(button, [role="gridcell"]):not(:disabled, [aria-disabled="true"], [data-info]), .felt input, .felt [data-action]';
const HAND = '[data-region="hand"]';
/** What the reader has: points, a total. A step is often about it, beside its target. */
const OWN = '[data-own]';
const USEFUL = '[data-region="prompt"], [data-region="tools"], [data-plate], [data-overlay] > *';

/** Tracks the target every animation frame, since tables move; only while something is lit. */
export function spotlight(
  lit: () => Lit | null,
  bubble: () => HTMLElement | undefined,
): { readonly current: Spot | null } {
  let spot = $state.raw<Spot | null>(null);

  $effect(() => {
    const now = lit();
    const box = bubble();
    if (!now || !box) return;
    let frame = 0;
    const look = (): void => {
      const found = spotOf(now, box);
      if (JSON.stringify(found) !== JSON.stringify(spot)) spot = found;
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

function spotOf({ at, choice }: Lit, bubble: HTMLElement): Spot {
  const target = at === undefined ? null : find(at);
  const bounds = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const needed = choice ? boxes(`${HAND}, ${TOUCHED}`) : [];
  const useful = boxes(choice ? USEFUL : `${HAND}, ${USEFUL}`);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const within = target ? bounds : felt(bounds);
  return { target, place: place(size, target, within, needed, useful, boxes(OWN)) };
}

/** The table, in whose middle a step without a target stands. */
function felt(otherwise: Box): Box {
  return boxes('.felt')[0] ?? otherwise;
}

/** What all elements of this name take together. */
function find(name: string): Box | null {
  const found = boxes(`[data-lesson="${CSS.escape(name)}"]`);
  if (found.length === 0) return null;
  const left = Math.min(...found.map((box) => box.left)) - MARGIN;
  const top = Math.min(...found.map((box) => box.top)) - MARGIN;
  const right = Math.max(...found.map((box) => box.left + box.width)) + MARGIN;
  const bottom = Math.max(...found.map((box) => box.top + box.height)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

/** The boxes of what is in view. */
function boxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
    .filter(({ width, height }) => width > 0 && height > 0);
}
