import { expect, test } from 'vitest';
import { Phrases, type Library } from './phrases.svelte';

const BOOKS: Record<string, string> = {
  'en/page':
    'hello = Hello, { $name }!\nlist-separator = |, |\nlist-empty = nothing\nsentence-separator = | |\n',
  'de/page':
    'hello = Hallo { $name }!\nlist-separator = |, |\nlist-empty = nichts\nsentence-separator = ||\n',
  'en/felix':
    'cats = { $count ->\n    [one] one cat\n   *[other] { $count } cats\n  }\n    .short = cat\n',
  'de/felix': 'cats = Katzen\n    .short = Katze\n',
  'pt/felix': 'cats = { $count ->\n    [one] um gato\n   *[other] { $count } gatos\n  }\n',
};
const library: Library = (language, part) =>
  Promise.resolve([BOOKS[`${language}/${part}`]].filter((text) => text !== undefined));

async function speaking(): Promise<Phrases> {
  const phrases = new Phrases(['page'], library);
  await phrases.speak('en');
  return phrases;
}

test('texts have values in them, and no marks around those', async () => {
  const phrases = await speaking();
  expect(phrases.say('hello', { name: 'Ada' })).toBe('Hello, Ada!');
});

test('a text that is not there is told by its id', async () => {
  const phrases = await speaking();
  expect(phrases.say('cats.short')).toBe('cats.short');
  expect(phrases.has('cats')).toBe(false);
});

test('parts can be added, and are there in the next language too', async () => {
  const phrases = await speaking();
  await phrases.need('felix');
  expect(phrases.say('cats', { count: 1 })).toBe('one cat');
  expect(phrases.say('cats', { count: 3 })).toBe('3 cats');
  await phrases.speak('de');
  expect(phrases.language).toBe('de');
  expect(phrases.say('cats.short')).toBe('Katze');
});

test('negative numbers have a true minus, other hyphens stay', async () => {
  const phrases = await speaking();
  await phrases.need('felix');
  expect(phrases.say('cats', { count: -8 })).toBe('−8 cats');
  expect(phrases.say('hello', { name: 'Ada-5' })).toBe('Hello, Ada-5!');
});

test('in Portuguese nothing is plural, as in Portugal', async () => {
  const phrases = await speaking();
  await phrases.need('felix');
  await phrases.speak('pt');
  expect(phrases.say('cats', { count: 0 })).toBe('0 gatos');
  expect(phrases.say('cats', { count: 1 })).toBe('um gato');
});

test('a part that is needed while the language changes is there in both', async () => {
  const phrases = await speaking();
  await Promise.all([phrases.speak('de'), phrases.need('felix')]);
  expect(phrases.say('cats.short')).toBe('Katze');
});

test('the last of two languages wins, however long the first one takes', async () => {
  let release = (): void => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  const phrases = new Phrases(['page'], async (language, part) => {
    if (language === 'de') await slow;
    return library(language, part);
  });
  const first = phrases.speak('de');
  await phrases.speak('en');
  release();
  await first;
  expect(phrases.say('hello', { name: 'Bo' })).toBe('Hello, Bo!');
});

test('lists are listed as the language does', async () => {
  const phrases = await speaking();
  expect(phrases.listed(['a', 'b'])).toBe('a, b');
  expect(phrases.listed([])).toBe('nothing');
});

test('sentences are joined as the language does, without the empty ones', async () => {
  const phrases = await speaking();
  expect(phrases.joined('One.', '', 'Two.')).toBe('One. Two.');
  await phrases.speak('de');
  expect(phrases.joined('One.', 'Two.')).toBe('One.Two.');
});
