import { expect, test } from 'vitest';
import { wayOut } from './chase';

const WIDTH = 100;

test.each([0, 1, 2, 3, 4])(
  'with %i behind the first card all of them leave the table',
  (others) => {
    const toEdge = 300;
    const out = wayOut(toEdge, WIDTH, others);
    const last = others === 0 ? 0 : WIDTH * (0.75 + 0.8 * (others - 1));
    expect(out - last).toBeGreaterThan(toEdge);
  },
);
