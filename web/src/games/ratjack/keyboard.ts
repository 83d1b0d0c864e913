/** Keyboard navigation between the buttons of the table. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves the focus with an arrow key; returns whether the key was one. */
export function arrows(root: HTMLElement | undefined, key: string): boolean {
  const step = STEPS[key];
  const now = document.activeElement;
  if (!root || step === undefined || !(now instanceof HTMLElement) || !root.contains(now)) {
    return false;
  }
  const group = now.closest('[role="group"], ol, .ways, .piles, .answers') ?? root;
  const buttons = [...group.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(now) + step];
  next?.focus();
  return true;
}

/** Whether an element is completely visible in its scroll container. */
export function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  let frame = element.parentElement;
  while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement;
  const { top, bottom } = (frame ?? document.documentElement).getBoundingClientRect();
  return box.top >= top && box.bottom <= bottom;
}
