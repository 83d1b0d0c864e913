// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../keyboard';
import { KEYS, KEY_LINES, shortcutOf } from './keys';

/** The shortcut pressed while this element has the focus. */
function strike(html: string, key: string, held: KeyboardEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let name: string | undefined;
  const heard = shortcuts((event) => (name = shortcutOf(event.key)) !== undefined);
  document.addEventListener('keydown', heard);
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));
  document.removeEventListener('keydown', heard);
  return name;
}

describe('the keys of a table', () => {
  afterEach(() => document.body.replaceChildren());

  it.each(Object.entries(KEYS))('%s is reached by %s', (name, key) => {
    expect(strike('<button data-target>x</button>', key)).toBe(name);
  });

  it.each([
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<dialog open><p data-target></p></dialog>',
    '<p data-target></p><dialog open></dialog>',
  ])('rest in %s', (html) => expect(strike(html, 'c')).toBeUndefined());

  it('leave the browser its own', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(strike('', 'c', held)).toBeUndefined();
    }
  });

  it('are all in the list for people, each once', () => {
    const listed = KEY_LINES.flatMap((line) => line.keys);
    expect(listed).toEqual(expect.arrayContaining(Object.values(KEYS)));
    expect(new Set(listed).size).toBe(listed.length);
  });
});
