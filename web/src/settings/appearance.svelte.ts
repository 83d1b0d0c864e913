/** Theme, table and animation pace of the page, from the settings and the system's preferences. */

import { MediaQuery } from 'svelte/reactivity';
import { SPEEDS, settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
const still = new MediaQuery('(prefers-reduced-motion: reduce)', false);

let factor = $state.raw(normal);

/** Factor for animation durations; 0 turns animations off. */
export function pace(): number {
  return chosenPace() * factor();
}

/** The pace by settings and system alone. */
export function chosenPace(): number {
  return still.current ? 0 : SPEEDS[settings.speed];
}

/** Multiplies the pace of the whole page by this factor, until the returned function is called. */
export function scalePace(by: () => number): () => void {
  factor = by;
  return () => {
    if (factor === by) factor = normal;
  };
}

function normal(): number {
  return 1;
}

/** Applies the settings to the document. Called once at start. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      const theme =
        settings.theme === 'system' ? (dark.current ? 'dark' : 'light') : settings.theme;
      root.dataset['theme'] = theme;
    });
    $effect(() => void (root.dataset['table'] = settings.table));
    $effect(() => root.style.setProperty('--speed', String(pace())));
  });
}
