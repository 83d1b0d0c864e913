/** The Markdown of the rule books as plain data: headings, paragraphs, lists, tables, pictures. */

/** A piece of a line. `clause` is a reference to a clause by its id. */
export type Span =
  { kind: 'text' | 'bold' | 'code'; text: string } | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'picture'; name: string; shows: string }
  | { kind: 'paragraph'; clause: string; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const CLAUSE = /^\*\*([A-Z]{2}-\d+)\*\*\s*/;
const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{2}-\d+)\b/g;
const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9-]+)\)$/;
const SUMMARY = /^<!-- summary -->\s*/m;
const BULLET = /^[-*] +/;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

export function blocksOf(markdown: string): Block[] {
  return markdown
    .replace(SUMMARY, '')
    .trim()
    .split(/\n\s*\n/)
    .map((block, number) => blockOf(block.split('\n'), number));
}

/** The title and the section that is the summary; empty if there is none. */
export function summaryOf(markdown: string): Block[] {
  const [opening = '', marked = ''] = markdown.split(SUMMARY);
  const [section = ''] = marked.split(/^(?=## )/m);
  return section ? [...blocksOf(opening).slice(0, 1), ...blocksOf(section)] : [];
}

/** The headings of the second level: what a table of contents lists. */
export function contents(blocks: readonly Block[]): Extract<Block, { kind: 'heading' }>[] {
  return blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, bold, code, clause] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'clause', text: clause ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

function blockOf(lines: string[], number: number): Block {
  const first = lines[0] ?? '';
  const heading = /^(#+) +(.*)$/.exec(first);
  if (heading) {
    const [, signs = '', text = ''] = heading;
    return { kind: 'heading', level: signs.length, text, id: `part-${number}` };
  }
  if (first.startsWith('|')) return table(lines);
  if (BULLET.test(first)) return { kind: 'list', items: items(lines) };
  const text = joined(lines);
  const picture = PICTURE.exec(text);
  if (picture) return { kind: 'picture', name: picture[2] ?? '', shows: picture[1] ?? '' };
  const clause = CLAUSE.exec(text);
  const spans = spansOf(clause ? text.slice(clause[0].length) : text);
  return { kind: 'paragraph', clause: clause?.[1] ?? '', spans };
}

function items(lines: string[]): Span[][] {
  const found: string[][] = [];
  for (const line of lines) {
    if (BULLET.test(line)) found.push([line.replace(BULLET, '')]);
    else found.at(-1)?.push(line);
  }
  return found.map((item) => spansOf(joined(item)));
}

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

function cells(line: string): Span[][] {
  const inside = line.trim().replace(/^\||\|$/g, '');
  return inside.split('|').map((cell) => spansOf(cell.trim()));
}

/** Joins lines; Chinese is written without spaces. */
function joined(lines: string[]): string {
  return lines
    .map((line) => line.trim())
    .reduce((text, line) => {
      const close = WIDE.test(text.slice(-1)) && WIDE.test(line.slice(0, 1));
      return text + (text && !close ? ' ' : '') + line;
    }, '');
}
