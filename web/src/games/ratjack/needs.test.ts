import { expect, test } from 'vitest';
import { actionsOf } from '../actions';
import { missing } from './needs';
import type { Picture, TableCard } from './scene';

const actions = actionsOf([
  { verb: 'show', about: { card: 9 }, written: 'show rat 10' },
  { verb: 'card', about: { place: 3 }, written: 'card 3' },
]);

const lying = (place: number, up: boolean, card = -1): TableCard => ({
  place,
  up,
  card,
  maybe: [],
  known_by: [],
  worth: 0,
  token: null,
});

function table(power: string, mine: TableCard[], theirs: TableCard[], out = false): Picture {
  return {
    seat: 0,
    prints: [{ card: 9, animal: 'rat', value: 10, power, count: 3, printed: true }],
    players: [
      { seat: 0, in_round: true, cards: mine },
      { seat: 1, in_round: !out, cards: theirs },
    ],
    supply: [],
    pile: [5],
    deck: 0,
  } as unknown as Picture;
}

test.each([
  ['turn-down-other', 'other-visible'],
  ['flip-other', ''],
  ['discard-own', 'own'],
  ['flip-trigger', 'own-hidden'],
  ['token-any', 'supply'],
  ['take-off-token', 'token'],
  ['shuffle-discards', 'discards'],
  ['deck-to-other', 'deck'],
  ['draw-discard', ''],
])('the power %s is without %s', (power, needed) => {
  expect(missing(table(power, [], [lying(1, false)]), actions, 0)).toBe(needed);
});

test('who is out has nothing to give', () => {
  const left = table('turn-down-other', [], [lying(1, true)], true);
  expect(missing(left, actions, 0)).toBe('other-visible');
});

test('a card that is flipped does not serve itself', () => {
  const mine = [lying(3, false, 9)];
  expect(missing(table('discard-own', mine, []), actions, 1)).toBe('own');
  expect(missing(table('discard-own', [...mine, lying(4, false)], []), actions, 1)).toBe('');
});
