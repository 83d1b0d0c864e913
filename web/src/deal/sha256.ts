/** SHA-256 (FIPS 180-4). Browsers have one, but not for pages that came over plain HTTP. */

const BLOCK = 64;

// The first 32 bits of the fractions of the cube roots of the first 64 primes.
const ROUNDS = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

// The same of the square roots of the first 8.
const START = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(pad(message).buffer);
  const state = START.slice();
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, number) => digest.setUint32(4 * number, word));
  return new Uint8Array(digest.buffer);
}

/** A one, zeros, and the length in bits: whole blocks. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const length = new DataView(padded.buffer);
  length.setBigUint64(padded.length - 8, 8n * BigInt(message.length));
  return padded;
}

function mix(state: Uint32Array, message: DataView, at: number): void {
  const words = schedule(message, at);
  const now = state.slice();
  for (let round = 0; round < 64; round++) {
    const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0, h = 0] = now;
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen;
    const first = one + (ROUNDS[round] ?? 0) + (words[round] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    now.copyWithin(1, 0);
    now[4] = (now[4] ?? 0) + first;
    now[0] = first + second;
  }
  now.forEach((word, number) => (state[number] = (state[number] ?? 0) + word));
}

/** The sixteen words of a block, and forty-eight more made from them. */
function schedule(message: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  const word = (number: number): number => words[number] ?? 0;
  for (let number = 0; number < 16; number++) words[number] = message.getUint32(at + 4 * number);
  for (let number = 16; number < 64; number++) {
    const [early, late] = [word(number - 15), word(number - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[number] = word(number - 16) + low + word(number - 7) + high;
  }
  return words;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
