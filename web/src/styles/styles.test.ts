import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');
const tokens = read('styles/tokens.css');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(svelte|css|ts)$/.test(path),
);

test('media queries use the breakpoints that the tokens list, and no others', () => {
  const listed = [...tokens.matchAll(/^ \* {3}(\d+rem) /gm)].map((match) => match[1] ?? '');
  expect(listed).toHaveLength(4);
  const used = files.flatMap((path) =>
    [...read(path).matchAll(/(?:@media|MediaQuery\()([^{;]*)/g)].flatMap((query) =>
      [...(query[1] ?? '').matchAll(/[\d.]+(?:rem|px|em)/g)].map(([width]) => ({ path, width })),
    ),
  );
  const last = (width: string): string => `${Number.parseFloat(width) - 0.01}rem`; // below it
  const allowed = new Set(listed.flatMap((width) => [width, last(width)]));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ width }) => !allowed.has(width))).toEqual([]);
});

test('every custom property that is used is declared somewhere', () => {
  const all = files.map(read).join('\n');
  const declared = new Set(
    [...all.matchAll(/(?:style:)?(--[\w-]+)\s*[:=]/g)].map(([, name]) => name),
  );
  const inScripts = new Set([...all.matchAll(/['"`](--[\w-]+)/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !declared.has(name) && !inScripts.has(name))).toEqual([]);
});
