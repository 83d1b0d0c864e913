/**
 * Words one game for one reader: events, actions, questions, refusals.
 *
 * Mirrors ninelives.text.speaker; a test compares whole games. Text ids are derived from class and
 * field names, and the name of a field says what it holds (`_seat`, `_card`, …).
 */

import type { GameEvent } from '../games/module';
import type { GameFacts } from '../wire';
import type { Phrases, Values } from './phrases.svelte';

/** A name as part of a text id: `public_mice` is `public-mice`, `rats+rats` is `rats-rats`. */
export function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-');
}

/** The name of a class as part of a text id: `CardShown` is `card-shown`. */
export function kebab(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
}

export class Speaker {
  /** `names` by seat; `me` is the reader's seat, or NOBODY. */
  constructor(
    readonly phrases: Phrases,
    readonly facts: GameFacts,
    readonly names: readonly string[],
    readonly me: number,
  ) {}

  /** A text of this game; its id without the game's prefix. */
  say(name: string, values: Values = {}): string {
    return this.phrases.say(`${this.facts.name}-${name}`, values);
  }

  has(name: string): boolean {
    return this.phrases.has(`${this.facts.name}-${name}`);
  }

  // -- events and actions --------------------------------------------------------------------

  /** An event as a sentence. */
  event({ event, ...fields }: GameEvent): string {
    return this.say(`event-${kebab(event)}`, this.values(fields));
  }

  /** What an action means. */
  action(action: number): string {
    const facts = this.facts.actions[action];
    return facts ? this.say(`action-${slug(facts.verb)}`, this.values(facts.about)) : '';
  }

  /** The question a view asks its seat. */
  asked(asked: string): string {
    return this.say(`ask-${asked}`);
  }

  /** Why something is not allowed, with the clause. */
  refusal({ rule, reason }: { rule: string; reason: string }): string {
    return this.phrases.say('refused', { reason: this.reason(reason), rule });
  }

  /** Why something is not allowed, without the clause. */
  reason(reason: string): string {
    const own = `reason-${reason}`;
    return this.has(own) ? this.say(own) : this.phrases.say(own);
  }

  /** The coach's reason for a move; its values are named like the fields of events. */
  advice({ reason, values }: { reason: string; values: Record<string, unknown> }): string {
    return this.say(`coach-${reason}`, this.values(values));
  }

  // -- names ----------------------------------------------------------------------------------

  isMe(seat: number): boolean {
    return seat === this.me;
  }

  /** A player's name, or "you". */
  name(seat: number): string {
    return seat === this.me ? this.phrases.say('you') : (this.names[seat] ?? '');
  }

  /**
   * A card, a colour, a token, or an attribute of its text.
   *
   * Things that differ only by a number share a text with `$amount`; a thing whose key is a number
   * is named by that number.
   */
  thing(kind: string, value: number, part = ''): string {
    const key = this.facts.things[kind]?.[value] ?? '';
    if (this.has(`${kind}-${key}`)) return this.say(`${kind}-${key}${part}`);
    const dash = key.lastIndexOf('-');
    const amount = key.slice(dash + 1);
    if (dash < 1) return amount;
    return this.say(`${kind}-${key.slice(0, dash)}${part}`, { amount: Number(amount) });
  }

  things(kind: string, values: readonly number[]): string {
    return this.phrases.listed(values.map((value) => this.thing(kind, value)));
  }

  /** The fields of an event or action as values of a text. */
  values(fields: Record<string, unknown>): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(fields)) {
      if (Array.isArray(value)) {
        values[`${field}_count`] = value.length;
        values[field] = this.#list(field, value as number[]);
      } else if (typeof value === 'number') {
        Object.assign(values, this.#one(field, value));
      }
      if (field.endsWith('_seat') && value === fields['seat'] && value !== this.me) {
        values[`${field}_is`] = 'self';
      }
    }
    return values;
  }

  #list(field: string, values: number[]): string {
    const one = field.replace(/s$/, '');
    return this.phrases.listed(values.map((value) => String(this.#one(one, value)[one])));
  }

  #one(field: string, value: number): Values {
    if (field === 'seat' || field.endsWith('_seat')) {
      return { [field]: this.name(value), [`${field}_is`]: this.isMe(value) ? 'you' : 'other' };
    }
    if (field in this.facts.things) return { [field]: this.thing(field, value) };
    return { [field]: value };
  }
}
