import { describe, expect, test } from 'vitest';
import { QUIET, REASONS, type ratjack } from '../../wire';
import type { Picture, Scene, TableCard, Token } from './scene';
import { allCards, hasRatjack } from './scene';
import { least, pause, show } from './show';

const plus5: Token = { id: 0, face: 4, printed: true, worths: [6, 7, 8, 9, 10, 11, 12, 13] };
const lying = (place: number, card: number, up: boolean): TableCard => ({
  place,
  up,
  card,
  maybe: [],
  known_by: [],
  worth: up ? card + 1 : 0,
  token: null,
});

/** Seat 0 sees this: it holds a 3 and has an 8 up and a 5 down, the other has a 2 up. */
function table(change: Partial<Picture> = {}): Picture {
  const player = (seat: number, holds: number[], cards: TableCard[]) => ({
    seat,
    points: 0,
    in_round: true,
    total: cards.reduce((sum, card) => sum + card.worth, 0),
    short_of: 0,
    is_ahead: false,
    in_hand: 1,
    holds,
    may_hold: [],
    cards,
  });
  return {
    seat: 0,
    asked: '',
    legal: [],
    phase: 'play',
    round: 1,
    turn: 3,
    active: 0,
    starts: 0,
    target: 25,
    goal: 3,
    prints: Array.from({ length: 12 }, (_, card) => ({
      card,
      animal: 'rat',
      value: card + 1,
      power: card === 10 ? 'deck-to-other' : 'look-hidden',
      count: 0,
      printed: false,
    })),
    players: [
      player(0, [2], [lying(0, 7, true), lying(2, 4, false)]),
      player(1, [], [lying(1, 1, true)]),
    ],
    deck: 10,
    deck_ran_out: false,
    deck_top: [],
    deck_known_by: -2,
    pile: [5, 6],
    supply: [plus5],
    effect: null,
    sheet: [],
    ...change,
  };
}

const after = (event: string, fields: object, picture = table()): Scene =>
  show(picture, { event, ...fields } as ratjack.Event);
const places = (scene: Scene, seat: number): number[] =>
  scene.players[seat]!.cards.map((card) => card.place);

test('a Ratjack is certain when it is paid, and for that round', () => {
  const reason = REASONS.ratjack.indexOf('ratjack');
  const scene = after('PointsWon', { seat: 0, points: 1, reason });
  expect([hasRatjack(table(), 0), hasRatjack(scene, 0), hasRatjack(scene, 1)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(hasRatjack({ ...scene, round: 2 }, 0)).toBe(false);
});

describe('cards', () => {
  test('shown from the hand lie face up, count, and come from where they were held', () => {
    const scene = after('CardShown', { seat: 0, card: 2, place: 3 });
    expect(scene.players[0]).toMatchObject({ in_hand: 0, holds: [], total: 11 });
    expect(scene.players[0]!.cards.at(-1)).toMatchObject({ place: 3, up: true, card: 2, worth: 3 });
    expect(scene.origins).toEqual({ 'place-3': 'hand-0-0' });
  });

  test('hidden by another are not known', () => {
    const scene = after('CardHiddenUnseen', { seat: 1, place: 3 });
    expect(scene.players[1]!.cards.at(-1)).toMatchObject({ up: false, card: -1, worth: 0 });
  });

  test('drawn come from the deck, and the known top of it moves up', () => {
    const scene = after('CardDrawn', { seat: 0, card: 9 }, table({ deck_top: [9, 8] }));
    expect(scene.players[0]!.holds).toEqual([2, 9]);
    expect(scene).toMatchObject({ deck: 9, deck_top: [8], origins: { 'hand-0-1': 'deck' } });
  });

  test('taken out of the middle of the pile leave the rest in order', () => {
    const scene = after('DiscardDrawn', { seat: 1, card: 5 });
    expect(scene.pile).toEqual([6]);
    expect(scene.players[1]).toMatchObject({ in_hand: 2, holds: [5] });
  });

  test('flipped count from then on', () => {
    const scene = after('CardFlipped', { seat: 0, owner_seat: 0, card: 4, place: 2 });
    expect(scene.players[0]!.total).toBe(13);
  });

  test('swapped keep their places and change sides, and the sums follow', () => {
    const swap = { seat: 0, owner_seat: 0, place: 0, other_seat: 1, other_place: 1 };
    const scene = after('CardsSwapped', swap);
    expect(places(scene, 0)).toEqual([1, 2]);
    expect(places(scene, 1)).toEqual([0]);
    expect(scene.players.map((player) => player.total)).toEqual([2, 8]);
  });

  test('turned down in front of all are kept in mind by the seats, not by who watches', () => {
    const turned = { seat: 0, owner_seat: 1, card: 1, place: 1 };
    const known = after('CardTurnedDown', turned);
    expect(known.players[1]).toMatchObject({ total: 0, cards: [{ card: 1, known_by: [0, 1] }] });
    const watched = after('CardTurnedDown', turned, table({ seat: -2 }));
    expect(watched.players[1]!.cards[0]!.card).toBe(-1);
  });

  test('given away come from the deck where the effect says so', () => {
    const began = after('EffectBegan', { seat: 0, card: 10 });
    const scene = after('CardGiven', { seat: 0, to_seat: 1, card: 11, place: 3 }, began);
    expect(scene.origins).toEqual({ 'place-3': 'deck' });
    expect(scene.players[1]!.total).toBe(14);
    expect(scene.players[0]!.in_hand).toBe(1);
  });

  test('shuffled in leave the pile, or the table if they lay there', () => {
    expect(after('CardsShuffledIn', { seat: 0, cards: [6, 5] })).toMatchObject({
      deck: 12,
      pile: [],
    });
    const scene = after('CardsShuffledIn', { seat: 0, cards: [1] });
    expect(places(scene, 1)).toEqual([]);
    expect(scene.pile).toEqual([5, 6]);
  });

  test('shuffled in fly to the deck from where they were', () => {
    const discards = after('CardsShuffledIn', { seat: 0, cards: [6, 5] });
    expect(discards.shuffled).toEqual([{ from: 'pile-1', count: 2 }]);
    const lain = after('CardsShuffledIn', { seat: 0, cards: [1] });
    expect(lain.shuffled).toEqual([{ from: 'place-1', count: 1 }]);
  });

  test('of exchanged hands come each from the other hand', () => {
    const scene = after('HandsExchanged', { seat: 0, other_seat: 1 });
    expect(scene.origins).toEqual({ 'hand-0-0': 'hand-1-0', 'hand-1-0': 'hand-0-0' });
  });
});

describe('tokens', () => {
  const placed = after('TokenPlaced', { seat: 0, owner_seat: 0, token: 4, place: 0 });

  test('on a card change what it counts, as the picture says', () => {
    expect(placed.supply).toEqual([]);
    expect(placed.players[0]).toMatchObject({
      total: 13,
      cards: [{ worth: 13, token: plus5 }, {}],
    });
  });

  test('on a hidden card count nothing', () => {
    const scene = after('TokenPlaced', { seat: 0, owner_seat: 0, token: 4, place: 2 });
    expect(scene.players[0]!.total).toBe(8);
  });

  test('taken off are in the supply again', () => {
    const scene = after('TokenReturned', { token: 4, place: 0 }, placed);
    expect(scene.supply).toEqual([plus5]);
    expect(scene.players[0]!.total).toBe(8);
  });
});

describe('rounds', () => {
  test('begin with everything back in the deck', () => {
    const scene = after('RoundBegan', { round: 2, seat: 1 });
    expect(scene).toMatchObject({ round: 2, starts: 1, turn: 0, pile: [], supply: [] });
    expect(scene.deck).toBe(allCards(table()));
    expect(scene.players.every((player) => player.cards.length === 0)).toBe(true);
  });

  test('end with sums and points', () => {
    const won = after('PointsWon', { seat: 1, points: 2, reason: 0 });
    expect(won.players[1]!.points).toBe(2);
    expect(won.sheet).toEqual([{ round: 1, seat: 1, points: 2, reason: 0 }]);
    const ended = after('RoundEnded', { round: 1, totals: [25, -1] });
    expect(ended.players.map((player) => player.total)).toEqual([25, 2]);
  });
});

test('no card gets lost, whatever is moved', () => {
  const moves: [string, object][] = [
    ['CardDrawnUnseen', { seat: 1 }],
    ['CardDiscarded', { seat: 0, card: 2 }],
    ['TableCardDiscarded', { seat: 0, owner_seat: 0, card: 7, place: 0 }],
    ['DiscardHidden', { seat: 0, card: 6, place: 3 }],
    ['HandExposed', { seat: 0, owner_seat: 1, card: 9, place: 3 }],
    ['CardTaken', { seat: 0, owner_seat: 1, place: 1 }],
    ['CardReplaced', { seat: 0, card: 5, place: 4 }],
  ];
  for (const [event, fields] of moves) {
    expect([event, allCards(after(event, fields))]).toEqual([event, allCards(table())]);
  }
});

test('the picture that is shown on stays as it was', () => {
  const picture = table();
  show(picture, { event: 'CardFlipped', seat: 0, owner_seat: 0, card: 4, place: 2 });
  expect(picture).toEqual(table());
});

test('what moves something takes time, and what is not known takes none', () => {
  expect(pause({ event: 'CardShown' } as ratjack.Event)).toBeGreaterThan(0);
  expect(pause({ event: 'TokenTossed' } as ratjack.Event)).toBeLessThan(
    pause({ event: 'RoundEnded' } as ratjack.Event),
  );
  expect(pause({ event: 'SomethingElse' } as never)).toBe(0);
  expect(QUIET.ratjack).not.toContain('CardShown');
});

test('a bust and an exact 25 are shown even when other events are queued', () => {
  expect(least({ event: 'PlayerOut' } as ratjack.Event)).toBeGreaterThan(0);
  expect(least({ event: 'PointsWon', reason: 1 } as ratjack.Event)).toBeGreaterThan(0);
  expect(least({ event: 'PointsWon', reason: 0 } as ratjack.Event)).toBe(0);
  expect(least({ event: 'CardShown' } as ratjack.Event)).toBe(0);
});
