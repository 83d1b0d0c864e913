/** The moments of a round that are more than a card that changes its place. */

import { fly, type Moves } from '../motion.svelte';
import { pace } from '../../settings/appearance.svelte';
import type { Picture, Told } from './types';

const MOST_MICE = 6; // that fly, however many there are
const CHASE = 1800;

export interface Stage {
  table: HTMLElement;
  /** Covers the table; copies of `card` and `mouse` fly over it. */
  layer: HTMLElement;
  card: Element;
  mouse: Element;
  moves: Moves;
}

/** Animates this event; `picture` includes it. Returns what has to be cancelled if time goes back. */
export function playMoment(stage: Stage, picture: Picture, event: Told): Animation[] {
  switch (event.event) {
    case 'Passed':
      mice(stage, `mice-${event.mice}`, `seat-${event.seat}`, event.mice);
      return [];
    case 'RowSold':
      mice(stage, `seat-${event.seat}`, 'bank', event.mice);
      return [];
    case 'MouseCardsFilled':
      for (const { number } of picture.mouse_cards) mice(stage, 'bank', `mice-${number}`, 2);
      return [];
    case 'BigDogChased':
    case 'SmallDogChased':
    case 'DogsLeft':
    case 'DogLeftAlone':
      return chase(stage.table, picture);
    default:
      return [];
  }
}

function place(table: HTMLElement, name: string): DOMRect | undefined {
  return table.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

/** The seats whose cards are in the sack. */
export function placedSeats({ players }: Picture): number[] {
  return players.flatMap(({ placed }, seat) => (placed ? [seat] : []));
}

/** A card flies into the sack: mine from my hand, those of others from their names. */
export function intoSack(
  { table, layer, card, moves }: Stage,
  { row }: Picture,
  seat: number,
): void {
  const own = row.find(({ owner }) => owner === seat)?.card ?? null;
  const from = (own !== null && moves.was(`hand-${own}`)) || place(table, `seat-${seat}`);
  const to = place(table, 'sack');
  if (from && to) fly(layer, card, { from, to, width: to.width });
}

function mice({ table, layer, mouse }: Stage, from: string, to: string, count: number): void {
  const [start, end] = [place(table, from), place(table, to)];
  const width = 1.7 * parseFloat(getComputedStyle(table).fontSize);
  if (start && end) {
    fly(layer, mouse, { from: start, to: end, width, count: Math.min(count, MOST_MICE) });
  }
}

/** The cards that leave run off the table: the dogs after the last of them, or after their prey. */
function chase(table: HTMLElement, { row, values }: Picture): Animation[] {
  const duration = CHASE * pace();
  const leaving = row.flatMap(({ leaves, owner, card }) => {
    const piece = leaves && table.querySelector<HTMLElement>(`[data-piece="row-${owner}"]`);
    return piece ? [{ piece, isDog: card !== null && values[card] === null }] : [];
  });
  const prey = leaving.find(({ isDog }) => !isDog) ?? leaving.at(-1);
  if (!prey || duration === 0) return [];
  const edge = table.getBoundingClientRect();
  const goal = prey.piece.getBoundingClientRect();
  const dogs = leaving.filter((each) => each !== prey);
  const isLeft = dogs.some(({ piece }) => piece.getBoundingClientRect().left > goal.left);
  const away = isLeft ? -1 : 1;
  const out = (isLeft ? goal.right - edge.left : edge.right - goal.left) + goal.width;
  const options: KeyframeAnimationOptions = { duration, fill: 'forwards', easing: 'linear' };
  return [
    prey.piece.animate(runsOff(0, away * out, away, 'frightened'), options),
    ...dogs.map(({ piece }) => {
      const lead = goal.left - piece.getBoundingClientRect().left - away * goal.width * 0.7;
      return piece.animate(runsOff(lead, away * out, away, 'angry'), options);
    }),
  ];
}

/** Shakes, leaps by `lead` and runs by `out` to the side, hopping. */
function runsOff(
  lead: number,
  out: number,
  away: number,
  mood: 'angry' | 'frightened',
): Keyframe[] {
  const tilt = mood === 'angry' ? 6 : 3;
  const step = (x: number, y: number, turn: number): string =>
    `translate(${x}px, ${y}%) rotate(${turn}deg)`;
  const hops = [0.25, 0.5, 0.75, 1].map((part, number) => ({
    offset: 0.55 + 0.45 * part,
    transform: step(lead + out * part ** 1.4, number % 2 ? 0 : -16, away * (number % 2 ? 10 : -4)),
    opacity: 1,
    zIndex: 9,
  }));
  return [
    { offset: 0, transform: step(0, 0, 0), opacity: 1, zIndex: 9 },
    { offset: 0.07, transform: step(0, 0, -tilt) },
    { offset: 0.14, transform: step(0, -3, tilt) },
    { offset: 0.21, transform: step(0, 0, -tilt) },
    { offset: 0.28, transform: step(0, -3, tilt) },
    { offset: 0.34, transform: step(0, 0, 0) },
    { offset: 0.45, transform: step(lead * 0.6, mood === 'angry' ? -34 : -8, -away * 6) },
    { offset: 0.55, transform: step(lead, 0, away * 4) },
    ...hops,
  ];
}
