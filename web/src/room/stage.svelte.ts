/** What is on the table now: the events of each update, one after another, then its picture. */

import type { GameEvent, Picture } from '../games/module';
import { chosenPace, scalePace } from '../settings/appearance.svelte';
import { settings } from '../settings/settings.svelte';
import { soundOf } from '../sound/cues';
import type { SoundName } from '../sound/sounds';
import type { Update } from '../wire';
import { EventPlayer, FAST, type Scene } from './eventPlayer';
import type { PlayedGame } from './game';
import type { GameLog } from './log.svelte';

/** Milliseconds left per seat, and the time at which they were measured. */
export interface Clocks {
  left: number[];
  since: number;
}

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

  /** Fast-forward as chosen for the moment, or null for the setting. */
  #chosen = $state<boolean | null>(null);
  readonly fast = $derived(this.#chosen ?? settings.fastForward === 'always');

  readonly #log: GameLog;
  readonly #play: (sound: SoundName) => void;
  readonly #settled: (update: Update) => void;
  readonly #unscale = scalePace(() => (this.fast ? FAST : 1));
  /** The table after all events that are in the log. */
  #logged: Picture | null = null;
  #early: UpdateScene[] = [];
  readonly #player = new EventPlayer<UpdateScene>({
    pace: () => (document.hidden ? 0 : chosenPace()),
    fast: () => this.fast,
    // Without a picture there is nothing to animate on: the first one is shown at once.
    pause: (event) => (this.picture && this.game?.module.pause(event, this.picture)) ?? 0,
    least: (event) => this.game?.module.least?.(event) ?? 0,
    show: (event) => this.#show(event),
    tell: (event) => this.#tell(event),
    settle: (scene) => this.#settle(scene),
  });

  /** `settled` is called when an update is on the table with all its events. */
  constructor(log: GameLog, play: (sound: SoundName) => void, settled: (update: Update) => void) {
    this.#log = log;
    this.#play = play;
    this.#settled = settled;
  }

  /** Show this game; updates that came before are played now. */
  open(game: PlayedGame): void {
    this.game = game;
    for (const scene of this.#early.splice(0)) this.#player.add(scene);
  }

  add(update: Update, first: boolean): void {
    const { events, view } = update;
    const scene = { events: events as GameEvent[], picture: view as Picture, update, first };
    if (this.game) this.#player.add(scene);
    else this.#early.push(scene);
  }

  /** Skip the remaining animations. */
  skip(): void {
    this.#player.skip();
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
  #tell(event: GameEvent): void {
    this.#log.add(event, this.#logged);
    this.#logged = this.#logged && this.#after(this.#logged, event);
  }

  readonly #after = (picture: Picture, event: GameEvent): Picture =>
    this.game?.module.show(picture, event) ?? picture;

  #settle({ picture, update, first }: UpdateScene): void {
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
  }
}
