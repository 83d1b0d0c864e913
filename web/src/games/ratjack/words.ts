/** Names of cards and tokens, for text and for screen readers. */

import type { Speaker } from '../../text/speaker';
import type { Focus } from './focus';
import type { Picture, Player, Print, TableCard, Token } from './scene';
import { printOf } from './scene';

export function powerOf(speaker: Speaker, print: Print): string {
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

/** What a card does, and whether that is known from print. */
export function powerText(speaker: Speaker, print: Print): string {
  return `${powerOf(speaker, print)} (${source(speaker, print.printed)})`;
}

/** What stands on a token, and its name: "×2, double". */
export function tokenName(speaker: Speaker, { face }: Token): string {
  const name = speaker.thing('token', face);
  const label = speaker.thing('token', face, '.label');
  return name === label ? name : `${label}, ${name}`;
}

export function tokenText(speaker: Speaker, token: Token): string {
  return `${speaker.thing('token', token.face, '.text')} (${source(speaker, token.printed)})`;
}

function source(speaker: Speaker, printed: boolean): string {
  return speaker.say(printed ? 'source-printed' : 'source-reconstructed');
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

/** All there is to say about what is looked at: a title, and sentences. */
export function details(
  speaker: Speaker,
  picture: Picture,
  focus: Focus,
): { title: string; lines: string[] } | null {
  if (!focus) return null;
  if ('token' in focus) {
    const title = speaker.thing('token', focus.token.face);
    return { title, lines: [tokenText(speaker, focus.token)] };
  }
  if ('card' in focus) return printed(speaker, picture, focus.card);
  for (const player of picture.players) {
    const card = player.cards.find((each) => each.place === focus.place);
    if (card) return lying(speaker, picture, player, card);
  }
  return null;
}

function printed(speaker: Speaker, picture: Picture, card: number) {
  const print = printOf(picture, card);
  const lines = print ? [powerText(speaker, print)] : [];
  return { title: speaker.thing('card', card), lines };
}

function lying(speaker: Speaker, picture: Picture, { seat }: Player, card: TableCard) {
  const print = printOf(picture, card.card);
  const lines = print ? [powerText(speaker, print)] : [];
  if (card.token) {
    const name = speaker.thing('token', card.token.face);
    lines.push(`${name}: ${tokenText(speaker, card.token)}`);
  }
  if (!card.up) lines.push(...secret(speaker, card, seat));
  return { title: cardLine(speaker, card, seat), lines };
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
