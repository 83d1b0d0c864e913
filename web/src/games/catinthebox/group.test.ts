import { describe, expect, it } from 'vitest';
import { countedGroup } from './group';
import type { CatPicture } from './show';

/** A board as rows of digits, the seats of the tokens; a dot is a free space. */
function board(...rows: string[]): CatPicture['board'] {
  return rows.map((row, colour) =>
    Array.from(row, (sign, place) => ({
      card: place + 1,
      colour,
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

  it('is empty without a bonus, and connects nothing across corners', () => {
    expect(countedGroup(board('0....', '.0...', '.....', '.....'), 0, 2)).toEqual([]);
    expect(countedGroup(board('0....', '.....', '.....', '.....'), 0, 0)).toEqual([]);
  });
});
