/** The settings of this browser: theme, animation pace, language, sound, vibration. */

import { load, save } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Duration factors by name; 1 is normal. */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whether log and chat are beside the table on wide screens; `auto` decides by room and company. */
export const SIDES = ['auto', 'open', 'closed'] as const;
export type SideState = (typeof SIDES)[number];

/** Whether a choice is selected first and then confirmed; `auto` is on touch screens. */
export const CONFIRMS = ['auto', 'always', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

const isConfirm = (name: string | null): name is Confirm =>
  CONFIRMS.some((confirm) => confirm === name);
const isSide = (name: string | null): name is SideState => SIDES.some((side) => side === name);

/** Fast-forward when switched on at the table, or always. */
export const FAST_FORWARDS = ['manual', 'always'] as const;
export type FastForward = (typeof FAST_FORWARDS)[number];

const VOLUME = 70; // percent

const isTheme = (name: string | null): name is Theme => THEMES.some((theme) => theme === name);
const isSpeed = (name: string | null): name is Speed =>
  name !== null && Object.hasOwn(SPEEDS, name);
const isFastForward = (name: string | null): name is FastForward =>
  FAST_FORWARDS.some((each) => each === name);

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
  #fastForward = $state<FastForward>('manual');
  #language = $state('');
  #side = $state<SideState>('auto');
  #confirm = $state<Confirm>('auto');
  #sound = $state<boolean | null>(null);
  #volume = $state(VOLUME);
  #vibration = $state(true);

  constructor() {
    const [theme, speed, fastForward] = [load('theme'), load('speed'), load('fast-forward')];
    if (isTheme(theme)) this.#theme = theme;
    if (isSpeed(speed)) this.#speed = speed;
    if (isFastForward(fastForward)) this.#fastForward = fastForward;
    this.#language = load('language') ?? '';
    const side = load('side');
    if (isSide(side)) this.#side = side;
    const confirm = load('confirm');
    if (isConfirm(confirm)) this.#confirm = confirm;
    this.#sound = loadSwitch('sound');
    const volume = Number(load('volume') ?? VOLUME);
    if (volume >= 0 && volume <= 100) this.#volume = volume;
    this.#vibration = loadSwitch('vibration') ?? true;
  }

  get confirm(): Confirm {
    return this.#confirm;
  }
  set confirm(confirm: Confirm) {
    this.#confirm = confirm;
    save('confirm', confirm);
  }

  get side(): SideState {
    return this.#side;
  }
  set side(side: SideState) {
    this.#side = side;
    save('side', side);
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

  get fastForward(): FastForward {
    return this.#fastForward;
  }
  set fastForward(fastForward: FastForward) {
    this.#fastForward = fastForward;
    save('fast-forward', fastForward);
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
