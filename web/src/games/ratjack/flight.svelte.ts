/** FLIP animation for cards and tokens, which may turn over on the way. */

import { pace } from '../../settings/appearance.svelte';

const DURATION = 420;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

interface Lay {
  box: DOMRect;
  side: string;
}

/**
 * Animates elements marked with `data-flight`: `now` changes with every picture, `origins` maps a
 * new key to the key the element had before. `data-side` is the side that is up.
 */
export function flights(
  root: () => HTMLElement | undefined,
  now: () => unknown,
  origins: () => Record<string, string>,
): void {
  let before = new Map<string, Lay>();
  $effect.pre(() => {
    now();
    before = measured(root());
  });
  $effect(() => {
    now();
    const from = origins();
    if (pace() > 0) for (const element of marked(root())) fly(element, before, from);
  });
}

function marked(root: HTMLElement | undefined): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>('[data-flight]')] : [];
}

function measured(root: HTMLElement | undefined): Map<string, Lay> {
  return new Map(
    marked(root).map((element) => [
      element.dataset['flight'] ?? '',
      { box: element.getBoundingClientRect(), side: element.dataset['side'] ?? '' },
    ]),
  );
}

function fly(
  element: HTMLElement,
  before: ReadonlyMap<string, Lay>,
  origins: Record<string, string>,
): void {
  const key = element.dataset['flight'] ?? '';
  const old = before.get(origins[key] ?? key);
  if (!old) return;
  const box = element.getBoundingClientRect();
  const x = old.box.left - box.left + (old.box.width - box.width) / 2;
  const y = old.box.top - box.top + (old.box.height - box.height) / 2;
  const turned = old.side !== (element.dataset['side'] ?? '');
  if (Math.abs(x) + Math.abs(y) < 2 && !turned) return;
  const size = box.width > 0 ? old.box.width / box.width : 1;
  const start = `translate(${x}px, ${y}px) scale(${size})${turned ? ' rotateY(90deg)' : ''}`;
  element.animate(
    [
      { transform: start, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: DURATION * pace(), easing: EASING, fill: 'backwards' },
  );
}
