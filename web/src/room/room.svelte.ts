/**
 * A room: the connection, its messages, and what everyone at the table knows of each other.
 *
 * What is on the table is the `Stage`, with the `GameLog`; the choices of my seat are `Choices`; the
 * time before the game is the `Lobby`. Components read all of it from here.
 */

import { untrack } from 'svelte';
import { Remarks } from '../bots/remarks.svelte';
import type { GameEvent, Picture } from '../games/module';
import { mustConfirm } from '../games/confirm.svelte';
import { logged, sentence } from '../games/sentence';
import { loadLesson } from '../games/registry';
import { Coach, forgetLesson, memoryOf } from '../lesson/coach.svelte';
import type { LessonStep } from '../lesson/lesson';
import { api } from '../net/api';
import { Socket, type Contact, type Transport } from '../net/socket';
import { sound } from '../sound/sound.svelte';
import type { SoundName } from '../sound/sounds';
import { Speaker } from '../text/speaker';
import { Reactions } from '../reactions/reactions.svelte';
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
  /** Be a spectator, even if this browser has a seat. */
  watch?: boolean;
  connect?: () => Transport;
  load?: (game: string) => Promise<PlayedGame>;
  lessonOf?: (game: string) => Promise<LessonStep[]>;
  fetchEvents?: FetchEvents;
  play?: (sound: SoundName) => void;
}

/** How long a notice about another player is shown, in milliseconds. */
export const TOLD = 8000;

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
  /** The latest notice about another player, for a moment. */
  told = $state.raw<Said | null>(null);
  /** Room id of the rematch. */
  moved = $state('');
  /** The action of mine that waits to be confirmed, or -1. */
  selected = $state(-1);
  /** Why the room is closed for good, or "". */
  closed = $state('');
  /** What a guided first game says about itself. */
  lesson = $state.raw<Coach | null>(null);
  /** What bots say, and how they look. */
  readonly remarks: Remarks;
  readonly reactions = new Reactions();

  readonly #id: string;
  readonly #watch: boolean;
  #toldTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #load: (game: string) => Promise<PlayedGame>;
  readonly #lessonOf: (game: string) => Promise<LessonStep[]>;
  readonly #socket: Socket;
  readonly #log: GameLog;
  readonly #stage: Stage;
  readonly #choices: Choices;
  readonly #lobby: Lobby;
  /** Hello is sent; the welcome has not arrived yet. */
  #awaitingWelcome = false;
  /** Hello is sent; the first update of this connection has not arrived yet. */
  #awaitingUpdate = false;
  /** What the server was told on this connection: the bots do not pause. */
  #hurries = false;
  /** The choice that ended fast-forward last. */
  #lastAsked = -1;

  readonly seat = $derived(this.welcome?.seat ?? NOBODY);
  readonly names = $derived(this.room?.places.map((place) => place.name) ?? []);
  readonly speaker = $derived.by(
    () => this.game && new Speaker(phrases, this.game.facts, this.names, this.seat),
  );

  constructor(
    id: string,
    {
      token = '',
      watch = false,
      connect,
      load = loadPlayed,
      lessonOf = loadLesson,
      fetchEvents,
      play = sound.play,
    }: RoomOptions = {},
  ) {
    this.#id = id;
    this.#watch = watch;
    this.token = token;
    this.#load = load;
    this.#lessonOf = lessonOf;
    this.remarks = new Remarks(this);
    this.#log = new GameLog(
      fetchEvents ??
        ((since) => (watch ? api.openEvents(id, since) : api.events(id, since, this.token))),
      ({ event }) => this.game?.module.quiet.has(event) ?? false,
    );
    this.#stage = new Stage(
      this.#log,
      play,
      (update) => this.#settled(update),
      this.remarks,
      () => this.together,
    );
    this.#choices = new Choices({
      due: () =>
        this.contact === 'open' && !this.busy && !this.reading && this.#isAsked(this.waiting),
      coached: () => this.hasCoach,
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
  /** The round that just ended, while its sheet is on the table. */
  get round() {
    return this.#stage.round;
  }
  /** Whether an event is being animated, or the end of a round is being read. */
  get busy(): boolean {
    return this.event !== null || this.round !== null;
  }
  /** Whether a step of the lesson is read: the game waits, and nothing may be chosen. */
  get reading(): boolean {
    return this.lesson?.reads ?? false;
  }
  /** Whether other people play. */
  get together(): boolean {
    const places = this.room?.places ?? [];
    return places.some(({ sitter }, seat) => seat !== this.seat && sitter === 'person');
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
  get occasions() {
    return this.game?.module.occasions;
  }
  /** An event as the log has it. */
  readonly tell = (event: GameEvent, picture: Picture | null): string => {
    if (!this.game || !this.speaker) return '';
    return logged(this.game.module, event, this.speaker, picture);
  };
  /** An event as a sentence; untracked, since a sentence does not change with the table. */
  readonly headline = (
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

  /** The end of the round was read. */
  closeRound(): void {
    this.#stage.closeRound();
  }

  /** Whether events are shown in fast-forward; it ends when my seat is asked, unless it is set. */
  get fast() {
    return this.#stage.fast;
  }
  toggleFast(): void {
    this.#stage.toggleFast();
    this.#hurry();
  }

  // -- my choices ------------------------------------------------------------------------------

  /** Whether my seat may choose now and every earlier event has been shown. */
  get live() {
    return this.#choices.live;
  }
  get answering() {
    return this.#choices.answering;
  }
  /** Whether a coach sits at this table: all other seats are bots, and it is no lesson. */
  get hasCoach(): boolean {
    return this.room !== null && !this.room.lesson && botsBut(this.room, this.seat);
  }
  /** Whether a hint may be requested: it is my choice, and there is a coach. */
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
    if (this.answering || this.reading) return;
    if (this.round) return this.closeRound();
    if (this.event) return this.skip();
    this.refusal = null;
    if (!this.live || !this.picture?.legal.includes(action)) {
      this.send({ type: 'why', action: Math.max(action, 0) });
      return;
    }
    if (this.#selects(action)) {
      this.selected = action;
      return;
    }
    this.nudgedBy = NOBODY;
    this.unselect();
    this.#choices.act(action);
    this.lesson?.chosen();
  }

  /** Whether the first touch selects and the second one chooses. A lesson speaks of one touch. */
  get confirms(): boolean {
    return mustConfirm() && !(this.lesson?.goesOn ?? false);
  }

  /** Choose what was selected. */
  confirm(): void {
    if (this.selected >= 0) this.choose(this.selected);
  }

  /** Take back what was selected and not yet confirmed. */
  unselect(): void {
    this.selected = -1;
  }

  /** Whether this action is selected by the first touch and chosen by the second. */
  #selects(action: number): boolean {
    const verb = this.game?.actions.all[action]?.verb ?? '';
    const asked = this.confirms && (this.game?.module.confirmed?.has(verb) ?? false);
    return asked && this.selected !== action;
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
    this.reactions.end();
    clearTimeout(this.#toldTimer);
  }

  #hello(): Hello {
    this.#awaitingUpdate = this.#awaitingWelcome = true;
    this.#hurries = false;
    this.#choices.connected();
    this.#lobby.connected();
    const hello: Hello = { type: 'hello', room: this.#id, token: this.token, form: 'picture' };
    return this.#watch ? { ...hello, watch: true } : hello;
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
          if (reply.notice !== '' && reply.seat !== this.seat) this.#tell(reply);
        }
        return;
      case 'reacted':
        return this.reactions.received(reply);
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
    if (!this.game) void this.#prepare(room);
    if (room.status === 'finished' || room.status === 'abandoned') forgetLesson(this.#id);
    this.#lobby.received(room);
  }

  #updated(update: Update): void {
    const first = this.#awaitingUpdate;
    this.#awaitingUpdate = false;
    this.#choices.received(update.choice, first);
    this.#stage.add(update, first);
  }

  #refused({ request, reason, rule, action }: Refused): void {
    if (request === 'hurry') return; // nobody asked for it in so many words
    this.#choices.refused(request);
    this.#lobby.refused(request);
    if (request === 'hello' && FINAL.has(reason)) return this.#goodbye(reason);
    const number = (this.refusal?.number ?? 0) + 1;
    if (reason !== 'stale') this.refusal = { request, reason, rule, action, number };
  }

  /** Show a notice for a moment, if it is news and not what was sent after hello. */
  #tell(notice: Said): void {
    if (this.#awaitingUpdate) return;
    this.told = notice;
    clearTimeout(this.#toldTimer);
    this.#toldTimer = setTimeout(() => (this.told = null), TOLD);
  }

  #goodbye(reason: string): void {
    if (!FINAL.has(reason)) return;
    this.closed = reason;
    this.end();
  }

  async #prepare(room: Room): Promise<void> {
    try {
      const [played] = await Promise.all([
        this.#load(room.game),
        phrases.need(room.game, 'table'),
        this.#teach(room),
      ]);
      if (!this.game) this.#stage.open(played);
    } catch {
      this.closed = 'not-loaded';
      this.end();
    }
  }

  /** Load the lesson, where this is one; the game works without it. */
  async #teach({ game, lesson, status }: Room): Promise<void> {
    if (!lesson || status !== 'playing' || this.seat === NOBODY) return;
    const steps = await this.#lessonOf(game).catch(() => []);
    if (this.lesson) return;
    this.lesson = new Coach(steps, memoryOf(this.#id));
    this.#stage.teach(this.lesson);
  }

  #settled({ choice, waiting }: Update): void {
    if (choice !== this.choice) this.unselect();
    this.#choices.settle(choice);
    if (this.#isAsked(waiting) && choice !== this.#lastAsked) {
      this.#lastAsked = choice;
      this.#stage.resetFast();
    }
    this.#hurry();
  }

  /** Tells the server whether the bots shall pause, if nobody else plays. */
  #hurry(): void {
    const { room, picture, game, seat } = this;
    if (room?.status !== 'playing' || seat === NOBODY || !botsBut(room, seat)) return;
    const hurry = this.fast || (picture !== null && (game?.module.isOut?.(picture) ?? false));
    if (hurry !== this.#hurries && this.send({ type: 'hurry', hurry })) this.#hurries = hurry;
  }

  /** Whether my seat is among those that have to choose, and no bot stands in for me. */
  #isAsked(waiting: readonly number[]): boolean {
    const { room, seat } = this;
    return room?.status === 'playing' && waiting.includes(seat) && !room.places[seat]?.stands_in;
  }
}
