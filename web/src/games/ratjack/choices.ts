/** What can be chosen now, and the keys 1 to 9 for it. */

import type { Actions } from '../module';
import type { Picture } from './scene';

export class Choices {
  readonly #actions: Actions;
  readonly #live: boolean;
  readonly #legal: readonly number[];
  readonly #verbs: ReadonlySet<string>;
  readonly #choose: (action: number) => void;
  readonly #selected: number;

  constructor(
    actions: Actions,
    picture: Picture,
    live: boolean,
    choose: (action: number) => void,
    selected = -1,
  ) {
    this.#actions = actions;
    this.#live = live;
    this.#legal = live ? picture.legal : [];
    this.#verbs = new Set(this.#legal.map((action) => actions.all[action]?.verb ?? ''));
    this.#choose = choose;
    this.#selected = selected;
  }

  /** Whether an action of this kind can be chosen now. */
  asks(verb: string): boolean {
    return this.#verbs.has(verb);
  }

  get live(): boolean {
    return this.#live;
  }

  allows(verb: string, about: Record<string, number> = {}): boolean {
    return this.#legal.includes(this.#actions.find(verb, about));
  }

  /** Whether this choice waits to be confirmed. */
  selects(verb: string, about: Record<string, number> = {}): boolean {
    return this.#selected >= 0 && this.#selected === this.#actions.find(verb, about);
  }

  /** Choose it, or show why it is not allowed. */
  choose(verb: string, about: Record<string, number> = {}): void {
    this.#choose(this.#actions.find(verb, about));
  }

  /** The key for this choice, or "". */
  key(verb: string, about: Record<string, number> = {}): string {
    const index = this.#legal.indexOf(this.#actions.find(verb, about));
    return index >= 0 && index < 9 ? String(index + 1) : '';
  }

  /** The action a key chooses, or -1. */
  struck(key: string): number {
    return /^[1-9]$/.test(key) ? (this.#legal[Number(key) - 1] ?? -1) : -1;
  }
}
