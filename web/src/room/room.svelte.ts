/**
 * A room: the connection, its messages, and what everyone at the table knows of each other.
 *
 * What is on the table is the `Stage`, with the `GameLog`; the choices of my seat are `Choices`; the
 * time before the game is the `Lobby`. Components read all of it from here.
 */

import { untrack } from 'svelte';
import type { GameEvent, Picture } from '../games/module';
import { sentence } from '../games/sentence';
import { api } from '../net/api';
import { Socket, type Contact, type Transport } from '../net/socket';
import { sound } from '../sound/sound.svelte';
import type { SoundName } from '../sound/sounds';
import { Speaker } from '../text/speaker';
import { phrases } from '../text/text.svelte';
import type { Hello, Refused, Reply, Request, Room, Said, Update, Welcome } from '../wire';
import { NOBODY } from '../wire';
import { Choices } from './choices.svelte';
import { loadPlayed, type PlayedGame } from './game';
import { botsBut, Lobby } from './lobby.svelte';
import { GameLog, type FetchEvents } from './log.svelte';
import { Stage } from './stage.svelte';

/** Why a request was refused. `action` is the action it is about, or -1. */
export type Refusal = Omit<Refused, 'type'> & { number: number };

export interface RoomOptions {
  token?: string;
  connect?: () => Transport;
  load?: (game: string) => Promise<PlayedGame>;
  fetchEvents?: FetchEvents;
  play?: (sound: SoundName) => void;
}

/** Close reasons after which reconnecting is pointless. */
const FINAL = new Set(['unknown-room', 'other-protocol']);

export class RoomStore {
  contact = $state<Contact>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  /** The token of my seat link, if I have one. */
  token = $state('');
  room = $state.raw<Room | null>(null);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat that reminded me of my turn, or NOBODY. */
  nudgedBy = $state<number>(NOBODY);
  /** Room id of the rematch. */
  moved = $state('');
  /** Why the room is closed for good, or "". */
  closed = $state('');

  readonly #id: string;
  readonly #load: (game: string) => Promise<PlayedGame>;
  readonly #socket: Socket;
  readonly #log: GameLog;
  readonly #stage: Stage;
  readonly #choices: Choices;
  readonly #lobby: Lobby;
  /** Hello is sent; the welcome has not arrived yet. */
  #awaitingWelcome = false;
  /** Hello is sent; the first update of this connection has not arrived yet. */
  #awaitingUpdate = false;
  /** The choice that ended fast-forward last. */
  #lastAsked = -1;

  readonly seat = $derived(this.welcome?.seat ?? NOBODY);
  readonly names = $derived(this.room?.places.map((place) => place.name) ?? []);
  readonly speaker = $derived.by(
    () => this.game && new Speaker(phrases, this.game.facts, this.names, this.seat),
  );

  constructor(
    id: string,
    { token = '', connect, load = loadPlayed, fetchEvents, play = sound.play }: RoomOptions = {},
  ) {
    this.#id = id;
    this.token = token;
    this.#load = load;
    this.#log = new GameLog(
      fetchEvents ?? ((since) => api.events(id, since, this.token)),
      ({ event }) => this.game?.module.quiet.has(event) ?? false,
    );
    this.#stage = new Stage(this.#log, play, (update) => this.#settled(update));
    this.#choices = new Choices({
      due: () => this.contact === 'open' && this.event === null && this.#isAsked(this.waiting),
      coached: () => this.room !== null && !this.room.lesson && botsBut(this.room, this.seat),
      send: (request) => this.send(request),
    });
    this.#lobby = new Lobby(this);
    this.#socket = new Socket(
      {
        hello: () => this.#hello(),
        received: (reply) => this.#receive(reply),
        contact: (contact) => (this.contact = contact),
      },
      connect,
    );
  }

  // -- what is on the table --------------------------------------------------------------------

  get game() {
    return this.#stage.game;
  }
  get picture() {
    return this.#stage.picture;
  }
  /** The event being animated. */
  get event() {
    return this.#stage.event;
  }
  get waiting() {
    return this.#stage.waiting;
  }
  get revision() {
    return this.#stage.revision;
  }
  get clocks() {
    return this.#stage.clocks;
  }
  get log() {
    return this.#log.entries;
  }
  /** An event as a sentence; untracked, since a sentence does not change with the table. */
  readonly tell = (
    event: GameEvent,
    picture: Picture | null = untrack(() => this.picture),
  ): string => {
    if (!this.game || !this.speaker) return '';
    return sentence(this.game.module, event, this.speaker, picture);
  };

  /** Skip the remaining animations. */
  skip(): void {
    this.#stage.skip();
  }

  /** Whether events are shown in fast-forward; it ends when my seat is asked, unless it is set. */
  get fast() {
    return this.#stage.fast;
  }
  toggleFast(): void {
    this.#stage.toggleFast();
  }

  // -- my choices ------------------------------------------------------------------------------

  /** Whether my seat may choose now and every earlier event has been shown. */
  get live() {
    return this.#choices.live;
  }
  get answering() {
    return this.#choices.answering;
  }
  /** Whether a hint may be requested: it is my choice, and all other seats are bots. */
  get coached() {
    return this.#choices.coached;
  }
  get hint() {
    return this.#choices.hint;
  }
  get hinting() {
    return this.#choices.hinting;
  }

  /** The number of my next choice. */
  get choice(): number {
    return this.#choices.number;
  }

  /** Choose this action if it is legal; otherwise ask the server for the rule against it. */
  choose(action: number): void {
    if (this.answering) return;
    if (this.event) return this.skip();
    this.refusal = null;
    if (!this.live || !this.picture?.legal.includes(action)) {
      this.send({ type: 'why', action: Math.max(action, 0) });
      return;
    }
    this.nudgedBy = NOBODY;
    this.#choices.act(action);
  }

  askCoach(): void {
    this.#choices.askCoach();
  }
  clearHint(): void {
    this.#choices.clearHint();
  }

  // -- before the game -------------------------------------------------------------------------

  get starting() {
    return this.#lobby.starting;
  }
  setReady(ready: boolean): void {
    this.#lobby.setReady(ready);
  }
  start(): boolean {
    return this.#lobby.start();
  }

  // -- the connection --------------------------------------------------------------------------

  send(request: Request): boolean {
    return this.#socket.send(request);
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Leave the page of this room. */
  end(): void {
    this.#socket.end();
    this.#stage.end();
  }

  #hello(): Hello {
    this.#awaitingUpdate = this.#awaitingWelcome = true;
    this.#choices.connected();
    this.#lobby.connected();
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
        return this.#choices.hinted(reply);
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
    if (!this.game) void this.#prepare(room.game);
    this.#lobby.received(room);
  }

  #updated(update: Update): void {
    const first = this.#awaitingUpdate;
    this.#awaitingUpdate = false;
    this.#choices.received(update.choice, first);
    this.#stage.add(update, first);
  }

  #refused({ request, reason, rule, action }: Refused): void {
    this.#choices.refused(request);
    this.#lobby.refused(request);
    if (request === 'hello' && FINAL.has(reason)) return this.#goodbye(reason);
    const number = (this.refusal?.number ?? 0) + 1;
    if (reason !== 'stale') this.refusal = { request, reason, rule, action, number };
  }

  #goodbye(reason: string): void {
    if (!FINAL.has(reason)) return;
    this.closed = reason;
    this.end();
  }

  async #prepare(game: string): Promise<void> {
    try {
      const [played] = await Promise.all([this.#load(game), phrases.need(game, 'table')]);
      if (!this.game) this.#stage.open(played);
    } catch {
      this.closed = 'not-loaded';
      this.end();
    }
  }

  #settled({ choice, waiting }: Update): void {
    this.#choices.settle(choice);
    if (!this.#isAsked(waiting) || choice === this.#lastAsked) return;
    this.#lastAsked = choice;
    this.#stage.resetFast();
  }

  /** Whether my seat is among those that have to choose, and no bot stands in for me. */
  #isAsked(waiting: readonly number[]): boolean {
    const { room, seat } = this;
    return room?.status === 'playing' && waiting.includes(seat) && !room.places[seat]?.stands_in;
  }
}
