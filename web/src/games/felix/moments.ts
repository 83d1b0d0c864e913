/** The moments of a round that are more than a card that changes its place. */

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { leaveTo, type Moves } from '../motion.svelte';
import { pace } from '../../settings/appearance.svelte';
import { APART, FLIGHT } from './counting';
import { runOff } from './chase';
import { isTurn } from './pauses';
import type { Picture, Told } from './types';
import { isChase } from './words';

const MOST_MICE = 12; // that fly, however many there are
const OUT = 430; // milliseconds that the sack is shaken before cards come out of it
const OUT_APART = 130;
const PAYING = 750; // milliseconds before the sold cards go to their buyer
const SOLD_APART = 110;

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
      forPassing(stage, event.seat, event.mice);
      return [];
    case 'RowSold':
      pay(stage, event.seat, event.mice);
      return [];
    case 'MouseCardsFilled':
      fill(stage, picture);
      return [];
    default:
      if (isChase(event.event)) return runOff(stage.table, picture);
      if (isTurn(event.event)) outOfSack(stage.table, picture);
      return [];
  }
}

/** A card flies into the sack: mine from my hand, those of others from their names. */
export function intoSack(
  { table, layer, card, moves }: Stage,
  { row }: Picture,
  seat: number,
): void {
  const own = row.find(({ owner }) => owner === seat)?.card ?? null;
  const from = (own !== null && moves.was(`hand-${own}`)) || place(table, `seat-${seat}`);
  const [above, into] = [place(table, 'above-sack'), place(table, 'sack')];
  if (!from || !above || !into) return;
  const width = own === null ? above.width : Math.max(from.width, above.width);
  const ratio = above.width / width;
  send(layer, card, width, { duration: 760 }, [
    [from, 1, {}],
    [above, ratio, { offset: 0.52, easing: 'ease-in' }],
    [into, ratio * 0.75, { offset: 0.92 }],
    [into, ratio * 0.6, { opacity: 0 }],
  ]);
}

/** The seats whose cards are in the sack. */
export function placedSeats({ players }: Picture): number[] {
  return players.flatMap(({ placed }, seat) => (placed ? [seat] : []));
}

/** A Svelte transition of a card that leaves: it goes to its buyer when the mice are paid. */
export function leaveSold(
  node: Element,
  { goal, order }: { goal: string; order: number },
): TransitionConfig {
  const leave = leaveTo(node, { place: goal });
  if (goal === '' || goal === 'away') return leave;
  return { ...leave, easing: cubicInOut, delay: (PAYING + order * SOLD_APART) * pace() };
}

// -- cards ----------------------------------------------------------------------------------------

/** When the first card is turned up, all come out of the sack, one after another. */
function outOfSack(table: HTMLElement, { row }: Picture): void {
  if (pace() === 0 || row.filter(({ lies }) => lies === 'open').length !== 1) return;
  const [above, into] = [place(table, 'above-sack'), place(table, 'sack')];
  if (!above || !into) return;
  for (const piece of table.querySelectorAll<HTMLElement>('[data-slot]')) {
    const box = piece.getBoundingClientRect();
    const order = Number(piece.dataset['slot']);
    piece.animate(
      [
        { transform: way(box, into, 0.75), zIndex: 9, opacity: 0, easing: 'linear' },
        { transform: way(box, into, 0.75), zIndex: 9, opacity: 1, offset: 0.02 },
        { transform: way(box, above, 1.1), zIndex: 9, offset: 0.4, easing: 'ease-in-out' },
        { transform: 'none', zIndex: 9, opacity: 1 },
      ],
      { duration: 620 * pace(), delay: (OUT + order * OUT_APART) * pace(), fill: 'backwards' },
    );
  }
}

/** The transform that puts a box onto another one, `size` times as wide. */
function way(box: DOMRect, goal: DOMRect, size: number): string {
  const x = goal.left + goal.width / 2 - box.left - box.width / 2;
  const y = goal.top + goal.height / 2 - box.top - box.height / 2;
  return `translate(${x}px, ${y}px) scale(${(size * goal.width) / box.width})`;
}

// -- mice -----------------------------------------------------------------------------------------

/** The mice of the card run to the player, each from where it sat. */
function forPassing(stage: Stage, seat: number, mice: number): void {
  const to = place(stage.table, `took-${seat}`) ?? place(stage.table, `seat-${seat}`);
  if (!to) return;
  for (let number = 0; number < mice; number++) {
    const from = stage.moves.was(`mouse-${mice}-${number}`) ?? stage.moves.was(`mice-${mice}`);
    if (from) run(stage, from, to, number);
  }
}

function pay(stage: Stage, seat: number, mice: number): void {
  const from = stage.moves.was(`bid-${seat}`) ?? place(stage.table, `seat-${seat}`);
  const to = place(stage.table, 'bank');
  if (!from || !to) return;
  for (let number = 0; number < Math.min(mice, MOST_MICE); number++) {
    run(stage, from, to, number * 0.5);
  }
}

function fill(stage: Stage, { mouse_cards: cards }: Picture): void {
  const from = place(stage.table, 'bank');
  if (!from) return;
  for (const { number: mice } of cards) {
    for (let number = 0; number < mice; number++) {
      const to = place(stage.table, `mouse-${mice}-${number}`);
      if (to) run(stage, from, to, number * 0.8);
    }
  }
}

/** A mouse runs in a curve; `turn` is how many start before it. */
function run({ table, layer, mouse }: Stage, from: DOMRect, to: DOMRect, turn: number): void {
  const width = 1.7 * parseFloat(getComputedStyle(table.firstElementChild ?? table).fontSize);
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2 - 1.4 * width,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  send(layer, mouse, width, { duration: FLIGHT, delay: turn * APART }, [
    [from, 0.85, {}],
    [middle, 1.15, {}],
    [to, 0.9, { offset: 0.94 }],
    [to, 0.5, { opacity: 0 }],
  ]);
}

// -- flights --------------------------------------------------------------------------------------

type Stop = [at: DOMRect, size: number, more: Keyframe];

/** A copy of `model` flies over the layer from stop to stop, and vanishes. */
function send(
  layer: HTMLElement,
  model: Element,
  width: number,
  { duration, delay = 0 }: { duration: number; delay?: number },
  stops: Stop[],
): void {
  if (pace() === 0) return;
  const ground = layer.getBoundingClientRect();
  const copy = document.createElement('span');
  copy.append(model.cloneNode(true));
  copy.style.inlineSize = `${width}px`;
  layer.append(copy);
  const frames = stops.map(([box, size, more]) => {
    const x = box.left + box.width / 2 - ground.left;
    const y = box.top + box.height / 2 - ground.top;
    const transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    return { opacity: 1, easing: 'ease-in-out', ...more, transform };
  });
  const flight = copy.animate(frames, {
    duration: duration * pace(),
    delay: delay * pace(),
    fill: 'backwards',
  });
  flight.onfinish = () => copy.remove();
}

function place(table: HTMLElement, name: string): DOMRect | undefined {
  return table.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}
