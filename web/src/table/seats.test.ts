import { describe, expect, it } from 'vitest';
import type { Place, Room } from '../wire';
import { absent, agreeing, mayNudge } from './seats';

const person = (change: Partial<Place> = {}): Place => ({
  sitter: 'person',
  name: 'Ada',
  bot: '',
  online: true,
  ready: true,
  stands_in: false,
  abandons: false,
  value: '',
  ...change,
});
const room = (...places: Place[]): Room => ({ places }) as Room;

describe('how players stand to each other', () => {
  it('who is away and nobody plays for is absent, but not I myself', () => {
    const table = room(
      person({ online: false }),
      person({ online: false }),
      person({ online: false, stands_in: true }),
      person({ sitter: 'bot', online: false }),
      person(),
    );
    expect(absent(table, 0)).toEqual([1]);
  });

  it('people who are to move may be reminded, bots need not be', () => {
    const table = room(person(), person(), person({ sitter: 'bot' }), person({ stands_in: true }));
    expect(mayNudge(table, 0, [0, 1, 2, 3])).toEqual([1]);
    expect(mayNudge(table, 0, [0])).toEqual([]);
  });

  it('who agrees to end is told by seat', () => {
    expect(
      agreeing(room(person({ abandons: true }), person(), person({ abandons: true }))),
    ).toEqual([0, 2]);
  });
});
