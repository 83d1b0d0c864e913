import { describe, expect, it } from 'vitest';
import { countedGroup } from './group';
import type { CatPicture } from './show';

/** A board as rows of digits, the seats of the tokens; a dot is a free space. */
function board(...rows: string[]): CatPicture['board'] {
  return inOrder([0, 1, 2, 3], ...rows);
}

/** The same, with the colours of the rows from top to bottom. */
function inOrder(colours: number[], ...rows: string[]): CatPicture['board'] {
  return rows.map((row, line) =>
    Array.from(row, (sign, place) => ({
      card: place + 1,
      colour: colours[line] ?? -1,
      owner: sign === '.' ? -1 : Number(sign),
      neutral: false,
      grouped: false,
      possible: false,
      open: false,
      costs: false,
    })),
  );
}

const names = (group: CatPicture['board'][number]) =>
  group.map(({ card, colour }) => `${card}-${colour}`);

describe('the group that counts', () => {
  it('has as many connected tokens as the bonus, in the order in which they light up', () => {
    const group = countedGroup(board('0.1..', '1.11.', '..1.0', '.....'), 1, 4);
    expect(names(group)).toEqual(['3-0', '3-1', '4-1', '3-2']);
  });

  it('is one of several that are equally large', () => {
    expect(names(countedGroup(board('00.00', '.....', '.....', '.....'), 0, 2))).toEqual([
      '1-0',
      '2-0',
    ]);
  });

  it('follows the rows as they lie: red may be below green', () => {
    const group = countedGroup(inOrder([1, 2, 3, 0], '.1...', '.....', '.1...', '.1...'), 1, 2);
    expect(names(group)).toEqual(['2-3', '2-0']);
  });

  it('is empty without a bonus, and connects nothing across corners', () => {
    expect(countedGroup(board('0....', '.0...', '.....', '.....'), 0, 2)).toEqual([]);
    expect(countedGroup(board('0....', '.....', '.....', '.....'), 0, 0)).toEqual([]);
  });
});
