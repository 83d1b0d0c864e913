/** Addresses that are passed on to others, or to another device of one's own. */

import { at, linkTo } from '../net/base';

export function tableLink(room: string): string {
  return linkTo(`/t/${room}`);
}

/** The token stands behind `#`, which browsers send to nobody. */
export function seatLink(room: string, token: string): string {
  return `${tableLink(room)}#${token}`;
}

/** Where the deal of a finished game is checked. */
export function dealPath(room: string): string {
  return at(`/r/${room}/deal`);
}

export function replayLink(room: string, step = 0): string {
  const link = linkTo(`/r/${room}`);
  return step > 0 ? `${link}#step=${step}` : link;
}
