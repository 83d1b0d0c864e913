/** Looking at something closely: by pointing at it, by going to it, by touching it. */

import type { Token } from './scene';

/** What is being looked at. */
export type Focus = { place: number } | { card: number } | { token: Token } | null;
export type Look = (focus: Focus) => void;

/** Where all there is to say about it stands. */
export const LOOKED_AT = 'ratjack-looked-at';

/** What a button needs to be looked at. */
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
