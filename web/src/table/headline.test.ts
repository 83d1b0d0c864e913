import { expect, test } from 'vitest';
import { headline, type Headlines } from './headline';

const nothing: Headlines = {
  question: '',
  now: '',
  last: '',
  over: '',
  moving: false,
  others: '',
  otherwise: 'one moment',
};
const said = (change: Partial<Headlines>): string => headline({ ...nothing, ...change });

test('my question comes before all that happened', () => {
  expect(said({ question: 'which card?', last: 'Bo bids 3.', moving: true })).toBe('which card?');
});

test('the headline is the event being shown', () => {
  expect(said({ now: 'Bo bids 4.', last: 'Cy passes.', others: 'Cy is to move.' })).toBe(
    'Bo bids 4.',
  );
});

test('between two events the headline keeps the last one', () => {
  const told = { last: 'Bo bids 4.', others: 'Cy is to move.' };
  expect(said({ ...told, moving: true })).toBe('Bo bids 4.');
  expect(said({ ...told, moving: false })).toBe('Cy is to move.');
});

test('while no seat has to choose, the headline keeps the last event', () => {
  expect(said({ last: 'The game is over.' })).toBe('The game is over.');
  expect(said({})).toBe('one moment');
});

test('the sheet of a round says that the round is over, not whose points came last', () => {
  expect(said({ over: 'The round is over.', now: 'Cy scores 3.' })).toBe('The round is over.');
});
