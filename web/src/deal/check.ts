/** Verifies a deal with everything a browser can check by itself. */

import { sha256 } from '@noble/hashes/sha2.js';
import type { Deal, Draw } from '../wire';
import { Dealer } from './dealer';
import { bytesOf, hexOf } from './hex';
import type { Seen } from './seen';

/** 'none' if this browser has nothing to compare with. */
export type Answer = 'yes' | 'no' | 'none';

export interface DrawnAgain extends Draw {
  /** The outcome computed here. */
  again: number | undefined;
  right: boolean;
  /** Fixed by the lesson, not drawn. */
  given: boolean;
}

export interface Checked {
  /** The seed matches the commitment. */
  promise: Answer;
  /** The commitment is the one this browser saw before the game. */
  seen: Answer;
  /** The value this browser added was used. */
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

/** Numbered by position: a dealer free to number its draws could choose among many outcomes. */
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
