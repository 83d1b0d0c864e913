import type { Speaker } from '../text/speaker';
import type { GameEvent, GameModule, Picture } from './module';

/** A move in words: the game's own where it has more to say, else its sentence. */
export function moveText(
  module: GameModule,
  action: number,
  speaker: Speaker,
  picture: Picture | null,
): string {
  return (picture && module.action?.(action, speaker, picture)) ?? speaker.action(action);
}

/** An event in words for the log, with what the game adds to it. */
export function logged(
  module: GameModule,
  event: GameEvent,
  speaker: Speaker,
  picture: Picture | null,
): string {
  const more = (picture && module.detail?.(event, speaker, picture)) ?? '';
  return speaker.phrases.joined(sentence(module, event, speaker, picture), more);
}

/** An event in words: the game's own where it has more to say, else its sentence. */
export function sentence(
  module: GameModule,
  event: GameEvent,
  speaker: Speaker,
  picture: Picture | null,
): string {
  return (picture && module.tell?.(event, speaker, picture)) ?? speaker.event(event);
}
