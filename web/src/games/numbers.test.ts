import { expect, test } from 'vitest';
import { gain, minus } from './numbers';

test('a number has a true minus, and a gain its sign', () => {
  expect([-2, 0, 3].map(minus)).toEqual(['−2', '0', '3']);
  expect([-2, 0, 3].map(gain)).toEqual(['−2', '0', '+3']);
});
