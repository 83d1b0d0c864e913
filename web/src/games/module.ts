/** The interface of a game on the page. The page itself knows no game. */

import type { Component, Snippet } from 'svelte';
import type { Occasions } from '../bots/remarks';
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
export interface TableProps<P extends Picture = Picture, E extends GameEvent = GameEvent> {
  picture: P;
  /** The event being animated, already included in `picture`; null otherwise. */
  event: E | null;
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
  /** The action that waits to be confirmed, or -1. */
  selected?: number;
  /** Whether the first touch selects and the second one chooses. */
  confirms?: boolean;
  /** Choose this action if it is legal; otherwise ask the server for the rule against it. */
  choose: (action: number) => void;
}

/** The props of the sheet at the end of a round. */
export interface RoundSheetProps<P extends Picture = Picture, E extends GameEvent = GameEvent> {
  /** The server's picture after the update with the event: its score sheet has the round. */
  picture: P;
  /** The table at the end of the round, before the next one begins. */
  table: P;
  event: E;
  speaker: Speaker;
}

/** How the page shows the end of a round. */
export interface RoundEnd<P extends Picture = Picture, E extends GameEvent = GameEvent> {
  /** The events that end a round; of several in a row, the last one does. */
  events: ReadonlySet<E['event']>;
  /** Says what each player got, and why. */
  Sheet: Component<RoundSheetProps<P, E>>;
}

/** A game on the page. `E` is the union of its events, and `P` is what its screen shows. */
export interface GameModule<P extends Picture = Picture, E extends GameEvent = GameEvent> {
  Table: Component<TableProps<P, E>>;
  /** The score sheet, shown after a round and at the end. */
  Score: Component<{ picture: P; names: string[]; speaker: Speaker }>;
  /** The sheet at the end of a round, in games that have rounds. */
  round?: RoundEnd<P, E>;
  /** Applies an event to the picture, until the next view replaces it. */
  show(picture: P, event: E): P;
  /** Whether my seat has nothing more to do in this round, and the bots may go on without pauses. */
  isOut?(picture: P): boolean;
  /** How long to show an event on this picture, in milliseconds at normal speed; 0 skips it. */
  pause(event: E, picture: P): number;
  /** The same for an event that must be read even when others are queued; 0 for all others. */
  least?(event: E): number;
  /** The sounds of events while they are shown. */
  sounds?: Cues<P, E>;
  /** The events that bots remark on. */
  occasions?: Occasions;
  /** Events that need no sentence in the log. */
  quiet: ReadonlySet<E['event']>;
  /**
   * The verbs of actions that one touch chooses: the frame asks to confirm them, where the player
   * wants that. Actions of two steps, and those that the game itself confirms, are not among them.
   */
  confirmed?: ReadonlySet<string>;
  /** The keys that play the game: keys and text id, for the list of keys. */
  keys?: readonly { keys: readonly string[]; text: string }[];
  /** An action in words, where the default sentence is not enough. */
  action?(action: number, speaker: Speaker, picture: P): string;
  /** An event in words, where the default sentence is not enough. */
  tell?(event: E, speaker: Speaker, picture: P): string;
  /** Why this action is refused, where the table shows more than the code says; or "". */
  why?(reason: string, action: number, actions: Actions, speaker: Speaker, picture: P): string;
  /** A second sentence about an event for the log, where the table shows what it says; or "". */
  detail?(event: E, speaker: Speaker, picture: P): string;
}
