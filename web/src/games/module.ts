/** What a game brings to the page. The page itself knows no game. */

import type { Component } from 'svelte';
import type { Speaker } from '../text/speaker';
import type { ActionFacts } from '../wire';

/** What a screen shows, as `ninelives.presentation` makes it; each game knows its own fields. */
export interface Picture {
  seat: number;
  asked: string;
  legal: number[];
  [field: string]: unknown;
}

/** A fact that happened, as it was told to this seat. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** All actions of a game, to be found by what they are about. */
export interface Actions {
  all: ActionFacts[];
  /** The number of the action with this verb and exactly these fields, or -1. */
  find(verb: string, about?: Record<string, number>): number;
}

/** What a table is given to draw and to answer with. */
export interface TableProps<P extends Picture = Picture> {
  picture: P;
  /** The event that is being shown; `picture` already has it. Null while nothing moves. */
  event: GameEvent | null;
  /** With open cards: what every seat sees. Empty at a table that is being played. */
  hands: P[];
  /** Names by seat, "you" not among them. */
  names: string[];
  /** Seats that owe a choice now. */
  waiting: number[];
  /** False while events are shown, an answer is on its way, or somebody only watches. */
  live: boolean;
  actions: Actions;
  speaker: Speaker;
  /** Do this if it is legal; else say why not, with the rule. */
  choose: (action: number) => void;
}

export interface GameModule<P extends Picture = Picture> {
  Table: Component<TableProps<P>>;
  /** Where every point came from: shown after a round and at the end. */
  Score: Component<{ picture: P; names: string[]; speaker: Speaker }>;
  /** The picture with this event shown on it, for the time until the new view is. */
  show(picture: P, event: GameEvent): P;
  /** How long an event is worth looking at, in milliseconds at normal speed; 0: not at all. */
  pause(event: GameEvent): number;
  /** Events that need no sentence in the log. */
  quiet: ReadonlySet<string>;
  /** An action in words, where its own sentence says too little. */
  action?(action: number, speaker: Speaker, picture: P): string;
  /** An event in words, where there is more to say than its own sentence. */
  tell?(event: GameEvent, speaker: Speaker, picture: P): string;
}
