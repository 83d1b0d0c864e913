/** A picture of a result, to share: the game's cover, places and points, and what the review found. */

import { mount, unmount, type Component } from 'svelte';
import { drawScene } from './scene';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface PictureRow {
  seat: number;
  place: string;
  name: string;
  points: string;
  mine: boolean;
}

export interface PictureFacts {
  game: string;
  heading: string;
  rows: readonly PictureRow[];
  /** Of the review, if there is one. */
  notes: readonly string[];
  address: string;
  Cover: Component | null;
}

const EDGE = 56;
const LEFT = 460;
const SHEET = { x: EDGE + LEFT + 44, y: EDGE, width: 1200 - LEFT - 2 * EDGE - 44, height: 518 };
const ROUND = 22;
const NOTE = 25;

type Canvas = CanvasRenderingContext2D;

/** The picture as a PNG. */
export async function drawPicture(facts: PictureFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('no canvas');
  const [title, text] = [value('--font-title'), value('--font')];
  await Promise.all([
    document.fonts.load(`650 40px ${title}`, facts.game),
    document.fonts.load(`600 40px ${text}`, facts.heading),
  ]).catch(() => undefined); // without them the system's fonts are used
  drawTable(ink);
  await drawLeft(ink, facts, title, text);
  drawSheet(ink, facts, text);
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** A custom property of the page. */
function value(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function drawTable(ink: Canvas): void {
  const light = ink.createRadialGradient(WIDTH * 0.35, 120, 40, WIDTH * 0.4, 300, 900);
  light.addColorStop(0, value('--felt-lit'));
  light.addColorStop(0.5, value('--felt'));
  light.addColorStop(1, value('--felt-deep'));
  ink.fillStyle = value('--rim');
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.fillStyle = light;
  ink.beginPath();
  ink.roundRect(14, 14, WIDTH - 28, HEIGHT - 28, ROUND);
  ink.fill();
}

async function drawLeft(ink: Canvas, facts: PictureFacts, title: string, text: string) {
  ink.fillStyle = value('--on-felt');
  ink.textBaseline = 'alphabetic';
  let y = EDGE + 44;
  ink.font = `650 46px ${title}`;
  for (const line of wrapped(ink, facts.game, LEFT, 2)) {
    ink.fillText(line, EDGE, y);
    y += 52;
  }
  ink.font = `600 28px ${text}`;
  for (const line of wrapped(ink, facts.heading, LEFT, 2)) {
    ink.fillText(line, EDGE, y);
    y += 36;
  }
  if (facts.Cover) await drawCover(ink, facts.Cover, y);
  ink.fillStyle = value('--on-felt');
  ink.font = `600 24px ${text}`;
  ink.fillText(`Ninelives · ${facts.address}`, EDGE, HEIGHT - EDGE + 4, LEFT);
}

/** The cover of the game, below `top`. */
async function drawCover(ink: Canvas, Cover: Component, top: number): Promise<void> {
  const width = Math.min(LEFT, ((HEIGHT - EDGE - 40 - top) * 3) / 2);
  const stage = document.createElement('div');
  stage.className = 'visually-hidden';
  const frame = document.createElement('div');
  frame.style.inlineSize = `${width}px`;
  frame.style.position = 'relative';
  stage.append(frame);
  document.body.append(stage);
  const cover = mount(Cover, { target: frame });
  try {
    ink.save();
    ink.translate(EDGE, top);
    ink.beginPath();
    ink.roundRect(0, 0, width, (width * 2) / 3, ROUND);
    ink.clip();
    await drawScene(ink, frame);
    ink.restore();
  } finally {
    await unmount(cover);
    stage.remove();
  }
}

function drawSheet(ink: Canvas, facts: PictureFacts, text: string): void {
  const { x, y: top, width, height } = SHEET;
  ink.save();
  ink.shadowColor = 'rgb(20 10 0 / 45%)';
  ink.shadowBlur = 24;
  ink.shadowOffsetY = 8;
  ink.fillStyle = value('--card-face');
  ink.beginPath();
  ink.roundRect(x, top, width, height, ROUND);
  ink.fill();
  ink.restore();

  const ends = drawRows(ink, facts, text);
  ink.fillStyle = value('--card-ink');
  ink.font = `600 ${NOTE}px ${text}`;
  let y = ends + 44;
  for (const note of facts.notes) {
    for (const line of wrapped(ink, note, width - 60, 2)) {
      if (y > top + height - 14) return;
      ink.fillText(line, x + 30, y);
      y += NOTE + 7;
    }
  }
}

/** Returns where the rows end. */
function drawRows(ink: Canvas, facts: PictureFacts, text: string): number {
  const { x, y: top, width, height } = SHEET;
  const tall = facts.notes.length > 0 ? 56 : Math.min(92, (height - 40) / facts.rows.length);
  facts.rows.forEach((row, number) => {
    const middle = top + 20 + tall * (number + 0.5);
    if (row.mine) {
      ink.fillStyle = value('--gold');
      ink.beginPath();
      ink.roundRect(x + 12, middle - tall / 2 + 3, width - 24, tall - 6, 12);
      ink.fill();
    }
    ink.fillStyle = value(`--token-${row.seat}`);
    ink.beginPath();
    ink.arc(x + 92, middle, 13, 0, 2 * Math.PI);
    ink.fill();
    ink.fillStyle = value('--card-ink');
    ink.font = `${row.mine ? 800 : 600} 30px ${text}`;
    ink.fillText(row.place, x + 30, middle + 10);
    ink.textAlign = 'right';
    ink.fillText(row.points, x + width - 30, middle + 10, 190);
    ink.textAlign = 'left';
    const room = width - 120 - 40 - Math.min(190, ink.measureText(row.points).width);
    ink.fillText(wrapped(ink, row.name, room, 1)[0] ?? '', x + 120, middle + 10);
  });
  return top + 20 + tall * facts.rows.length;
}

/** Lines no wider than this, and no more than `most`; what is left out becomes an ellipsis. */
export function wrapped(
  ink: Pick<Canvas, 'measureText'>,
  text: string,
  width: number,
  most: number,
): string[] {
  const fits = (line: string): boolean => ink.measureText(line.trimEnd()).width <= width;
  const parts = text.split(/(?<=\s)|(?<=[\u3000-\u9fff\uff00-\uffef])/u);
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line === '' || fits(line + part)) line += part;
    else {
      lines.push(line.trimEnd());
      line = part;
    }
  }
  lines.push(line.trimEnd());
  const shown = lines.slice(0, most);
  const last = shown.length - 1;
  let end = shown[last] ?? '';
  if (lines.length <= most && fits(end)) return shown;
  while (end !== '' && !fits(`${end}…`)) end = Array.from(end).slice(0, -1).join('');
  return [...shown.slice(0, last), `${end}…`];
}
