/** Keyboard shortcuts of a table: single letters, so they are off while the reader types. */

export type KeyName =
  'turn' | 'chat' | 'react' | 'log' | 'score' | 'rules' | 'menu' | 'fast' | 'sound' | 'help';

export const KEYS: Record<KeyName, string> = {
  turn: 't',
  chat: 'c',
  react: 'e',
  log: 'l',
  score: 's',
  rules: 'r',
  menu: 'm',
  fast: 'f',
  sound: 'v',
  help: '?',
};

/** What a key is a shortcut for. */
export function shortcutOf(key: string): KeyName | undefined {
  return (Object.keys(KEYS) as KeyName[]).find((name) => KEYS[name] === key.toLowerCase());
}

/** The shortcuts for the help panel: keys and text id. */
export const KEY_LINES = [
  ...Object.entries(KEYS).map(([name, key]) => ({ keys: [key], text: `table-key-${name}` })),
  { keys: ['Esc'], text: 'table-key-close' },
];
