/** The group that counts at the end of a round. */

import type { CatPicture } from './show';

type Space = CatPicture['board'][number][number];

/** Connected tokens of the seat, as many as its bonus; empty if there are none. */
export function countedGroup(board: CatPicture['board'], seat: number, bonus: number): Space[] {
  const left = new Set(board.flat().filter((space) => space.owner === seat));
  for (const start of left) {
    const group = takeGroup(board, left, start);
    if (group.length === bonus) return group;
  }
  return [];
}

/** Takes the token and all that are connected with it out of `left`, nearest first. */
function takeGroup(board: CatPicture['board'], left: Set<Space>, start: Space): Space[] {
  const group = [start];
  left.delete(start);
  for (const space of group) {
    for (const neighbour of neighbours(board, space)) {
      if (left.delete(neighbour)) group.push(neighbour);
    }
  }
  return group;
}

function neighbours(board: CatPicture['board'], space: Space): Space[] {
  const row = board.findIndex((spaces) => spaces.includes(space));
  const column = board[row]?.indexOf(space) ?? -1;
  return [
    board[row]?.[column - 1],
    board[row]?.[column + 1],
    board[row - 1]?.[column],
    board[row + 1]?.[column],
  ].filter((each) => each !== undefined);
}
