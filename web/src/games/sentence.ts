import type { Speaker } from '../text/speaker';
import type { GameEvent, GameModule, Picture } from './module';

/** An event in words: the game's own where it has more to say, else its sentence. */
export function sentence(
  module: GameModule,
  event: GameEvent,
  speaker: Speaker,
  picture: Picture | null,
): string {
  return (picture && module.tell?.(event, speaker, picture)) ?? speaker.event(event);
}
