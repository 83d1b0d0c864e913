/** Which tables this tab watches without a seat: there the invitation has been read. */

export function isWatching(room: string): boolean {
  return sessionStorage.getItem(key(room)) !== null;
}

export function watchTable(room: string): void {
  sessionStorage.setItem(key(room), 'yes');
}

function key(room: string): string {
  return `watching:${room}`;
}
