/** What bots say at a table now, and how they look. */

import type { GameEvent } from '../games/module';
import { settings } from '../settings/settings.svelte';
import type { Room } from '../wire';
import type { Mood } from './faces';
import {
  moodAt,
  remarkOn,
  type Company,
  type Occasion,
  type Occasions,
  type Remark,
} from './remarks';

/** How long a remark stays, and the look on a face, in milliseconds. */
const STAYS = 4000;

export function companyOf({ id, places }: Room): Company {
  return {
    room: id,
    bots: places.map(({ sitter, bot }) => (sitter === 'bot' ? bot : '')),
    names: places.map(({ name }) => name),
  };
}

/** What remarks are made on. */
export interface Scene {
  readonly room: Room | null;
  readonly occasions: Occasions | undefined;
}

export class Remarks {
  /** The one remark at the table, or null. */
  said = $state.raw<Remark | null>(null);
  /** The faces that are not calm, by seat. */
  moods = $state.raw<Readonly<Record<number, Mood>>>({});

  readonly #scene: Scene;
  /** The occasion that is being shown. */
  #shown: (Occasion & { revision: number }) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** An event of this revision is going to be shown; the one before it was seen. */
  tell(event: GameEvent, revision: number): void {
    this.seen();
    const occasion = this.#scene.occasions?.[event.event]?.(event);
    this.#shown = occasion ? { ...occasion, revision } : null;
  }

  /** What was shown has been seen: somebody may remark on it. */
  seen(): void {
    const occasion = this.#shown;
    this.#shown = null;
    if (occasion) this.#on(occasion, occasion.revision);
  }

  /** A seat has thought for long about the action after this revision. */
  think(seat: number, revision: number): void {
    this.#on({ seat, moment: 'thinking' }, revision);
  }

  /** From now on it can be read. */
  start(): void {
    this.wait();
    this.#timer = setTimeout(() => this.end(), STAYS);
  }

  /** It cannot be read now: keep it until `start`. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.wait();
    this.said = null;
    this.moods = {};
  }

  #on(occasion: Occasion, revision: number): void {
    const { room } = this.#scene;
    if (!room || document.hidden) return;
    const talk = settings.botLines && !room.lesson;
    const said = talk ? remarkOn(occasion, revision, companyOf(room)) : null;
    this.said = said;
    this.moods = {
      [occasion.seat]: moodAt(occasion.moment),
      ...(said && said.seat !== occasion.seat ? { [said.seat]: 'pleased' as const } : {}),
    };
    this.start();
  }
}
