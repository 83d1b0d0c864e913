/** The settings of this browser, each declared once: its values, its default, how it is stored. */

import { load, save } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;

/** What the tables are made of. */
export const TABLES = ['green', 'blue', 'walnut', 'linen', 'night'] as const;
export type TableTheme = (typeof TABLES)[number];

/** What is on the backs of cards; `game` is the picture of each game. */
export const BACKS = ['game', 'paws', 'bones', 'moon', 'weave'] as const;
export type Back = (typeof BACKS)[number];

/** Duration factors by name; 1 is normal. */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whether log and chat are beside the table on wide screens; `auto` decides by room and company. */
export const SIDES = ['auto', 'open', 'closed'] as const;

/** Whether a choice is selected first and then confirmed; `auto` is on touch screens. */
export const CONFIRMS = ['auto', 'always', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Fast-forward when switched on at the table, or always. */
export const FAST_FORWARDS = ['manual', 'always'] as const;

interface Setting<T> {
  /** The value if none is stored, or one that is not valid. */
  otherwise: T;
  /** The stored value; undefined if it is not valid. */
  read: (stored: string) => T | undefined;
  write: (value: T) => string;
  /** The name in storage, where it is not the setting's own. */
  key?: string;
}

function oneOf<T extends string>(values: readonly T[], otherwise: T, key?: string): Setting<T> {
  const read = (stored: string): T | undefined => values.find((value) => value === stored);
  return { otherwise, read, write: String, ...(key && { key }) };
}

/** A switch; `otherwise` is its value until it is used. */
function onOrOff<T extends boolean | null>(otherwise: T, key?: string): Setting<boolean | T> {
  return {
    otherwise,
    ...(key && { key }),
    read: (stored) => (stored ? stored === 'on' : undefined),
    write: (on) => (on === null ? '' : on ? 'on' : 'off'),
  };
}

function percent(otherwise: number): Setting<number> {
  const read = (stored: string): number | undefined => {
    const value = Number(stored);
    return stored && value >= 0 && value <= 100 ? value : undefined;
  };
  return { otherwise, read, write: String };
}

const SETTINGS = {
  theme: oneOf(THEMES, 'system'),
  table: oneOf(TABLES, 'green'),
  back: oneOf(BACKS, 'game'),
  speed: oneOf(Object.keys(SPEEDS) as Speed[], 'normal'),
  fastForward: oneOf(FAST_FORWARDS, 'manual', 'fast-forward'),
  /** Chosen by the reader; "" for the browser's own. */
  language: { otherwise: '', read: String, write: String } as Setting<string>,
  side: oneOf(SIDES, 'auto'),
  confirm: oneOf(CONFIRMS, 'auto'),
  /** Turned on or off by the player; null for neither. */
  sound: onOrOff(null),
  volume: percent(70),
  /** Whether a phone vibrates when it is the player's turn. */
  vibration: onOrOff(true),
  /** Whether bots say something now and then. */
  botLines: onOrOff(true, 'bot-lines'),
  /** Whether the reactions of players are shown. */
  reactions: onOrOff(true),
};

export type Settings = {
  -readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer T>
    ? T
    : never;
};

/** The stored settings. Whatever is assigned to one of them is stored. */
export function storedSettings(): Settings {
  const names = Object.keys(SETTINGS) as (keyof Settings)[];
  const values = $state(Object.fromEntries(names.map((name) => [name, read(name)])) as Settings);
  return new Proxy(values, {
    set(target, name, value) {
      save(keyOf(name as keyof Settings), written(name as keyof Settings, value));
      return Reflect.set(target, name, value);
    },
  });
}

function read<Name extends keyof Settings>(name: Name): Settings[Name] {
  const setting = SETTINGS[name] as unknown as Setting<Settings[Name]>;
  const stored = load(keyOf(name));
  return (stored === null ? undefined : setting.read(stored)) ?? setting.otherwise;
}

function written(name: keyof Settings, value: unknown): string {
  return (SETTINGS[name] as Setting<unknown>).write(value);
}

function keyOf(name: keyof Settings): string {
  return SETTINGS[name].key ?? name;
}

export const settings = storedSettings();
