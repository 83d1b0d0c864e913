import { afterEach, expect, test, vi } from 'vitest';

const touch = vi.hoisted(() => ({ current: false }));
vi.mock('svelte/reactivity', async (load) => ({
  ...(await load<object>()),
  MediaQuery: class {
    get current(): boolean {
      return touch.current;
    }
  },
}));

import { settings } from '../settings/settings.svelte';
import { Selection } from './confirm.svelte';

afterEach(() => {
  touch.current = false;
  settings.confirm = 'auto';
});

test('with a mouse a press chooses at once', () => {
  expect(new Selection<number>().press(3)).toBe(true);
});

test('on a touch screen the second press on the same thing chooses', () => {
  touch.current = true;
  const selection = new Selection<number>();
  expect(selection.press(3)).toBe(false);
  expect(selection.press(4)).toBe(false);
  expect(selection.current).toBe(4);
  expect(selection.press(4)).toBe(true);
  expect(selection.current).toBeNull();
});

test.each([
  ['always', false, false],
  ['never', true, true],
] as const)('the setting %s decides, whatever the screen', (confirm, isTouch, chooses) => {
  touch.current = isTouch;
  settings.confirm = confirm;
  expect(new Selection<number>().press(3)).toBe(chooses);
});

test('what is cleared has to be selected again', () => {
  settings.confirm = 'always';
  const selection = new Selection<number>();
  selection.press(3);
  selection.clear();
  expect(selection.press(3)).toBe(false);
});
