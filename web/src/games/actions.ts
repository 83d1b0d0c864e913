/** All actions of a game, searchable by verb and fields. */

import type { ActionFacts } from '../wire';
import type { Actions } from './module';

export function actionsOf(all: ActionFacts[]): Actions {
  const numbers = new Map(all.map(({ verb, about }, number) => [key(verb, about), number]));
  return {
    all,
    find: (verb, about = {}) => numbers.get(key(verb, about)) ?? -1,
  };
}

/** A key that does not depend on the order of the fields. */
function key(verb: string, about: Record<string, number>): string {
  const fields = Object.entries(about).map(([field, value]) => `${field}=${value}`);
  return [verb, ...fields.sort()].join(' ');
}
