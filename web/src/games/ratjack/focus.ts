/** Inspecting a card or token by hover, focus or touch. */

import type { Print, Token } from './scene';

/** What is being inspected. */
export type Focus = { place: number } | { card: number } | { token: Token } | null;
/** A power that was used, and the seat that used it. */
export interface Used {
  seat: number;
  print: Print;
}

export type Look = (focus: Focus) => void;

/** The id of the element with the full description. */
export const LOOKED_AT = 'ratjack-looked-at';

/** The attributes and handlers that make a button inspectable. */
export function looking(look: Look, focus: Focus) {
  const at = (): void => look(focus);
  const away = (): void => look(null);
  return {
    'aria-describedby': LOOKED_AT,
    onfocus: at,
    onblur: away,
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') at();
    },
    onpointerleave: away,
  };
}
