/** SHA-256 (FIPS 180-4). Browsers have one, but not for pages that came over plain HTTP. */

const BLOCK = 64;

// The first 32 bits of the fractions of the cube roots of the first 64 primes.
const ROUNDS = words(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`);

// The same of the square roots of the first 8.
const START = words('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19');

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
  const scheduled = schedule(message, at);
  const now = state.slice();
  for (let round = 0; round < 64; round++) {
    const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0, h = 0] = now;
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen;
    const first = one + (ROUNDS[round] ?? 0) + (scheduled[round] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    now.copyWithin(1, 0);
    now[4] = (now[4] ?? 0) + first;
    now[0] = first + second;
  }
  now.forEach((word, number) => (state[number] = (state[number] ?? 0) + word));
}

/** The sixteen words of a block, and forty-eight more made from them. */
function schedule(message: DataView, at: number): Uint32Array {
  const all = new Uint32Array(64);
  const word = (number: number): number => all[number] ?? 0;
  for (let number = 0; number < 16; number++) all[number] = message.getUint32(at + 4 * number);
  for (let number = 16; number < 64; number++) {
    const [early, late] = [word(number - 15), word(number - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    all[number] = word(number - 16) + low + word(number - 7) + high;
  }
  return all;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function words(written: string): Uint32Array {
  return Uint32Array.from(written.trim().split(/\s+/), (word) => Number.parseInt(word, 16));
}
