/** Keeps the end of a growing list in view unless the reader has scrolled up. */

import type { Attachment } from 'svelte/attachments';

const NEAR = 48;

/** `newest` is tracked to notice new items. */
export function follow(newest: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let atEnd = true;
    const scrolled = (): void => {
      atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const toEnd = (): void => {
      if (atEnd) element.scrollTop = element.scrollHeight;
    };
    const resized = new ResizeObserver(toEnd);
    resized.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      newest();
      toEnd();
    });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  };
}
