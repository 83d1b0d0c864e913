/** Finding one's way among the things of the table. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Go with an arrow from one button of the table to the next. Whether that was one. */
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

/** Whether nothing of an element is cut off by what it scrolls in. */
export function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  let frame = element.parentElement;
  while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement;
  const { top, bottom } = (frame ?? document.documentElement).getBoundingClientRect();
  return box.top >= top && box.bottom <= bottom;
}
