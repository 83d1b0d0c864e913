import { expect, test } from 'vitest';
import { bytesOf, hexOf } from './hex';

test('hexOf and bytesOf are inverse', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect(bytesOf(hexOf(bytes))).toEqual(bytes);
  expect(bytesOf('')).toHaveLength(0);
});
