// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { elements, isPress, moveFocus } from './keyboard';

/** The text of the focused button after these keys, starting at the first of four buttons. */
function after(keys: string[], columns?: number): string | null {
  document.body.innerHTML = ['a', 'b', 'c', 'd'].map((name) => `<button>${name}</button>`).join('');
  const buttons = elements(document.body, 'button');
  buttons[0]?.focus();
  for (const key of keys) expect(moveFocus(key, buttons, columns)).toBe(true);
  return document.activeElement?.textContent ?? null;
}

describe('moving the focus', () => {
  afterEach(() => document.body.replaceChildren());

  it('walks along a list and stops at its ends', () => {
    expect(after(['ArrowRight', 'ArrowDown'])).toBe('c');
    expect(after(['End', 'ArrowRight'])).toBe('d');
    expect(after(['ArrowRight', 'Home', 'ArrowUp'])).toBe('a');
  });

  it('walks over a grid, row by row', () => {
    expect(after(['ArrowDown', 'End'], 2)).toBe('d');
    expect(after(['ArrowRight', 'ArrowRight'], 2)).toBe('c');
    expect(after(['ArrowDown', 'ArrowRight', 'Home', 'ArrowDown'], 2)).toBe('c');
  });

  it('leaves other keys and a focus elsewhere alone', () => {
    expect(moveFocus('x', [document.body])).toBe(false);
    expect(moveFocus('ArrowLeft', [document.createElement('button')])).toBe(false);
  });

  it('knows what Enter presses', () => {
    document.body.innerHTML = '<button><b>x</b></button><p>y</p>';
    const press = (selector: string): boolean => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return isPress(event);
    };
    expect([press('b'), press('p')]).toEqual([true, false]);
  });
});
