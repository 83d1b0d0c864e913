/** Sound and vibration of the page, as the settings allow. */

import { settings } from '../settings/settings.svelte';
import { SoundPlayer } from './player';
import type { SoundName } from './sounds';

const VIBRATION = 60; // milliseconds

export class PageSound {
  /** Whether the table is listed for strangers. It is silent until the player turns sound on. */
  listed = $state(false);
  readonly #player: SoundPlayer;

  constructor(player = new SoundPlayer()) {
    this.#player = player;
  }

  get on(): boolean {
    return settings.sound ?? !this.listed;
  }

  /** Turn sound on or off, for this and all other tables. */
  set on(on: boolean) {
    settings.sound = on;
    if (on) this.unlock();
    else this.#player.silence();
  }

  /** A click or a key press: from now on the browser allows sound. */
  readonly unlock = (): void => {
    if (this.on) this.#player.unlock();
  };

  readonly play = (name: SoundName): void => {
    if (this.on && settings.volume > 0) this.#player.play(name, loudness(settings.volume));
  };

  /** Whether this is a device that is touched and can vibrate. */
  get vibrates(): boolean {
    return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
  }

  vibrate(): void {
    // Before the first touch the browser refuses, and says so in its console.
    const touched = navigator.userActivation?.hasBeenActive ?? false;
    if (settings.vibration && this.vibrates && touched) navigator.vibrate(VIBRATION);
  }
}

/** The slider's percentage as a factor; steps of the slider sound about equal. */
export function loudness(percent: number): number {
  return (percent / 100) ** 2;
}

export const sound = new PageSound();
