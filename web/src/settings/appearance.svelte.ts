/** Theme and animation pace of the page, from the settings and the system's preferences. */

import { MediaQuery } from 'svelte/reactivity';
import { SPEEDS, settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
const still = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** Factor for animation durations; 0 turns animations off. */
export function pace(): number {
  return still.current ? 0 : SPEEDS[settings.speed];
}

/** Applies the settings to the document. Called once at start. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      const theme =
        settings.theme === 'system' ? (dark.current ? 'dark' : 'light') : settings.theme;
      root.dataset['theme'] = theme;
    });
    $effect(() => root.style.setProperty('--speed', String(pace())));
  });
}
