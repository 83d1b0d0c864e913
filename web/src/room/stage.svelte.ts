/** What is on the table now: the events of each update, one after another, then its picture. */

import type { GameEvent, Picture } from '../games/module';
import { SHOWN } from '../games/rows';
import { chosenPace, pace, scalePace } from '../settings/appearance.svelte';
import { settings } from '../settings/settings.svelte';
import { soundOf } from '../sound/cues';
import type { SoundName } from '../sound/sounds';
import type { Update } from '../wire';
import type { Coach } from '../lesson/coach.svelte';
import type { Remarks } from '../bots/remarks.svelte';
import { EventPlayer, FAST, type Scene } from './eventPlayer';
import type { PlayedGame } from './game';
import type { GameLog } from './log.svelte';

/** Milliseconds left per seat, and the time at which they were measured. */
export interface Clocks {
  left: number[];
  since: number;
}

/** The end of a round, as it is being read. */
export interface ReadRound {
  event: GameEvent;
  /** The server's picture after it. */
  picture: Picture;
  /** The table as this event and those before it have left it; the next round may have begun since. */
  table: Picture;
  /** When its sheet closes by itself; null if it waits for the reader. */
  closes: number | null;
  /** How long that is counted down, in milliseconds: once all lines of the sheet are there. */
  counts: number;
}

/** Milliseconds to read the end of a round while other people play on. */
export const TOGETHER = 8000;
/** The same where fast-forward is always on. */
export const MOMENT = 1500;
/** The part of the time left on my clock that goes into reading. */
const CLOCK_SHARE = 1 / 4;

interface UpdateScene extends Scene {
  update: Update;
  /** The first update of a connection: earlier ones may be missing. */
  first: boolean;
}

export class Stage {
  game = $state.raw<PlayedGame | null>(null);
  /** What is on the table now, and the event being animated on it. */
  picture = $state.raw<Picture | null>(null);
  event = $state.raw<GameEvent | null>(null);
  waiting = $state.raw<number[]>([]);
  /** Number of actions the picture includes. */
  revision = $state(-1);
  clocks = $state.raw<Clocks>({ left: [], since: 0 });
  /** The round that just ended, until its sheet is closed; updates wait for that. */
  round = $state.raw<ReadRound | null>(null);
  #roundTimer: ReturnType<typeof setTimeout> | undefined;

  /** Fast-forward as chosen for the moment, or null for the setting. */
  #chosen = $state<boolean | null>(null);
  readonly fast = $derived(this.#chosen ?? settings.fastForward === 'always');

  readonly #log: GameLog;
  readonly #play: (sound: SoundName) => void;
  readonly #settled: (update: Update) => void;
  readonly #together: () => boolean;
  readonly #remarks: Remarks | undefined;
  readonly #unscale = scalePace(() => (this.fast ? FAST : 1));
  /** The table after all events that are in the log, and the same before the last of them. */
  #logged: Picture | null = null;
  #before: Picture | null = null;
  #coach: Coach | null = null;
  #early: UpdateScene[] = [];
  readonly #player = new EventPlayer<UpdateScene>({
    pace: () => (document.hidden ? 0 : chosenPace()),
    fast: () => this.fast,
    // Without a picture there is nothing to animate on: the first one is shown at once.
    pause: (event) => (this.picture && this.game?.module.pause(event, this.picture)) ?? 0,
    least: (event) => this.game?.module.least?.(event) ?? 0,
    show: (event) => this.#show(event),
    tell: (event, scene) => this.#tell(event, scene),
    shown: (event) => this.#shown(event),
    held: () => this.#coach?.holds ?? false,
    unhurried: () => this.#coach?.goesOn ?? false,
    hold: (event, next, scene) => this.#hold(event, next, scene),
    settle: (scene) => this.#settle(scene),
  });

  /**
   * `settled` is called when an update is on the table with all its events. `together` is whether
   * other people are at the table: the game does not wait for one reader.
   */
  constructor(
    log: GameLog,
    play: (sound: SoundName) => void,
    settled: (update: Update) => void,
    remarks?: Remarks,
    together: () => boolean = () => false,
  ) {
    this.#log = log;
    this.#play = play;
    this.#settled = settled;
    this.#remarks = remarks;
    this.#together = together;
  }

  /** Show this game; updates that came before are played now. */
  open(game: PlayedGame): void {
    this.game = game;
    for (const scene of this.#early.splice(0)) this.#player.add(scene);
  }

  /** Wait while a step of this lesson is open. */
  teach(coach: Coach): void {
    this.#coach = coach;
    coach.freed = () => this.#player.release();
  }

  add(update: Update, first: boolean): void {
    const { events, view } = update;
    const scene = { events: events as GameEvent[], picture: view as Picture, update, first };
    if (this.game) this.#player.add(scene);
    else this.#early.push(scene);
  }

  /** Skip the remaining animations. */
  skip(): void {
    if (this.#coach?.holds) return;
    this.#player.skip();
    this.closeRound();
  }

  /** The end of the round was read. */
  closeRound(): void {
    clearTimeout(this.#roundTimer);
    this.round = null;
    this.#player.release();
  }

  /** Switch fast-forward on or off until `resetFast`. */
  toggleFast(): void {
    this.#chosen = !this.fast;
    this.#player.retime();
  }

  /** Fast-forward as the settings say. */
  resetFast(): void {
    this.#chosen = null;
  }

  end(): void {
    clearTimeout(this.#roundTimer);
    this.#remarks?.end();
    this.#unscale();
  }

  #show(event: GameEvent): void {
    if (this.picture && this.game) {
      this.picture = this.#after(this.picture, event);
      const sound = soundOf(this.game.module, event, this.picture);
      if (sound) this.#play(sound);
    }
    this.event = event;
  }

  /** Log an event with the table as it was before, whether events are animated or not. */
  #tell(event: GameEvent, { update }: UpdateScene): void {
    this.#remarks?.tell(event, update.revision);
    this.#log.add(event, this.#logged);
    this.#before = this.#logged;
    this.#logged = this.#logged && this.#after(this.#logged, event);
  }

  /** Opens what the lesson says about the event, on the table as the event has left it. */
  #shown(event: GameEvent): void {
    if (!this.#coach || !this.#logged || !this.#before) return;
    this.#coach.heard(event, this.#logged, this.#before);
    if (!this.#coach.holds || this.event === event) return;
    this.picture = this.#logged;
    this.event = event;
  }

  /** Stops at the end of a round. */
  #hold(event: GameEvent, next: GameEvent | undefined, { picture, update }: UpdateScene): boolean {
    const ends = this.game?.module.round;
    if (!ends?.events.has(event.event) || (next && ends.events.has(next.event))) return false;
    if (!this.picture) return false;
    const counts = this.#readingTime();
    const time = Math.min(SHOWN * pace() + counts, this.#clockTime(update, picture.seat));
    const closes = Number.isFinite(time) ? Date.now() + time : null;
    this.round = { event, picture, table: this.#logged ?? picture, closes, counts };
    if (closes !== null) this.#roundTimer = setTimeout(() => this.closeRound(), time);
    return true;
  }

  /** How long the end of a round may be read, in milliseconds. */
  #readingTime(): number {
    if (this.fast && settings.fastForward === 'always') return MOMENT;
    return this.#together() ? TOGETHER : Infinity;
  }

  /** The same as far as my clock allows it. */
  #clockTime({ waiting, left }: Update, seat: number): number {
    const clock = waiting.includes(seat) ? left[seat] : undefined;
    return clock === undefined ? Infinity : clock * CLOCK_SHARE;
  }

  readonly #after = (picture: Picture, event: GameEvent): Picture =>
    this.game?.module.show(picture, event) ?? picture;

  #settle({ picture, update, first }: UpdateScene): void {
    this.#remarks?.seen();
    this.event = null;
    this.picture = this.#logged = picture;
    const isNext = !first && update.revision === this.revision + 1;
    const missed = update.events.length === 0 && update.revision > this.revision && !isNext;
    if (missed) void this.#log.fill(update.revision, picture, this.#after);
    else this.#log.settle(update.revision);
    this.waiting = update.waiting;
    this.revision = update.revision;
    this.clocks = { left: update.left, since: Date.now() };
    this.#settled(update);
    this.#coach?.settled(picture);
  }
}
