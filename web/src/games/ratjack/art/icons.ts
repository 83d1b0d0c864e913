/**
 * A pictogram for each power, on a 24 by 24 grid. Light cards are face up, dark ones face down; a
 * head is another player; the coloured part is what happens.
 */

export interface Part {
  d: string;
  /** Drawn as a line, or filled; `card` and `down` are outlined as well. */
  kind: 'card' | 'down' | 'fill' | 'act' | 'move';
}

const part =
  (kind: Part['kind']) =>
  (d: string): Part => ({ kind, d });
const fill = part('fill');
/** A filled part of what happens, and a line of it. */
const act = part('act');
const move = part('move');

const box = (x: number, y: number, w = 8, h = 11): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const up = (x: number, y: number, w?: number, h?: number): Part => part('card')(box(x, y, w, h));
const down = (x: number, y: number, w?: number, h?: number): Part => part('down')(box(x, y, w, h));
/** Two cards in a hand. */
const fan = (x: number, y: number): Part =>
  part('card')(`M${x} ${y + 3}l5-3 4.5 8-5 3ZM${x + 6.5} ${y}h6v10h-6Z`);
/** Some cards on top of each other. */
const pile = (x: number, y: number): Part[] => [
  part('card')(`M${x + 1} ${y + 2}l7-2 3 9-7 2Z`),
  up(x, y + 2, 8, 9),
];
const deck = (x: number, y: number): Part[] => [down(x + 2.5, y - 2.5, 8, 10), down(x, y, 8, 10)];
const head = (x: number, y: number): Part =>
  fill(
    `M${x + 1.8} ${y + 3.2}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0ZM${x} ${y + 12}c0-3.5 2-5 5-5s5 1.5 5 5Z`,
  );
const token = (x: number, y: number, r = 4): Part =>
  act(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
const eye = (x: number, y: number): Part[] => [
  part('card')(`M${x} ${y}q7-8 14 0-7 8-14 0Z`),
  token(x + 7, y, 2.6),
];
const right = (x: number, y: number, long = 6): Part => move(`M${x} ${y}h${long}m-3-3 3 3-3 3`);
const drop = (x: number, y: number, long = 7): Part => move(`M${x} ${y}v${long}m-3-3 3 3 3-3`);
const lift = (x: number, y: number, long = 7): Part => move(`M${x} ${y}v${-long}m-3 3 3-3 3 3`);
const swap = (x: number, y: number, wide = 12): Part[] => [
  move(`M${x} ${y}h${wide}m-3-3 3 3`),
  move(`M${x + wide} ${y + 4.5}h${-wide}m3 3-3-3`),
];
const shuffle = (x: number, y: number): Part =>
  move(`M${x} ${y}h3l6 7h4m-3-3 3 3-3 3M${x} ${y + 7}h3l6-7h4m-3-3 3 3-3 3`);
const turn = (x: number, y: number): Part => move(`M${x} ${y + 4}a6.2 4.5 0 0 1 12-1m.5-4.5v5h-5`);
const cross = (x: number, y: number): Part => move(`M${x - 3} ${y - 3}l6 6m0-6-6 6`);
const bolt = (x: number, y: number): Part => act(`M${x + 4} ${y}l-6 8h4l-2 6 7-8.5h-4.5Z`);

export const ICONS: Record<string, Part[]> = {
  'draw-discard': [up(8, 6.5), drop(4, 8), lift(20, 15)],
  'shuffle-discards': [...pile(1.5, 11), shuffle(9, 3)],
  'look-hidden': [down(7, 11), ...eye(4, 6)],
  'discard-own': [up(6.5, 3, 11, 16), cross(12, 11)],
  'swap-hidden': [down(2, 2), down(14, 2), ...swap(6, 16)],
  'flip-trigger': [down(2, 7, 10, 14), turn(4, 2), bolt(17, 8)],
  'swap-visible': [up(2, 2), up(14, 2), ...swap(6, 16)],
  'token-own': [up(3, 4, 12, 17), token(16, 14, 5.5)],
  'token-other': [head(1, 3), token(16, 14, 6)],
  'turn-down-other': [down(2, 11, 9, 11), drop(6.5, 1, 7), head(13, 9)],
  'deck-to-other': [...deck(1.5, 6), right(2, 20.5, 9), head(13.5, 9)],
  'flip-other': [up(2, 9, 9, 13), turn(1, 3), head(13.5, 9)],

  'order-deck': [
    up(2, 3, 11, 4),
    up(2, 10, 11, 4),
    up(2, 17, 11, 4),
    move('M19 4v16m-3-13 3-3 3 3m-6 10 3 3 3-3'),
  ],
  'exchange-hand-discard': [fan(5.5, 2), ...swap(6, 16)],
  'look-swap-hidden': [
    ...eye(5, 6),
    down(1, 11, 7, 10),
    down(16, 11, 7, 10),
    move('M9.5 14h5m-2-2 2 2m0 4h-5m2 2-2-2'),
  ],
  'turn-down-own': [down(4, 12, 16, 10), drop(12, 1, 8)],
  'take-hidden': [head(1, 5), down(13.5, 1.5, 8, 9), drop(17.5, 12, 7), move('M13 22h9')],
  'look-exchange-hand': [...eye(5, 6), fan(5.5, 12)],
  'swap-two-visible': [head(0.5, 1), head(13.5, 1), ...swap(6, 16)],
  'token-any': [up(1.5, 2, 8, 11), head(13, 1), token(12, 18, 5)],
  'move-token': [
    token(5, 12),
    right(10.5, 12, 4),
    part('card')('M16 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z'),
  ],
  'discard-to-other': [...pile(1, 4), right(2, 20.5, 9), head(13.5, 9)],
  'copy-other': [up(2, 2), up(6, 7), bolt(9.5, 9), head(14, 9)],
  'expose-hand': [head(1, 10), fan(10.5, 11), move('M12 7 10 4M17 6V2M22 7l1.5-3')],

  'take-off-token': [up(3, 8, 12, 14), token(9, 14, 4), lift(19, 18, 14)],
  'discard-to-hidden': [...pile(1, 2), move('M13 5h6v7m-3-3 3 3 3-3'), down(14.5, 14, 8.5, 8)],
  'take-discard': [...pile(2, 10), lift(18.5, 21, 17)],
  'shuffle-own': [up(1.5, 6, 8, 12), shuffle(10, 8.5)],
  'exchange-token': [token(6, 6.5, 4.5), token(18, 6.5, 4.5), ...swap(6, 16)],
  'copy-own': [up(2, 2, 10, 14), up(8, 7, 12, 15), bolt(13, 8)],
  'replace-with-discard': [
    ...pile(1, 11),
    move('M5 8V4h6m-3-3 3 3-3 3'),
    up(13.5, 6, 9, 14),
    cross(18, 13),
  ],
  'token-own-and-other': [up(1.5, 2, 8, 11), head(13, 1), token(6, 18, 4.5), token(18, 18, 4.5)],
  'draw-play': [...deck(1.5, 8), right(12, 5, 8), up(14.5, 10, 8, 12)],
  'shuffle-other': [head(0.5, 6), shuffle(10.5, 8.5)],
  'give-hidden': [down(1.5, 3, 9, 13), right(2, 20.5, 9), head(13.5, 9)],
  'give-hand': [fan(0.5, 3), right(2, 20.5, 9), head(13.5, 9)],
};
