/** All actions of a game, to be found by what they are about. */

import type { ActionFacts } from '../wire';
import type { Actions } from './module';

export function actionsOf(all: ActionFacts[]): Actions {
  const numbers = new Map(all.map(({ verb, about }, number) => [key(verb, about), number]));
  return {
    all,
    find: (verb, about = {}) => numbers.get(key(verb, about)) ?? -1,
  };
}

/** The same for equal fields in any order. */
function key(verb: string, about: Record<string, number>): string {
  const fields = Object.entries(about).map(([field, value]) => `${field}=${value}`);
  return [verb, ...fields.sort()].join(' ');
}
