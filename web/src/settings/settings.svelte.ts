/** The settings of this browser: theme, animation pace, language, sound, vibration. */

import { load, save } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Duration factors by name; 1 is normal. */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** Percent. */
const VOLUME = 70;

const isTheme = (name: string | null): name is Theme => THEMES.some((theme) => theme === name);
const isSpeed = (name: string | null): name is Speed =>
  name !== null && Object.hasOwn(SPEEDS, name);

/** A stored switch; null if it was never used. */
const loadSwitch = (name: string): boolean | null => {
  const stored = load(name);
  return stored ? stored === 'on' : null;
};
const saveSwitch = (name: string, on: boolean | null): void =>
  save(name, on === null ? '' : on ? 'on' : 'off');

class Settings {
  #theme = $state<Theme>('system');
  #speed = $state<Speed>('normal');
  #language = $state('');
  #sound = $state<boolean | null>(null);
  #volume = $state(VOLUME);
  #vibration = $state(true);

  constructor() {
    const [theme, speed] = [load('theme'), load('speed')];
    if (isTheme(theme)) this.#theme = theme;
    if (isSpeed(speed)) this.#speed = speed;
    this.#language = load('language') ?? '';
    this.#sound = loadSwitch('sound');
    const volume = Number(load('volume') ?? VOLUME);
    if (volume >= 0 && volume <= 100) this.#volume = volume;
    this.#vibration = loadSwitch('vibration') ?? true;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    save('theme', theme);
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    save('speed', speed);
  }

  /** Chosen by the reader; "" for the browser's own. */
  get language(): string {
    return this.#language;
  }
  set language(language: string) {
    this.#language = language;
    save('language', language);
  }

  /** Turned on or off by the player; null for neither. */
  get sound(): boolean | null {
    return this.#sound;
  }
  set sound(on: boolean | null) {
    this.#sound = on;
    saveSwitch('sound', on);
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    save('volume', String(volume));
  }

  /** Whether a phone vibrates when it is the player's turn. */
  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(on: boolean) {
    this.#vibration = on;
    saveSwitch('vibration', on);
  }
}

export const settings = new Settings();
