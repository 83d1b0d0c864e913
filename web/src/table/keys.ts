/** Keyboard shortcuts of a table: single letters, so they are off while the reader types. */

export type KeyName = 'turn' | 'chat' | 'log' | 'score' | 'rules' | 'menu' | 'help';

export const KEYS: Record<KeyName, string> = {
  turn: 't',
  chat: 'c',
  log: 'l',
  score: 's',
  rules: 'r',
  menu: 'm',
  help: '?',
};

/** The shortcut that was pressed, unless it went to an input field. */
export function struck(event: KeyboardEvent): KeyName | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target instanceof Element && isWritten(event.target)) return undefined;
  const key = event.key.toLowerCase();
  return (Object.keys(KEYS) as KeyName[]).find((name) => KEYS[name] === key);
}

/** Whether this element takes text or belongs to an open dialog. */
export function isWritten(element: Element): boolean {
  return element.closest('input:not([type="range"]), textarea, select, dialog') !== null;
}

/** The shortcuts for the help panel: keys and text id. */
export const KEY_LINES = [
  ...Object.entries(KEYS).map(([name, key]) => ({ keys: [key], text: `table-key-${name}` })),
  { keys: ['Esc'], text: 'table-key-close' },
];
