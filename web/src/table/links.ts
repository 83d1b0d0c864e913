/** Links to share with others or with one's own other devices. */

import { at, linkTo } from '../net/base';
import { phrases } from '../text/text.svelte';

export function tableLink(room: string): string {
  return linkTo(`/t/${room}`) + query(spoken());
}

/** The token is in the fragment, which browsers do not send to servers. */
export function seatLink(room: string, token: string): string {
  return `${linkTo(`/t/${room}`)}#${token}`;
}

/** The table for a screen that everybody sees. */
export function televisionPath(room: string): string {
  return at(`/t/${room}/tv`);
}

/** The page that verifies the deal of a finished game. */
export function dealPath(room: string): string {
  return at(`/r/${room}/deal`);
}

/** What a replay shows: a step, counted from 1 (0: the beginning), and the review of a seat. */
export interface Shown {
  step?: number;
  review?: number | undefined;
}

export function replayPath(room: string, shown: Shown = {}): string {
  return at(`/r/${room}`) + query(parts(shown));
}

export function replayLink(room: string, shown: Shown = {}): string {
  return linkTo(`/r/${room}`) + query([...parts(shown), ...spoken()]);
}

function parts({ step = 0, review }: Shown): string[] {
  return [
    ...(step > 0 ? [`step=${step}`] : []),
    ...(review === undefined ? [] : [`review=${review}`]),
  ];
}

/** The language of the sender, in which chats show their preview; English needs no mention. */
function spoken(): string[] {
  return phrases.language === 'en' ? [] : [`lang=${phrases.language}`];
}

function query(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
