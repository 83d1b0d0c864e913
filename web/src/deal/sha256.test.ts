import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, hexOf } from './hex';
import { sha256 } from './sha256';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

// FIPS 180-4 and its examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('a message with a known hash (%#)', (words, hash) =>
  expect(hexOf(sha256(text(words)))).toBe(hash),
);

test('every length around the edge of a block, and every byte', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length * 101) % 256);
    const known = createHash('sha256').update(message).digest('hex');
    expect(hexOf(sha256(message)), String(length)).toBe(known);
  }
});

test('what is written as hexadecimal is read again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect(bytesOf(hexOf(bytes))).toEqual(bytes);
  expect(bytesOf('')).toHaveLength(0);
});
