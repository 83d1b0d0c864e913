/** Which sound an event makes: every game has a table of them. */

import type { GameEvent, GameModule, Picture } from '../games/module';
import type { SoundName } from './sounds';

/**
 * A sound, or a choice among sounds. It gets what this seat may see and nothing else, and an event
 * sounds the same for the seat that knows its secret as for the others.
 */
export type Cue<P, E = GameEvent> = SoundName | Choice<P, E>['choose'];

/** A method, so that the table of one game is also a table of `GameEvent`s. */
interface Choice<P, E> {
  choose(event: E, picture: P): SoundName | null;
}

/** A cue for each event of a game that is heard. */
export type Cues<P, E extends { event: string } = GameEvent> = {
  readonly [Name in E['event']]?: Cue<P, Extract<E, { event: Name }>>;
};

/** The sound of an event that is being shown; null for silence. */
export function soundOf(
  module: Pick<GameModule, 'sounds'>,
  event: GameEvent,
  picture: Picture,
): SoundName | null {
  const cue = module.sounds?.[event.event];
  return typeof cue === 'function' ? cue(event, picture) : (cue ?? null);
}
