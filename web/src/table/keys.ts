/** The keys of a table. They are single letters, so they rest while somebody is typing. */

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

/** Which of the keys was struck, if it was meant for the table and not for a field. */
export function struck(event: KeyboardEvent): KeyName | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target instanceof Element && isWritten(event.target)) return undefined;
  const key = event.key.toLowerCase();
  return (Object.keys(KEYS) as KeyName[]).find((name) => KEYS[name] === key);
}

/** Whether letters go into this element, or it belongs to an open dialog. */
export function isWritten(element: Element): boolean {
  return element.closest('input:not([type="range"]), textarea, select, dialog') !== null;
}

/** The same for people: the keys and the id of the text that explains them. */
export const KEY_LINES = [
  ...Object.entries(KEYS).map(([name, key]) => ({ keys: [key], text: `table-key-${name}` })),
  { keys: ['Esc'], text: 'table-key-close' },
];
