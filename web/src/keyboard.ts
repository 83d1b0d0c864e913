/** The keyboard: when a key is a shortcut, and moving the focus with the arrow keys. */

/** A handler of key presses that are free to be shortcuts; `handle` returns whether it used one. */
export function shortcuts(
  handle: (event: KeyboardEvent) => boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (isShortcut(event) && handle(event)) event.preventDefault();
  };
}

/** Whether a key press is neither handled, nor the browser's, nor for a text field or a dialog.
 *
 * An open dialog has the keyboard even while nothing in it has the focus.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !isIn(event.target, 'input:not([type="range"]), textarea, select');
}

/** Whether the key presses the focused button, link or cell. */
export function isPress({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && isIn(target, 'button, a, [role=gridcell]');
}

export function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Moves the focus among `items` with an arrow key, Home or End; returns whether the key was one.
 * With several columns, up and down change the row, and Home and End stay in it.
 */
export function moveFocus(key: string, items: readonly HTMLElement[], columns = 1): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const row = columns > 1 ? at - (at % columns) : 0;
  const goals: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: row,
    End: columns > 1 ? row + columns - 1 : items.length - 1,
  };
  const goal = goals[key];
  if (goal === undefined || at < 0) return false;
  items[goal]?.focus();
  return true;
}

/** The elements that match, in the order of the document. */
export function elements(root: Element | null | undefined, selector: string): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>(selector)] : [];
}
