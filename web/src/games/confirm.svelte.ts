/** Select, then confirm: a first tap selects, a second on the same thing chooses it. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte';

const coarse = new MediaQuery('(pointer: coarse)', false);

/** Whether a choice has to be confirmed: by the setting, by default on touch screens. */
export function mustConfirm(): boolean {
  return settings.confirm === 'auto' ? coarse.current : settings.confirm === 'always';
}

export class Selection<T> {
  #current = $state.raw<T | null>(null);
  readonly #confirms: () => boolean;

  constructor(confirms: () => boolean = mustConfirm) {
    this.#confirms = confirms;
  }

  /** What waits to be confirmed. */
  get current(): T | null {
    return this.#current;
  }

  /** Whether to choose this now: it was selected before, or needs no confirmation. */
  press(thing: T): boolean {
    const sure = !this.#confirms() || this.#current === thing;
    this.#current = sure ? null : thing;
    return sure;
  }

  clear(): void {
    this.#current = null;
  }
}
