import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { saidByPython } from '../../python';
import type { Deal, Draw } from '../wire';
import { checked } from './check';
import { Dealer } from './dealer';
import type { Seen } from './seen';

const DEALS = saidByPython<Deal>('deals.py');

/** What the first seat's browser saw. */
const sawAll = ({ commitment, values }: Deal): Seen => ({ commitment, value: values[0] ?? '' });

function forged(deal: Deal, change: (copy: Deal) => void): Deal {
  const copy = structuredClone(deal);
  change(copy);
  return copy;
}

describe.each(DEALS)('a deal of $game with $given_draws laid out', (deal) => {
  const seen = sawAll(deal);

  test('comes out as Python drew it', () => {
    const { promise, seen: saw, own, draws, verdict } = checked(deal, seen);
    expect([promise, saw, own]).toEqual(['yes', 'yes', 'yes']);
    expect(draws.length).toBe(deal.draws.length);
    expect(draws.filter(({ right }) => !right)).toEqual([]);
    expect(draws.filter(({ given }) => given)).toHaveLength(deal.given_draws);
    expect(verdict).toBe(deal.given_draws > 0 ? 'fits' : 'good');
  });

  test('of which this browser saw nothing is not vouched for', () => {
    const { seen: saw, own, verdict } = checked(deal, { commitment: '', value: '' });
    expect([saw, own, verdict]).toEqual(['none', 'none', 'fits']);
  });
});

const [deal] = DEALS as [Deal];
const seen = sawAll(deal);

test('a forged draw is found, and no other is blamed', () => {
  const number = 17;
  const wrong = forged(deal, ({ draws }) => {
    const draw = draws[number] as Draw;
    draw.outcome = draw.outcomes.find((each) => each !== draw.outcome) ?? -1;
  });
  const { draws, promise, verdict } = checked(wrong, seen);
  expect(draws.filter(({ right }) => !right).map((draw) => draw.number)).toEqual([number]);
  expect(draws[number]?.again).toBe(deal.draws[number]?.outcome);
  expect([promise, verdict]).toEqual(['yes', 'wrong']);
});

test('a forged seed breaks the promise, with its own promise the one that was seen', () => {
  const seed = `ff${deal.seed.slice(2)}`;
  const wrong = forged(deal, (copy) => (copy.seed = seed));
  expect(checked(wrong, seen)).toMatchObject({ promise: 'no', seen: 'yes', verdict: 'wrong' });
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const again = forged(wrong, (copy) => (copy.commitment = commitment));
  expect(checked(again, seen)).toMatchObject({ promise: 'yes', seen: 'no', verdict: 'wrong' });
});

test('a forged value is missed, and the draws are others', () => {
  const wrong = forged(deal, (copy) => (copy.values[0] = `ff${seen.value.slice(2)}`));
  const { own, draws, promise } = checked(wrong, seen);
  expect([promise, own]).toEqual(['yes', 'no']);
  expect(draws.filter(({ right }) => !right).length).toBeGreaterThan(draws.length / 2);
});

test('a value on another seat is another deal', () => {
  const wrong = forged(deal, (copy) => copy.values.reverse());
  expect(checked(wrong, seen)).toMatchObject({ own: 'yes', verdict: 'wrong' });
});

test('draws are counted by their place, whatever number they claim', () => {
  const wrong = forged(deal, ({ draws }) => draws.reverse());
  const { draws, verdict } = checked(wrong, seen);
  expect(draws.map(({ number }) => number)).toEqual(draws.map((_, at) => at));
  expect(verdict).toBe('wrong');
});

test.each([
  ['no draws at all', (copy: Deal) => (copy.draws = [])],
  ['nothing to draw from', (copy: Deal) => ((copy.draws[3] as Draw).weights = [])],
  ['weights that are none', (copy: Deal) => ((copy.draws[3] as Draw).weights = [0.5, 0.5])],
])('%s is wrong', (_, change) => {
  expect(checked(forged(deal, change), seen).verdict).toBe('wrong');
});

test('words of the incomplete stretch are thrown away', () => {
  const most = 2 ** 255; // nearly every second value is rejected
  const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const eight = (number: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(number));
    return bytes;
  };
  const key = hash(eight(1), Buffer.of(7));
  const bound = 2n ** 255n + 2n;
  let thrownAway = 0;
  for (let number = 0; number < 40; number++) {
    const words = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) =>
      BigInt(`0x${hash(key, eight(number), eight(attempt)).toString('hex')}`),
    );
    if ((words[0] as bigint) >= bound) thrownAway += 1;
    const first = words.find((word) => word < bound) as bigint;
    const halves = { number, outcome: 0, outcomes: [1, 2, 3], weights: [most / 2, most / 2, 2] };
    expect(new Dealer('07', []).draw(number, halves)).toBe(first < 2n ** 254n ? 1 : 2);
  }
  expect(thrownAway).toBeGreaterThan(10);
});
