import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../wire';
import { pause, show, type CatEvent, type CatPicture } from './show';

const COLOURS = [0, 1, 2, 3];
const RANKS = [1, 2, 3, 4, 5, 6];

function player(cards = 9): CatPicture['players'][number] {
  return { points: 4, tricks: 1, predicted: 3, colours: COLOURS, cards, aside: true, group: 2 };
}

/** I am seat 1 of three and asked to play; seat 0 has led a blue 5. */
function table(): CatPicture {
  const space = (card: number, colour: number): CatPicture['board'][number][number] => ({
    card,
    colour,
    owner: card === 5 && colour === 1 ? 0 : NOBODY,
    neutral: false,
    grouped: false,
    possible: true,
    open: card === 2,
    costs: card === 2 && colour !== 1,
  });
  return {
    seat: 1,
    asked: 'play',
    legal: [4, 5, 6, 7],
    phase: 'play',
    round: 1,
    rounds: 3,
    trick: 2,
    tricks: 8,
    start: 0,
    turn: 1,
    board: COLOURS.map((colour) => RANKS.map((card) => space(card, colour))),
    red_open: false,
    players: [player(8), player(), player()],
    plays: [{ seat: 0, card: 5, colour: 1 }],
    led: 1,
    ahead: 0,
    predictions: [1, 3, 4],
    shown: [],
    hand: [2, 2, 6],
    put_aside: 3,
    sheet: [],
  };
}

const at = (picture: CatPicture, card: number, colour: number) => picture.board[colour]?.[card - 1];

describe('an event on a picture', () => {
  it.each([
    ['a higher card of the led colour', 6, 1, 2],
    ['a lower one', 4, 1, 0],
    ['a higher card of another colour', 6, 2, 0],
    ['any red card', 1, 0, 2],
  ])('crowns the best card at once: %s', (_, card, colour, ahead) => {
    expect(show(table(), { event: 'CardPlayed', seat: 2, card, colour }).ahead).toBe(ahead);
  });

  it('takes one card of a number from my hand and puts my token on its space', () => {
    const shown = show(table(), { event: 'CardPlayed', seat: 1, card: 2, colour: 3 });
    expect(shown.hand).toEqual([2, 6]);
    expect(shown.players[1]?.cards).toBe(8);
    expect(at(shown, 2, 3)?.owner).toBe(1);
    expect(shown.plays.at(-1)).toEqual({ seat: 1, card: 2, colour: 3 });
    expect([shown.led, shown.ahead]).toEqual([1, 0]);
  });

  it('asks nothing of me any more once I have played', () => {
    const shown = show(table(), { event: 'CardPlayed', seat: 1, card: 2, colour: 3 });
    expect([shown.asked, shown.legal]).toEqual(['', []]);
    expect(shown.board.flat().some((space) => space.open || space.costs)).toBe(false);
  });

  it('leaves my question alone when another seat has answered its own', () => {
    const before: CatPicture = { ...table(), asked: 'discard', phase: 'discard', plays: [] };
    const shown = show(before, { event: 'CardPutAside', seat: 2 });
    expect([shown.asked, shown.hand]).toEqual(['discard', before.hand]);
    expect(shown.players[2]?.cards).toBe(8);
  });

  it('puts that very card of mine aside', () => {
    const before: CatPicture = { ...table(), hand: [2, 3, 3, 5], put_aside: 0 };
    const shown = show(before, { event: 'OwnCardPutAside', seat: 1, card: 2 });
    expect([shown.hand, shown.put_aside, shown.asked]).toEqual([[3, 3, 5], 2, '']);
  });

  it('leads with the first card of a trick', () => {
    const before: CatPicture = { ...table(), plays: [], led: NOBODY, ahead: NOBODY };
    const shown = show(before, { event: 'CardPlayed', seat: 2, card: 6, colour: 2 });
    expect([shown.led, shown.ahead]).toEqual([2, 2]);
    expect(shown.hand).toEqual(before.hand);
  });

  it('gives the trick to its winner while the cards still lie there', () => {
    const shown = show(table(), { event: 'TrickWon', seat: 2, tricks: 2 });
    expect([shown.ahead, shown.players[2]?.tricks, shown.plays.length]).toEqual([2, 2, 1]);
  });

  it('crosses out a colour that was given up', () => {
    const shown = show(table(), { event: 'MarkerLost', seat: 2, colour: 1 });
    expect(shown.players[2]?.colours).toEqual([0, 2, 3]);
    expect(shown.players[0]?.colours).toEqual(COLOURS);
  });

  it('blocks a space in a game of two', () => {
    const shown = show(table(), { event: 'SpaceBlocked', card: 4, colour: 3 });
    expect([at(shown, 4, 3)?.neutral, at(shown, 4, 3)?.possible]).toEqual([true, false]);
    expect(shown.shown).toEqual([4]);
  });

  it('clears the table for a new round, but not the points', () => {
    const shown = show(table(), { event: 'RoundBegan', round: 2, seat: 1 });
    expect([shown.round, shown.start, shown.phase]).toEqual([2, 1, 'deal']);
    expect(shown.board.flat().every((space) => space.owner === NOBODY)).toBe(true);
    expect([shown.hand, shown.plays, shown.put_aside]).toEqual([[], [], 0]);
    expect(shown.players.map((each) => [each.points, each.predicted])).toEqual([
      [4, 0],
      [4, 0],
      [4, 0],
    ]);
    const dealt = show(shown, { event: 'HandDealt', seat: 1, cards: [1, 2] });
    expect([dealt.hand, dealt.players[1]?.cards]).toEqual([[1, 2], 2]);
  });

  it('adds what a round brought', () => {
    const scored: CatEvent = { event: 'RoundScored', seat: 0, tricks: 3, bonus: 8, points: -3 };
    expect(show(table(), scored).players.map((each) => each.points)).toEqual([1, 4, 4]);
  });

  it('clears the trick before the points are counted', () => {
    const scored: CatEvent = { event: 'RoundScored', seat: 0, tricks: 3, bonus: 8, points: 11 };
    const { plays, led, ahead } = show(table(), scored);
    expect([plays, led, ahead]).toEqual([[], NOBODY, NOBODY]);
  });

  it('never changes the picture it is given', () => {
    const before = table();
    show(before, { event: 'CardPlayed', seat: 1, card: 2, colour: 3 });
    show(before, { event: 'RoundBegan', round: 2, seat: 1 });
    expect(before).toEqual(table());
  });

  it('is left out where nothing is known of it', () => {
    expect(show(table(), { event: 'Unheard' } as never)).toEqual(table());
    expect(pause({ event: 'Unheard' } as never)).toBe(0);
  });
});

describe('how long an event is looked at', () => {
  it('is longest for a paradox, and never nothing for what changes the table', () => {
    const all: CatEvent['event'][] = [
      'RoundBegan',
      'HandDealt',
      'CardPlayed',
      'MarkerLost',
      'TrickWon',
      'RoundScored',
    ];
    for (const event of all) {
      expect(pause({ event } as CatEvent)).toBeGreaterThan(0);
      expect(pause({ event } as CatEvent)).toBeLessThan(
        pause({ event: 'ParadoxCaused' } as CatEvent),
      );
    }
  });
});
