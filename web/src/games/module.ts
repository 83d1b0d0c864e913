/** The interface of a game on the page. The page itself knows no game. */

import type { Component, Snippet } from 'svelte';
import type { Cues } from '../sound/cues';
import type { Speaker } from '../text/speaker';
import type { ActionFacts } from '../wire';

/** What a screen shows, as made by `ninelives.presentation`; each game has its own fields. */
export interface Picture {
  seat: number;
  asked: string;
  legal: number[];
  [field: string]: unknown;
}

/** An event as this seat may know it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** All actions of a game, searchable by verb and fields. */
export interface Actions {
  all: ActionFacts[];
  /** The number of the action with this verb and exactly these fields, or -1. */
  find(verb: string, about?: Record<string, number>): number;
}

/** The props of a game's table. */
export interface TableProps<P extends Picture = Picture> {
  picture: P;
  /** The event being animated, already included in `picture`; null otherwise. */
  event: GameEvent | null;
  /** In an open replay: every seat's picture. Empty in a running game. */
  hands: P[];
  /** Names by seat; never "you". */
  names: string[];
  /** Seats that have to choose now. */
  waiting: number[];
  /** False while events are animated, a choice is being sent, or for spectators. */
  live: boolean;
  actions: Actions;
  speaker: Speaker;
  /** Renders a seat's name with token, clock and marks. Each name stands on a table once. */
  plate: Snippet<[number]>;
  /** Choose this action if it is legal; otherwise ask the server for the rule against it. */
  choose: (action: number) => void;
}

export interface GameModule<P extends Picture = Picture> {
  Table: Component<TableProps<P>>;
  /** The score sheet, shown after a round and at the end. */
  Score: Component<{ picture: P; names: string[]; speaker: Speaker }>;
  /** Applies an event to the picture, until the next view replaces it. */
  show(picture: P, event: GameEvent): P;
  /** How long to show an event on this picture, in milliseconds at normal speed; 0 skips it. */
  pause(event: GameEvent, picture: P): number;
  /** The same for an event that must be read even when others are queued; 0 for all others. */
  least?(event: GameEvent): number;
  /** The sounds of events while they are shown. */
  sounds?: Cues<P>;
  /** Events that need no sentence in the log. */
  quiet: ReadonlySet<string>;
  /** The keys that play the game: keys and text id, for the list of keys. */
  keys?: readonly { keys: readonly string[]; text: string }[];
  /** An action in words, where the default sentence is not enough. */
  action?(action: number, speaker: Speaker, picture: P): string;
  /** An event in words, where the default sentence is not enough. */
  tell?(event: GameEvent, speaker: Speaker, picture: P): string;
}
