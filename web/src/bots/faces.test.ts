import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { face, FACES, MOODS } from './faces';

const PAGE = join(import.meta.dirname, '../../../src/ninelives/text/locales/en/page.ftl');
/** Every bot has a name on the page; tests/text compares those with the bots there are. */
const bots = [...readFileSync(PAGE, 'utf8').matchAll(/^page-bot-(\S+) =.*\n {4}\.about/gm)].map(
  ([, name]) => name,
);

test('every bot has a face, and no other has', () => {
  expect(bots.length).toBeGreaterThan(5);
  expect([...FACES].sort()).toEqual([...bots].sort());
});

test('no two faces are the same, in any mood', () => {
  const drawings = FACES.flatMap((bot) => MOODS.map((mood) => JSON.stringify(face(bot, mood))));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a budget in the name changes nothing', () => {
  expect(face('tiger:500', 'calm')).toEqual(face('tiger', 'calm'));
});
