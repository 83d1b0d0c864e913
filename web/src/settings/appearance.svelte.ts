/** Theme and pace as the whole page has them, from the settings and from what the system asks. */

import { MediaQuery } from 'svelte/reactivity';
import { SPEEDS, settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
const still = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** How long movements last now; 0: nothing moves. */
export function pace(): number {
  return still.current ? 0 : SPEEDS[settings.speed];
}

/** Keeps the document as the settings are. Called once, for as long as the page lives. */
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
