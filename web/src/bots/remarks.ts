/**
 * What a bot says of a moment that everybody at the table saw.
 *
 * A line tells nothing of a hand. It is chosen here, on the page, which knows no hand but the
 * reader's own, and from an occasion alone: a seat and a moment that a game's table of occasions
 * makes of a public event. Which line it is, and whether there is one, depends on that, the room, the
 * number of the action and who sits at the table. All of this is the same for everybody, so everybody
 * reads the same; `remarks.test.ts` compares the seats of whole games.
 */

import type { GameEvent } from '../games/module';

/** How many lines each bot has for each moment. */
export const LINES = {
  won: 5,
  costly: 3,
  chased: 3,
  over: 3,
  exact: 3,
  paradox: 3,
  round: 4,
  tease: 4,
  thinking: 3,
  victory: 3,
  defeat: 3,
} as const;
export type Moment = keyof typeof LINES;

/** The bots that talk. */
export const TALKERS = ['kitten', 'alley-cat', 'tiger', 'gambler', 'rascal'] as const;

/** A moment of a seat; NOBODY if it concerns the whole table. */
export interface Occasion {
  seat: number;
  moment: Moment;
}

/** A method, so that the table of one game is also a table of `GameEvent`s. */
interface Reader<E> {
  read(event: E): Occasion | null;
}

/** The events of a game that bots remark on; only events that are the same for every seat. */
export type Occasions<E extends { event: string } = GameEvent> = {
  readonly [Name in E['event']]?: Reader<Extract<E, { event: Name }>>['read'];
};

/** Who sits at a table: all of it is public. */
export interface Company {
  room: string;
  /** By seat; "" for people. */
  bots: readonly string[];
  names: readonly string[];
}

export interface Remark {
  seat: number;
  /** The id of the text, and the name it may contain. */
  text: string;
  name: string;
}

/** How many of a hundred such moments a bot remarks on, at a table with one person. */
const SHARES: Record<Moment, number> = {
  won: 20,
  costly: 45,
  chased: 35,
  over: 75,
  exact: 90,
  paradox: 90,
  round: 50,
  tease: 40,
  thinking: 60,
  victory: 100,
  defeat: 100,
};

/** After these, the others may tease. */
const MISHAPS: ReadonlySet<Moment> = new Set(['over', 'paradox', 'costly']);

const PLEASED: ReadonlySet<Moment> = new Set(['won', 'exact', 'round', 'tease', 'victory']);
const DISMAYED: ReadonlySet<Moment> = new Set(['over', 'paradox', 'defeat']);

/** How a bot looks at such a moment. */
export function moodAt(moment: Moment): 'pleased' | 'dismayed' | 'calm' {
  if (PLEASED.has(moment)) return 'pleased';
  return DISMAYED.has(moment) ? 'dismayed' : 'calm';
}

/** The remark on an occasion, or null: a bot speaks now and then, and rarely among people. */
export function remarkOn(
  { seat, moment }: Occasion,
  revision: number,
  company: Company,
): Remark | null {
  const dice = hash(`${company.room}/${revision}/${seat}/${moment}`);
  const talking = company.bots.flatMap((bot, at) => (talks(bot) && at !== seat ? [at] : []));
  const own = talks(company.bots[seat] ?? '');
  const speaker = own ? seat : talking[dice % talking.length];
  if (speaker === undefined || (!own && seat >= 0 && !MISHAPS.has(moment))) return null;
  const said = own || seat < 0 ? moment : 'tease';
  const people = company.bots.filter((bot) => bot === '').length;
  const roll = hash(`${dice}/${speaker}`);
  if (roll % 100 >= SHARES[said] / Math.max(1, people)) return null;
  return {
    seat: speaker,
    text: lineOf(company.bots[speaker] ?? '', said, hash(`${roll}/${said}`)),
    name: company.names[seat] ?? '',
  };
}

/** What a bot says once the game is over: one of the winners, else one of the others. */
export function lastRemark(ranks: readonly number[], company: Company): Remark | null {
  const talking = company.bots.flatMap((bot, seat) => (talks(bot) ? [seat] : []));
  const winners = talking.filter((seat) => ranks[seat] === 1);
  const dice = hash(`${company.room}/over`);
  const among = winners.length > 0 ? winners : talking;
  const speaker = among[dice % among.length];
  if (speaker === undefined) return null;
  const moment = winners.length > 0 ? 'victory' : 'defeat';
  const text = lineOf(company.bots[speaker] ?? '', moment, hash(`${dice}/${speaker}`));
  return { seat: speaker, text, name: '' };
}

const NUMBERS = ['1', '2', '3', '4', '5'] as const;

function lineOf(bot: string, moment: Moment, dice: number): string {
  return `bot-${bot}-${moment}-${NUMBERS[dice % LINES[moment]] ?? '1'}`;
}

function talks(bot: string): boolean {
  return TALKERS.some((name) => name === bot);
}

/** FNV-1a, with a final mix so that short texts spread evenly. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) {
    mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
