/** The address of the server: at the root of its host, or below a path such as /games. */

/** The server's root path without a trailing slash; '' at the root of a host. */
export const ROOT = rootIn(globalThis.document?.querySelector('meta[name=root-path]') ?? null);

/** The base that the server wrote into the page; "./" in a page served without the server. */
export function rootIn(meta: Element | null): string {
  const written = meta?.getAttribute('content') ?? './';
  return written === './' ? '' : written.replace(/\/$/, '');
}

/** The address of one of the server's own paths, such as /t/ROOM or /api/me. */
export function at(path: string, root = ROOT): string {
  return root + path;
}

/** A path relative to the server's root; a path outside of it is returned unchanged. */
export function pathOf(pathname: string, root = ROOT): string {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
}

/** The absolute address, for links to share. */
export function linkTo(path: string): string {
  return new URL(at(path), window.location.origin).href;
}

export function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${at('/ws')}`;
}
