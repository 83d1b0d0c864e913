import { describe, expect, test } from 'vitest';
import { GAP, place, type Box } from './place';

const SCREEN: Box = { left: 0, top: 0, width: 1000, height: 600 };
const PHONE: Box = { left: 0, top: 0, width: 390, height: 800 };
const BUBBLE = { width: 300, height: 120 };

const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test('without a target it stands in the middle', () => {
  expect(place(BUBBLE, null, SCREEN, [])).toEqual({ left: 350, top: 240, side: null, pointer: 0 });
});

describe('with a target', () => {
  test('it stands above, where there is room, and points at its middle', () => {
    const target = { left: 400, top: 400, width: 200, height: 50 };
    const found = place(BUBBLE, target, SCREEN, []);
    expect(found).toEqual({ left: 350, top: 400 - GAP - 120, side: 'above', pointer: 150 });
  });

  test.each([
    ['below', { left: 400, top: 10, width: 200, height: 50 }],
    ['right', { left: 10, top: 10, width: 100, height: 580 }],
    ['left', { left: 890, top: 10, width: 100, height: 580 }],
  ])('it stands %s, where there is room', (side, target) => {
    const found = place(BUBBLE, target, SCREEN, []);
    expect(found.side).toBe(side);
    expect(meet({ ...BUBBLE, ...found }, target)).toBe(false);
  });

  test('it stays on the screen, and the pointer with its target', () => {
    const target = { left: 340, top: 300, width: 40, height: 40 };
    const found = place(BUBBLE, target, PHONE, []);
    expect(found.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
    expect(found.left + found.pointer).toBeGreaterThanOrEqual(340);
  });

  test('it leaves free what is needed, even far from the target', () => {
    const target = { left: 0, top: 300, width: 390, height: 200 };
    const above = { left: 0, top: 150, width: 390, height: 150 };
    const below = { left: 0, top: 500, width: 390, height: 200 };
    const box = { ...BUBBLE, ...place(BUBBLE, target, PHONE, [above, below]) };
    expect([target, above, below].filter((each) => meet(box, each))).toEqual([]);
  });

  test('it does not cover what is read beside the target, where there is room elsewhere', () => {
    const tokens = { left: 230, top: 190, width: 160, height: 130 };
    const total = { left: 0, top: 330, width: 390, height: 50 };
    const cards = { left: 0, top: 20, width: 390, height: 150 };
    const beside = (read: Box[]) => ({
      ...BUBBLE,
      ...place(BUBBLE, tokens, PHONE, [], [cards], read),
    });
    expect(meet(beside([]), total)).toBe(true);
    expect(meet(beside([total]), total)).toBe(false);
    expect(meet(beside([total]), tokens)).toBe(false);
  });

  test('it rather covers what is useful than the target', () => {
    const target = { left: 0, top: 130, width: 390, height: 670 };
    const box = { ...BUBBLE, ...place({ width: 300, height: 100 }, target, PHONE, [], [SCREEN]) };
    expect(box.top).toBeLessThanOrEqual(130 - 100);
  });
});
