/**
 * Whoever tells one person about one game: events, actions, questions, refusals.
 *
 * The same as ninelives.text.speaker, sentence by sentence: ids of texts follow from the names in
 * the code, and what a field is, its name says.
 */

import type { GameEvent } from '../games/module';
import type { GameFacts } from '../wire';
import type { Phrases, Values } from './phrases.svelte';

/** A name as ids have it: `public_mice` as `public-mice`, `rats+rats` as `rats-rats`. */
export function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-');
}

export class Speaker {
  /** `names` are those of the seats; `me` is the listener's seat, or NOBODY. */
  constructor(
    readonly phrases: Phrases,
    readonly facts: GameFacts,
    readonly names: readonly string[],
    readonly me: number,
  ) {}

  /** A text of this game, its id without the name of the game. */
  say(name: string, values: Values = {}): string {
    return this.phrases.say(`${this.facts.name}-${name}`, values);
  }

  has(name: string): boolean {
    return this.phrases.has(`${this.facts.name}-${name}`);
  }

  // -- what happens and what may be done ------------------------------------------------------

  /** One fact as a sentence. */
  event({ event, ...fields }: GameEvent): string {
    const kind = event.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
    return this.say(`event-${kind}`, this.#values(fields));
  }

  /** What an action means. */
  action(action: number): string {
    const facts = this.facts.actions[action];
    return facts ? this.say(`action-${slug(facts.verb)}`, this.#values(facts.about)) : '';
  }

  /** What a view asks its seat. */
  asked(asked: string): string {
    return this.say(`ask-${asked}`);
  }

  /** Why something is not allowed, with the rule that says so. */
  refusal({ rule, reason }: { rule: string; reason: string }): string {
    return this.phrases.say('refused', { reason: this.reason(reason), rule });
  }

  /** Why something is not allowed, without the rule. */
  reason(reason: string): string {
    const own = `reason-${reason}`;
    return this.has(own) ? this.say(own) : this.phrases.say(own);
  }

  /** What the coach has to say about a move; values are named as the fields of events. */
  advice({ reason, values }: { reason: string; values: Record<string, unknown> }): string {
    return this.say(`coach-${reason}`, this.#values(values));
  }

  // -- names ----------------------------------------------------------------------------------

  isMe(seat: number): boolean {
    return seat === this.me;
  }

  /** A player as others speak of him, or "you". */
  name(seat: number): string {
    return seat === this.me ? this.phrases.say('you') : (this.names[seat] ?? '');
  }

  /**
   * A card, a colour, a token, or an attribute of its text.
   *
   * Things that differ by a number only share a text that has it as `$amount`; one whose whole
   * name is a number is called by it.
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

  #values(fields: Record<string, unknown>): Values {
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
