import { describe, expect, test } from 'vitest';
import { fit } from './fit';

describe('cards in a box', () => {
  test('stand in one row while there is room', () => {
    expect(fit(3, 400, 140, 200)).toEqual({ columns: 3, width: 100, height: 140, step: 106 });
  });

  test('are not larger than allowed', () => {
    expect(fit(1, 400, 400, 90).width).toBe(90);
  });

  test('take a second row where that makes them larger', () => {
    const found = fit(8, 250, 180, 200);
    expect(found.columns).toBe(4);
    expect(found.width).toBeGreaterThan(50);
  });

  test('overlap rather than become too small to touch', () => {
    const found = fit(8, 200, 60, 200);
    expect(found).toMatchObject({ columns: 8, width: 44, height: 60 });
    expect(found.step * 7 + found.width).toBeLessThanOrEqual(200);
  });

  test.each([0, 1, 2, 5, 9, 14])('%i of them stay in the box', (count) => {
    for (const [width, height] of [
      [240, 54],
      [330, 90],
      [640, 210],
      [1000, 400],
    ] as const) {
      const { columns, width: card, height: tall, step } = fit(count, width, height, 180);
      const rows = Math.ceil(Math.max(count, 1) / columns);
      expect(step * (columns - 1) + card).toBeLessThanOrEqual(width + 0.01);
      expect(rows * tall + (rows - 1) * 6).toBeLessThanOrEqual(height + 0.01);
    }
  });
});
