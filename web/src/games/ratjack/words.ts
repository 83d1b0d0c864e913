/** Names of cards and tokens, for text and for screen readers. */

import type { Speaker } from '../../text/speaker';
import type { Focus } from './focus';
import type { Picture, Player, Print, TableCard, Token } from './scene';
import { printOf } from './scene';

/** The powers that ask nothing. */
const UNASKED: ReadonlySet<string> = new Set([
  'shuffle-discards',
  'exchange-hand-discard',
  'discard-to-hidden',
]);

/** What a card does. */
export function powerText(speaker: Speaker, print: Print): string {
  return speaker.say(`power-${print.power}`, { count: print.count });
}

/** A power in the few words printed on the card. */
export function shortOf(speaker: Speaker, print: Print): string {
  return speaker.say(`page-short-${print.power}`);
}

/** A card's name and its power. */
export function withShort(speaker: Speaker, name: string, print: Print): string {
  return `${name}, ${shortOf(speaker, print)}`;
}

/** What stands on a token, and its name: "×2, double". */
export function tokenName(speaker: Speaker, { face }: Token): string {
  const name = speaker.thing('token', face);
  const label = speaker.thing('token', face, '.label');
  return name === label ? name : `${label}, ${name}`;
}

export function tokenText(speaker: Speaker, token: Token): string {
  return speaker.thing('token', token.face, '.text');
}

function sourceText(speaker: Speaker, { printed }: Print | Token): string {
  return speaker.say(printed ? 'page-source-printed' : 'page-source-reconstructed');
}

/**
 * A card on the table in one line: what it is, where it lies, what it counts, what it says (if
 * `print` is given, because that stands on it), what lies on it.
 */
export function cardLine(speaker: Speaker, card: TableCard, owner: number, print?: Print): string {
  const name = speaker.name(owner);
  const parts = [speaker.say('screen-card-of', { name, card: cardName(speaker, card) })];
  if (card.up) parts.push(speaker.say('page-counts', { worth: card.worth }));
  if (print) parts.push(shortOf(speaker, print));
  if (card.token) parts.push(tokenName(speaker, card.token));
  return parts.join(', ');
}

export function cardName(speaker: Speaker, card: TableCard): string {
  if (card.up) return speaker.thing('card', card.card);
  if (card.card < 0) return speaker.say('screen-hidden');
  return speaker.say('screen-hidden-known', { card: speaker.thing('card', card.card) });
}

/** All there is to say about what is looked at. */
export interface Details {
  title: string;
  /** The face of the card, if it is known. */
  print?: Print | undefined;
  /** Sentences about it beside the power of the card. */
  lines: string[];
  /** Whether its text is that of the printed game; "" if it is not known what it is. */
  source: string;
}

export function details(speaker: Speaker, picture: Picture, focus: Focus): Details | null {
  if (!focus) return null;
  if ('token' in focus) {
    const title = speaker.thing('token', focus.token.face);
    const lines = [tokenText(speaker, focus.token)];
    return { title, lines, source: sourceText(speaker, focus.token) };
  }
  if ('card' in focus) {
    const print = printOf(picture, focus.card);
    return face(speaker, print, speaker.thing('card', focus.card));
  }
  for (const player of picture.players) {
    const card = player.cards.find((each) => each.place === focus.place);
    if (card) return lying(speaker, picture, player, card);
  }
  return null;
}

function face(speaker: Speaker, print: Print | undefined, title: string): Details {
  return { title, print, lines: [], source: print ? sourceText(speaker, print) : '' };
}

function lying(speaker: Speaker, picture: Picture, { seat }: Player, card: TableCard): Details {
  const lines: string[] = [];
  if (card.token) {
    const name = speaker.thing('token', card.token.face);
    const about = tokenText(speaker, card.token);
    lines.push(speaker.phrases.say('described', { name, about }));
  }
  if (!card.up) lines.push(...secret(speaker, card, seat));
  const print = printOf(picture, card.card);
  if (print && seat === picture.seat && !card.up && picture.asked === 'flip') {
    lines.push(speaker.say(UNASKED.has(print.power) ? 'page-flip' : 'page-flip-asks'));
  }
  const title = [cardName(speaker, card)];
  if (card.up && card.worth !== print?.value) {
    title.push(speaker.say('page-counts', { worth: card.worth }));
  }
  return { ...face(speaker, print, title.join(', ')), lines };
}

/** Who knows a hidden card, and which cards it may be. */
function secret(speaker: Speaker, card: TableCard, owner: number): string[] {
  const lines: string[] = [];
  const others = card.known_by.filter((seat) => seat !== owner && !speaker.isMe(seat));
  if (others.length > 0) {
    const names = speaker.phrases.listed(others.map((seat) => speaker.name(seat)));
    lines.push(speaker.say('page-known-by', { names }));
  }
  if (card.card < 0 && card.maybe.length > 0) {
    lines.push(speaker.say('page-maybe', { cards: speaker.things('card', card.maybe) }));
  }
  return lines;
}
