/** Whether a deal is what was promised: everything that a browser can find out by itself. */

import { sha256 } from '@noble/hashes/sha2.js';
import type { Deal, Draw } from '../wire';
import { Dealer } from './dealer';
import { bytesOf, hexOf } from './hex';
import type { Seen } from './seen';

/** Of what this browser has seen or done: none, if it has not. */
export type Answer = 'yes' | 'no' | 'none';

export interface DrawnAgain extends Draw {
  /** What it comes out as here. */
  again: number | undefined;
  right: boolean;
  /** Laid out for the lesson, and not drawn at all. */
  given: boolean;
}

export interface Checked {
  /** The seed is the promised one. */
  promise: Answer;
  /** The promise is the one that this browser saw before. */
  seen: Answer;
  /** What this browser added is in it. */
  own: Answer;
  draws: DrawnAgain[];
  verdict: 'good' | 'fits' | 'wrong';
}

export function checked(deal: Deal, seen: Seen): Checked {
  const dealer = new Dealer(deal.seed, deal.values);
  const promised = hexOf(sha256(bytesOf(deal.seed))) === deal.commitment;
  const answers = {
    promise: answer(promised),
    seen: seen.commitment === '' ? 'none' : answer(seen.commitment === deal.commitment),
    own: seen.value === '' ? 'none' : answer(deal.values.includes(seen.value)),
  } as const;
  const draws = deal.draws.map((draw, number) => drawnAgain(dealer, draw, number, deal));
  return { ...answers, draws, verdict: verdict(Object.values(answers), draws) };
}

/** By its place in the list: whoever could number the draws could choose among many. */
function drawnAgain(dealer: Dealer, draw: Draw, number: number, deal: Deal): DrawnAgain {
  const given = number < deal.given_draws;
  const again = given ? draw.outcome : dealer.draw(number, draw);
  return { ...draw, number, again, right: again === draw.outcome, given };
}

function verdict(answers: Answer[], draws: DrawnAgain[]): Checked['verdict'] {
  const right = draws.length > 0 && draws.every((draw) => draw.right);
  if (answers.includes('no') || !right) return 'wrong';
  return answers.includes('none') || draws.some(({ given }) => given) ? 'fits' : 'good';
}

function answer(right: boolean): Answer {
  return right ? 'yes' : 'no';
}
