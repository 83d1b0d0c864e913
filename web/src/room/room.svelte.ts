/** State of one room: what the server sent, and what of it is on screen right now. */

import { untrack } from 'svelte';
import { toAdd, watch } from '../deal/seen';
import { actionsOf } from '../games/actions';
import type { Actions, GameEvent, GameModule, Picture } from '../games/module';
import { loadGame } from '../games/registry';
import { sentence } from '../games/sentence';
import { api } from '../net/api';
import { Socket, type Contact, type Transport } from '../net/socket';
import { pace } from '../settings/appearance.svelte';
import { soundOf } from '../sound/cues';
import { sound } from '../sound/sound.svelte';
import type { SoundName } from '../sound/sounds';
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
import { EventPlayer, type Scene } from './eventPlayer';

/** An entry of the log. It becomes a sentence when it is rendered, in the reader's language. */
export interface LogEntry {
  number: number;
  event: GameEvent;
}

/** Milliseconds left per seat, and the time at which they were measured. */
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

/** Why a request was refused. `action` is the action it is about, or -1. */
export type Refusal = Omit<Refused, 'type'> & { number: number };

export interface RoomOptions {
  token?: string;
  connect?: () => Transport;
  load?: (game: string) => Promise<PlayedGame>;
  loadHistory?: LoadHistory;
  play?: (sound: SoundName) => void;
}

/** Loads all events of a room so far, by revision. */
export type LoadHistory = (room: string, token: string) => Promise<GameEvent[][]>;

/** Close reasons after which reconnecting is pointless. */
const FINAL = new Set(['unknown-room', 'other-protocol']);
const LOG_LENGTH = 500;

export class RoomStore {
  contact = $state<Contact>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  /** The token of my seat link, if I have one. */
  token = $state('');
  room = $state.raw<Room | null>(null);
  game = $state.raw<PlayedGame | null>(null);
  /** What is on the table now, and the event being animated on it. */
  picture = $state.raw<Picture | null>(null);
  event = $state.raw<GameEvent | null>(null);
  waiting = $state.raw<number[]>([]);
  /** Number of actions the picture includes. */
  revision = $state(-1);
  clocks = $state.raw<Clocks>({ left: [], since: 0 });
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat that reminded me of my turn, or NOBODY. */
  nudgedBy = $state<number>(NOBODY);
  /** Room id of the rematch. */
  moved = $state('');
  /** Why the room is closed for good, or "". */
  closed = $state('');
  /** My choice is sent and not yet confirmed. */
  answering = $state(false);
  /** All other seats are bots, and the game is about to start. */
  starting = $state(false);
  /** The coach's suggestions for my current choice. */
  hint = $state.raw<JudgedMove[]>([]);
  /** A hint is requested and not yet received. */
  hinting = $state(false);

  readonly seat = $derived(this.welcome?.seat ?? NOBODY);
  readonly names = $derived(this.room?.places.map((place) => place.name) ?? []);
  readonly speaker = $derived(
    this.game && new Speaker(phrases, this.game.facts, this.names, this.seat),
  );
  /** An event as a sentence; untracked, since a sentence does not change with the table. */
  readonly tell = (event: GameEvent): string => {
    if (!this.game || !this.speaker) return '';
    const picture = untrack(() => this.picture);
    return sentence(this.game.module, event, this.speaker, picture);
  };
  /** Whether my seat may choose now and every earlier event has been shown. */
  readonly live = $derived(
    this.contact === 'open' &&
      this.room?.status === 'playing' &&
      !this.answering &&
      this.event === null &&
      this.waiting.includes(this.seat) &&
      !this.room.places[this.seat]?.stands_in,
  );

  /** Whether a hint may be requested: it is my choice, and all other seats are bots. */
  readonly coached = $derived(
    this.live &&
      !this.room?.lesson &&
      (this.room?.places.every(({ sitter }, seat) => seat === this.seat || sitter === 'bot') ??
        false),
  );

  readonly #id: string;
  readonly #load: (game: string) => Promise<PlayedGame>;
  readonly #fetchHistory: LoadHistory;
  readonly #play: (sound: SoundName) => void;
  readonly #socket: Socket;
  #choice = 0;
  #pending: Act | null = null;
  /** Hello is sent; the first update of this connection has not arrived yet. */
  #awaitingUpdate = false;
  /** Hello is sent; the welcome has not arrived yet. */
  #awaitingWelcome = false;
  /** Start the game without asking, because all other seats have been bots since I joined. */
  #autoStart = true;
  /** The start was requested on this connection. */
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
    {
      token = '',
      connect,
      load = loadPlayed,
      loadHistory = fetchHistory,
      play = sound.play,
    }: RoomOptions = {},
  ) {
    this.#id = id;
    this.token = token;
    this.#load = load;
    this.#fetchHistory = loadHistory;
    this.#play = play;
    this.#socket = new Socket(
      {
        hello: () => this.#hello(),
        received: (reply) => this.#receive(reply),
        contact: (contact) => (this.contact = contact),
      },
      connect,
    );
  }

  // -- actions of the page --------------------------------------------------------------------

  /** The number of my next choice. */
  get choice(): number {
    return this.#choice;
  }

  /** Choose this action if it is legal; otherwise ask the server for the rule against it. */
  choose(action: number): void {
    if (this.answering) return;
    if (this.event) return this.#player.skip();
    this.refusal = null;
    if (this.live && this.picture?.legal.includes(action)) this.#act(action);
    else this.send({ type: 'why', action: Math.max(action, 0) });
  }

  /** Say whether I am ready; sends my value for the deal along. */
  setReady(ready: boolean): void {
    this.send({ type: 'ready', ready, value: this.#dealValue() });
  }

  /** Start the game, as its host. */
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

  /** Skip the remaining animations. */
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

  // -- messages of the server ----------------------------------------------------------------

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

  /** Forget a token that opened no seat; keep the token when only the seat number changes. */
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
    this.#autoStart &&= isSoloTable(room, this.seat);
    if (this.#autoStart && !this.#startRequested) this.#startRequested = this.start();
    this.starting = this.#autoStart;
  }

  #updated(update: Update): void {
    this.#resolve(update.choice);
    if (!this.game) this.#earlyUpdates.push(update);
    else this.#player.add(scene(update));
  }

  /** Resend a choice that may have been lost with the connection; the server applies it once. */
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

  // -- what is on screen ---------------------------------------------------------------------

  #show(event: GameEvent): void {
    if (this.picture && this.game) {
      this.picture = this.game.module.show(this.picture, event);
      const sound = soundOf(this.game.module, event, this.picture);
      if (sound) this.#play(sound);
    }
    this.event = event;
  }

  #log(event: GameEvent): void {
    if (this.game?.module.quiet.has(event.event)) return;
    const number = (this.log.at(-1)?.number ?? 0) + 1;
    this.log = [...this.log.slice(1 - LOG_LENGTH), { number, event }];
  }

  /** Fetch the events missed while away; until they arrive the log has only the new ones. */
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

/** A waiting table that this seat hosts and where bots sit on all other seats. */
function isSoloTable({ status, host, places }: Room, seat: number): boolean {
  const bots = places.every(({ sitter }, each) => each === seat || sitter === 'bot');
  return status === 'waiting' && host === seat && bots;
}

function scene(update: Update): UpdateScene {
  return {
    events: update.events as GameEvent[],
    picture: update.view as Picture,
    update,
  };
}

async function fetchHistory(room: string, token: string): Promise<GameEvent[][]> {
  const { frames } = await api.history(room, token);
  return frames.map(({ events }) => events as GameEvent[]);
}

export async function loadPlayed(game: string): Promise<PlayedGame> {
  const [facts, module] = await Promise.all([api.game(game), loadGame(game)]);
  return { facts, module, actions: actionsOf(facts.actions) };
}
