/** A game as the page plays it: facts of the server, module and actions. */

import { actionsOf } from '../games/actions';
import type { Actions, GameModule } from '../games/module';
import { loadGame } from '../games/registry';
import { api } from '../net/api';
import type { GameFacts } from '../wire';

export interface PlayedGame {
  facts: GameFacts;
  module: GameModule;
  actions: Actions;
}

export async function loadPlayed(game: string): Promise<PlayedGame> {
  const [facts, module] = await Promise.all([api.game(game), loadGame(game)]);
  return { facts, module, actions: actionsOf(facts.actions) };
}
