import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, contents, spansOf, summaryOf, type Block, type Span } from './markdown';

const BOOKS = join(import.meta.dirname, '../../../src/ninelives/text/rules');
const books = readdirSync(BOOKS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

const TYPED = /^<!-- terminal -->\s*## (?:.|\n)*?(?=^(?:<!-- [a-z]+ -->\s*)?## |$(?![^]))/gm;

const plain = (spans: Span[]): string => spans.map(({ text }) => text).join('');

function words(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.clause + plain(block.spans);
    case 'list':
      return block.items.map(plain).join('');
    case 'picture':
      return `![${block.shows}](${block.name})`;
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join('');
  }
}

test('a paragraph may begin with the number of its clause', () => {
  expect(blocksOf('**FX-12** Bid *or*\npass (FX-14).')).toEqual([
    {
      kind: 'paragraph',
      clause: 'FX-12',
      spans: [
        { kind: 'text', text: 'Bid *or* pass (' },
        { kind: 'clause', text: 'FX-14' },
        { kind: 'text', text: ').' },
      ],
    },
  ]);
});

test('bold and code are told apart from text', () => {
  expect(spansOf('a **b** `c`')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c' },
  ]);
});

test('lists and tables', () => {
  const [list, table] = blocksOf('- one\n- two\n  lines\n\n| a | b |\n|---|---|\n| 1 | **2** |');
  expect(list).toMatchObject({ kind: 'list', items: [[{ text: 'one' }], [{ text: 'two lines' }]] });
  expect(table).toMatchObject({
    kind: 'table',
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ kind: 'bold', text: '2' }]]],
  });
});

test('a picture has a name, and words for what it shows', () => {
  expect(blocksOf('![A cat\nin a box](box-table)')).toEqual([
    { kind: 'picture', name: 'box-table', shows: 'A cat in a box' },
  ]);
});

test('the summary is the section with the mark', () => {
  const book = '# A\n\na\n\n## B\n\nb\n\n<!-- summary -->\n## C\n\nc\n\n### D\n\n## E\n\ne';
  expect(summaryOf(book).map(words)).toEqual(['A', 'C', 'c', 'D']);
  expect(blocksOf(book).map(words)).toEqual(['A', 'a', 'B', 'b', 'C', 'c', 'D', 'E', 'e']);
  expect(summaryOf('# A\n\n## B')).toEqual([]);
});

test('Chinese lines are joined without a blank', () => {
  expect(blocksOf('出一张\n牌 or\n过')).toMatchObject([{ spans: [{ text: '出一张牌 or 过' }] }]);
});

test('markup in a text stays text', () => {
  expect(blocksOf('<b>x</b>')).toMatchObject([{ spans: [{ kind: 'text', text: '<b>x</b>' }] }]);
});

describe.each(books)('%s', (name) => {
  // As the server sends it: without what only readers who type their moves need.
  const text = readFileSync(join(BOOKS, name), 'utf8').replace(TYPED, '');
  const blocks = blocksOf(text);

  test('loses no word', () => {
    const bare = text.replace(/^\|[-|: ]+\|$|^<!-- summary -->$/gm, '').replace(/^(#+|-) +/gm, '');
    const letters = (all: string): string => all.replace(/[\s*`|]/g, '');
    expect(letters(blocks.map(words).join(''))).toBe(letters(bare));
  });

  test('has every clause once, and a table of contents', () => {
    const clauses = blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.clause ? [block.clause] : [],
    );
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.length).toBe(text.match(/^\*\*[A-Z]{2}-\d+\*\*/gm)?.length);
    expect(contents(blocks).length).toBe(text.match(/^## /gm)?.length);
  });
});
