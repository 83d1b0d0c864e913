/** One room as the page sees it: what the server said, and what of it is shown right now. */

import { untrack } from 'svelte';
import { toAdd, watch } from '../deal/seen';
import { actionsOf } from '../games/actions';
import type { Actions, GameEvent, GameModule, Picture } from '../games/module';
import { loadGame } from '../games/registry';
import { sentence } from '../games/sentence';
import { api } from '../net/api';
import { Socket, type Contact, type Transport } from '../net/socket';
import { pace } from '../settings/appearance.svelte';
import { Speaker } from '../text/speaker';
import { phrases } from '../text/text.svelte';
import type {
  Act,
  GameFacts,
  Hello,
  JudgedMove,
  Refused,
  Reply,
  Request,
  Room,
  Said,
  Update,
  Welcome,
} from '../wire';
import { NOBODY } from '../wire';
import { isAlone } from './alone';
import { EventPlayer, type Scene } from './eventPlayer';

/** A line of the log. It is made a sentence when it is read, in the reader's language. */
export interface LogEntry {
  number: number;
  event: GameEvent;
}

/** Every seat's time in milliseconds, and when that was so. */
export interface Clocks {
  left: number[];
  since: number;
}

export interface PlayedGame {
  facts: GameFacts;
  module: GameModule;
  actions: Actions;
}

interface UpdateScene extends Scene {
  update: Update;
}

/** Why something was not done. `action` is the number of the move it is about, or -1. */
export type Refusal = Omit<Refused, 'type'> & { number: number };

export interface RoomOptions {
  token?: string;
  connect?: () => Transport;
  load?: (game: string) => Promise<PlayedGame>;
  loadHistory?: LoadHistory;
}

/** Everything that was history in a room so far, by revision. */
export type LoadHistory = (room: string, token: string) => Promise<GameEvent[][]>;

/** Reasons after which asking again would be in vain. */
const FINAL = new Set(['unknown-room', 'other-protocol']);
const LOG_LENGTH = 500;

export class RoomStore {
  contact = $state<Contact>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  /** The token of my seat's link, if I know one. */
  token = $state('');
  room = $state.raw<Room | null>(null);
  game = $state.raw<PlayedGame | null>(null);
  /** What is on the table now, and the event that is being shown on it. */
  picture = $state.raw<Picture | null>(null);
  event = $state.raw<GameEvent | null>(null);
  waiting = $state.raw<number[]>([]);
  /** How many actions lie behind the picture. */
  revision = $state(-1);
  clocks = $state.raw<Clocks>({ left: [], since: 0 });
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat that reminded me of my turn, or NOBODY. */
  nudgedBy = $state<number>(NOBODY);
  /** The room of the rematch. */
  moved = $state('');
  /** Why the room is closed to us for good. */
  closed = $state('');
  /** A choice of mine is on its way. */
  answering = $state(false);
  /** We came to play with bots alone, and the game is about to begin. */
  starting = $state(false);
  /** What the coach would do now, if it was asked. */
  hint = $state.raw<JudgedMove[]>([]);
  /** The coach was asked, and thinks. */
  hinting = $state(false);

  readonly seat = $derived(this.welcome?.seat ?? NOBODY);
  readonly names = $derived(this.room?.places.map((place) => place.name) ?? []);
  readonly speaker = $derived(
    this.game && new Speaker(phrases, this.game.facts, this.names, this.seat),
  );
  /** An event in words. What is on the table does not change what was said. */
  readonly tell = (event: GameEvent): string => {
    if (!this.game || !this.speaker) return '';
    const picture = untrack(() => this.picture);
    return sentence(this.game.module, event, this.speaker, picture);
  };
  /** Whether my seat may choose now, and everything that happened before was shown. */
  readonly live = $derived(
    this.contact === 'open' &&
      this.room?.status === 'playing' &&
      !this.answering &&
      this.event === null &&
      this.waiting.includes(this.seat) &&
      !this.room.places[this.seat]?.stands_in,
  );

  /** Whether the coach may be asked: I am to choose, and all others are bots. */
  readonly coached = $derived(
    this.live &&
      !this.room?.lesson &&
      (this.room?.places.every(({ sitter }, seat) => seat === this.seat || sitter === 'bot') ??
        false),
  );

  readonly #id: string;
  readonly #load: (game: string) => Promise<PlayedGame>;
  readonly #fetchHistory: LoadHistory;
  readonly #socket: Socket;
  #choice = 0;
  #pending: Act | null = null;
  /** We said hello and have not history since how the game stands. */
  #awaitingUpdate = false;
  /** We said hello and have not been welcomed yet. */
  #awaitingWelcome = false;
  /** Since we came in there was nobody to wait for. */
  #autoStart = true;
  /** We asked for the start on this connection. */
  #startRequested = false;
  #earlyUpdates: Update[] = [];
  readonly #player = new EventPlayer<UpdateScene>({
    pace: () => (document.hidden ? 0 : pace()),
    pause: (event) => this.game?.module.pause(event) ?? 0,
    show: (event) => this.#show(event),
    tell: (event) => this.#log(event),
    settle: ({ picture, update }) => this.#settle(picture, update),
  });

  constructor(
    id: string,
    { token = '', connect, load = loadPlayed, loadHistory = fetchHistory }: RoomOptions = {},
  ) {
    this.#id = id;
    this.token = token;
    this.#load = load;
    this.#fetchHistory = loadHistory;
    this.#socket = new Socket(
      {
        hello: () => this.#hello(),
        received: (reply) => this.#receive(reply),
        contact: (contact) => (this.contact = contact),
      },
      connect,
    );
  }

  // -- what the page does ---------------------------------------------------------------------

  /** Do this if it is legal; else say why not, with the rule. */
  choose(action: number): void {
    if (this.answering) return;
    if (this.event) return this.#player.skip();
    this.refusal = null;
    if (this.live && this.picture?.legal.includes(action)) this.#act(action);
    else this.send({ type: 'why', action: Math.max(action, 0) });
  }

  /** Say that I am ready, or no longer. With it goes what I add to the deal. */
  setReady(ready: boolean): void {
    this.send({ type: 'ready', ready, value: this.#dealValue() });
  }

  /** Begin the game, as its host. */
  start(): boolean {
    return this.send({ type: 'start', value: this.#dealValue() });
  }

  /** Ask the coach about my choice. */
  askCoach(): void {
    if (!this.coached || this.hinting) return;
    this.hinting = this.send({ type: 'hint', choice: this.#choice });
  }

  /** The hint was read. */
  clearHint(): void {
    this.hint = [];
  }

  send(request: Request): boolean {
    return this.#socket.send(request);
  }

  /** Show the rest of what happened at once. */
  skip(): void {
    this.#player.skip();
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Leave the page of this room. */
  end(): void {
    this.#socket.end();
  }

  #dealValue(): string {
    return this.room ? toAdd(this.room, this.seat) : '';
  }

  #act(action: number): void {
    this.#pending = { type: 'act', choice: this.#choice, action };
    this.answering = true;
    this.clearHint();
    this.nudgedBy = NOBODY;
    this.send(this.#pending);
  }

  // -- what the server says -------------------------------------------------------------------

  #hello(): Hello {
    this.#awaitingUpdate = this.#awaitingWelcome = true;
    this.hinting = this.#startRequested = false;
    return { type: 'hello', room: this.#id, token: this.token, form: 'picture' };
  }

  #receive(reply: Reply): void {
    switch (reply.type) {
      case 'welcome':
        return this.#welcomed(reply);
      case 'room':
        return this.#shown(reply);
      case 'update':
        return this.#updated(reply);
      case 'refused':
        return this.#refused(reply);
      case 'hinted':
        this.hinting = false;
        if (reply.choice === this.#choice && this.live) this.hint = reply.moves;
        return;
      case 'said':
        if (!this.chat.some((line) => line.number === reply.number)) {
          this.chat = [...this.chat, reply].sort((one, other) => one.number - other.number);
        }
        return;
      case 'nudged':
        this.nudgedBy = reply.seat;
        return;
      case 'moved':
        this.moved = reply.room;
        return;
      case 'goodbye':
        return this.#goodbye(reply.reason);
      case 'allowed':
      case 'pong':
        return;
    }
  }

  /** A token that opened nothing is forgotten; who merely changes seats keeps his. */
  #welcomed(welcome: Welcome): void {
    this.welcome = welcome;
    const moved = !this.#awaitingWelcome && welcome.seat !== NOBODY;
    if (!moved || welcome.token) this.token = welcome.token;
    this.#awaitingWelcome = false;
  }

  #shown(room: Room): void {
    this.room = room;
    watch(room, this.seat);
    if (!this.game) void this.#prepare(room.game);
    this.#autoStart &&= isAlone(room, this.seat);
    if (this.#autoStart && !this.#startRequested) this.#startRequested = this.start();
    this.starting = this.#autoStart;
  }

  #updated(update: Update): void {
    this.#resolve(update.choice);
    if (!this.game) this.#earlyUpdates.push(update);
    else this.#player.add(scene(update));
  }

  /** An answer that got lost with its connection is given again; the server takes it once. */
  #resolve(choice: number): void {
    const isFirst = this.#awaitingUpdate;
    this.#awaitingUpdate = false;
    if (!this.#pending) return;
    if (choice > this.#pending.choice) this.#answered();
    else if (isFirst) this.send(this.#pending);
  }

  #answered(): void {
    this.#pending = null;
    this.answering = false;
  }

  #refused({ request, reason, rule, action }: Refused): void {
    if (request === 'act') this.#answered();
    if (request === 'hint') this.hinting = false;
    if (request === 'start') this.#autoStart = this.starting = false;
    if (request === 'hello' && FINAL.has(reason)) return this.#goodbye(reason);
    const number = (this.refusal?.number ?? 0) + 1;
    if (reason !== 'stale') this.refusal = { request, reason, rule, action, number };
  }

  #goodbye(reason: string): void {
    if (!FINAL.has(reason)) return;
    this.closed = reason;
    this.#socket.end();
  }

  async #prepare(game: string): Promise<void> {
    try {
      const [played] = await Promise.all([this.#load(game), phrases.need(game, 'table')]);
      if (this.game) return;
      this.game = played;
    } catch {
      this.closed = 'not-loaded';
      return this.end();
    }
    for (const update of this.#earlyUpdates.splice(0)) this.#player.add(scene(update));
  }

  // -- what is shown --------------------------------------------------------------------------

  #show(event: GameEvent): void {
    if (this.picture && this.game) this.picture = this.game.module.show(this.picture, event);
    this.event = event;
  }

  #log(event: GameEvent): void {
    if (this.game?.module.quiet.has(event.event)) return;
    const number = (this.log.at(-1)?.number ?? 0) + 1;
    this.log = [...this.log.slice(1 - LOG_LENGTH), { number, event }];
  }

  /** What was missed is looked up; until it is there, or where it cannot be had, the log is short. */
  async #loadHistory(revision: number): Promise<void> {
    this.log = [];
    const history = await this.#fetchHistory(this.#id, this.token).catch(() => []);
    const since = this.log;
    this.log = [];
    for (const event of history.slice(0, revision + 1).flat()) this.#log(event);
    for (const { event } of since) this.#log(event);
  }

  #settle(picture: Picture, update: Update): void {
    this.event = null;
    this.picture = picture;
    if (update.events.length === 0 && update.revision > this.revision + 1) {
      void this.#loadHistory(update.revision);
    }
    this.waiting = update.waiting;
    this.revision = update.revision;
    if (update.choice !== this.#choice) this.clearHint();
    this.#choice = update.choice;
    this.clocks = { left: update.left, since: Date.now() };
  }
}

function scene(update: Update): UpdateScene {
  return {
    events: update.events as unknown as GameEvent[],
    picture: update.view as Picture,
    update,
  };
}

async function fetchHistory(room: string, token: string): Promise<GameEvent[][]> {
  const { frames } = await api.replay(room, {}, token);
  return frames.map(({ events }) => events as unknown as GameEvent[]);
}

export async function loadPlayed(game: string): Promise<PlayedGame> {
  const [facts, module] = await Promise.all([api.game(game), loadGame(game)]);
  return { facts, module, actions: actionsOf(facts.actions) };
}
