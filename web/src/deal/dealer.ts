/** Repeats every draw of the dealer, as specified in docs/records.md. */

// Not crypto.subtle: browsers withhold it from pages served over plain HTTP.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Draw } from '../wire';
import { bytesOf, hexOf } from './hex';

/** The number of different SHA-256 values. */
const WORDS = 1n << 256n;

export class Dealer {
  readonly #key: Uint8Array;

  /** `values` are the seats' additions, by seat; both in hexadecimal. */
  constructor(seed: string, values: readonly string[]) {
    const parts = [bytesOf(seed)];
    values.forEach((value, seat) => {
      if (value !== '') parts.push(new TextEncoder().encode(String(seat)), bytesOf(value));
    });
    this.#key = sha256(joined(parts.flatMap((part) => [eight(part.length), part])));
  }

  /** The outcome of the draw with this number; undefined if there is nothing to draw from. */
  draw(number: number, { outcomes, weights }: Draw): number | undefined {
    if (!weights.every(Number.isInteger)) return undefined;
    const bound = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    if (bound <= 0n) return undefined;
    let left = this.#below(number, bound);
    return outcomes.find((_, at) => {
      left -= BigInt(weights[at] ?? 0);
      return left < 0n;
    });
  }

  /** A uniform number below `bound`, by rejection sampling. */
  #below(number: number, bound: bigint): bigint {
    const fair = WORDS - (WORDS % bound);
    for (let attempt = 0; ; attempt++) {
      const word = sha256(joined([this.#key, eight(number), eight(attempt)]));
      const drawn = BigInt(`0x${hexOf(word)}`);
      if (drawn < fair) return drawn % bound;
    }
  }
}

/** A number as 8 bytes, big-endian. */
function eight(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
