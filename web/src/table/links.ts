/** Addresses that are passed on to others, or to another device of one's own. */

export function tableLink(room: string): string {
  return new URL(`/t/${room}`, location.origin).href;
}

/** The token stands behind `#`, which browsers send to nobody. */
export function seatLink(room: string, token: string): string {
  return `${tableLink(room)}#${token}`;
}

/** Where the deal of a finished game is checked. */
export function dealPath(room: string): string {
  return `/r/${room}/deal`;
}

export function replayLink(room: string, step = 0): string {
  const link = new URL(`/r/${room}`, location.origin).href;
  return step > 0 ? `${link}#step=${step}` : link;
}
