/** How the lines of a round's sheet appear, one after another: in milliseconds at normal speed. */

/** From one line to the next. */
export const STEP = 90;
/** Until a line is there. */
export const RISE = 300;
/** Until the last line is there, with the most players that a game has. */
export const SHOWN = STEP * 4 + RISE;
