import { expect, test } from 'vitest';
import { placed, type Surroundings } from './place';

const bubble = { width: 100, height: 30 };
const around: Surroundings = {
  table: { left: 0, top: 0, width: 400, height: 300 },
  face: { left: 100, top: 100, width: 24, height: 24 },
  kept: [],
  spared: [],
};
const visible = { left: 130, top: 90, width: 200, height: 40 };

test('a bubble lies beside the face, over the name', () => {
  expect(placed(bubble, around)).toMatchObject({ left: 130, top: 97, side: 'right' });
});

test('it never covers what is kept', () => {
  const wall = { left: 0, top: 125, width: 400, height: 100 };
  expect(placed(bubble, { ...around, kept: [visible, wall] })).toMatchObject({ side: 'above' });
  const everywhere = { left: 0, top: 0, width: 400, height: 300 };
  expect(placed(bubble, { ...around, kept: [everywhere] })).toBeNull();
});

test('it covers what is spared only where there is no other place', () => {
  const below = { left: 0, top: 125, width: 400, height: 100 };
  const above = { left: 0, top: 0, width: 400, height: 90 };
  const spared = [below, above, visible];
  expect(placed({ width: 60, height: 30 }, { ...around, spared })).toMatchObject({ side: 'left' });
  expect(placed(bubble, { ...around, spared })).not.toBeNull();
});

test('it stays inside the table, and is moved along the face for that', () => {
  const corner = { ...around, face: { left: 370, top: 4, width: 24, height: 24 } };
  const place = placed({ width: 300, height: 30 }, corner)!;
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.left + 300).toBeLessThanOrEqual(400);
  expect(placed({ width: 401, height: 30 }, corner)).toBeNull();
});
