/** Links to share with others or with one's own other devices. */

import { at, linkTo } from '../net/base';

export function tableLink(room: string): string {
  return linkTo(`/t/${room}`);
}

/** The token is in the fragment, which browsers do not send to servers. */
export function seatLink(room: string, token: string): string {
  return `${tableLink(room)}#${token}`;
}

/** The page that verifies the deal of a finished game. */
export function dealPath(room: string): string {
  return at(`/r/${room}/deal`);
}

export function replayLink(room: string, step = 0): string {
  const link = linkTo(`/r/${room}`);
  return step > 0 ? `${link}#step=${step}` : link;
}
