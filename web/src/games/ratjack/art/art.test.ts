import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ICONS } from './icons';
import { LOOKS } from './looks';
import { figure } from './species';

const SOURCES = join(import.meta.dirname, '../../../../../src/ninelives');
const BUDGET = 18_000; // bytes of all drawings, compressed

/** Every power has a text; tests/text compares those with the powers of the game. */
const powers = [
  ...readFileSync(join(SOURCES, 'text/locales/en/ratjack-cards.ftl'), 'utf8').matchAll(
    /^ratjack-power-(\S+) =/gm,
  ),
].map(([, name]) => name);

describe('icons', () => {
  test('each power has one, and no other has', () => {
    expect(Object.keys(ICONS).sort()).toEqual([...powers].sort());
  });

  test('no two are the same', () => {
    const drawings = Object.values(ICONS).map((parts) => JSON.stringify(parts));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

describe.each(['rat', 'weasel', 'raccoon'])('the portraits of the %ss', (animal) => {
  const deck = readFileSync(join(SOURCES, `games/ratjack/decks/${animal}s.toml`), 'utf8');
  const values = [...deck.matchAll(/^\[(\d+)\]$/gm)];
  const looks = LOOKS[animal] ?? [];

  test('there is one for each value of the deck', () => {
    expect(values.length).toBeGreaterThan(0);
    expect(looks).toHaveLength(values.length);
  });

  test('no two are the same', () => {
    const drawings = looks.map((look) => JSON.stringify(figure(animal, look)));
    expect(new Set(drawings).size).toBe(looks.length);
  });

  test('each has a ground of its own', () => {
    const grounds = looks.map((look) => look.ground);
    expect(new Set(grounds).size).toBe(looks.length);
  });
});

test('the drawings stay small', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
  const text = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('');
  expect(gzipSync(text).length).toBeLessThan(BUDGET);
});
