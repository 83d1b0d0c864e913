import { expect, test } from 'vitest';
import { wrapped } from './picture';

/** Every character is ten wide. */
const ink = {
  measureText: (text: string) => ({ width: 10 * Array.from(text).length }) as TextMetrics,
};

test('a text that fits is one line', () => {
  expect(wrapped(ink, 'a sack of cats', 200, 2)).toEqual(['a sack of cats']);
});

test('lines break between words, and between Chinese characters', () => {
  expect(wrapped(ink, 'a sack of cats', 70, 3)).toEqual(['a sack', 'of cats']);
  expect(wrapped(ink, '猫在袋子里', 30, 2)).toEqual(['猫在袋', '子里']);
});

test('what has no room becomes an ellipsis', () => {
  expect(wrapped(ink, 'a sack of cats', 70, 1)).toEqual(['a sack…']);
  expect(wrapped(ink, 'Maximilianus', 70, 1)).toEqual(['Maximi…']);
});
