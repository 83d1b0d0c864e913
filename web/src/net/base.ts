/** Where the server is: at the top of its host, or below a path such as /games. */

/** The path of the server without a slash at its end; '' at the top of a host. */
export const ROOT = rootIn(globalThis.document?.querySelector('meta[name=root-path]') ?? null);

/** What the server wrote into the page; "./" is what a page has that no server completed. */
export function rootIn(meta: Element | null): string {
  const written = meta?.getAttribute('content') ?? './';
  return written === './' ? '' : written.replace(/\/$/, '');
}

/** The address of one of the server's own paths, such as /t/ROOM or /api/me. */
export function at(path: string, root = ROOT): string {
  return root + path;
}

/** The server's own path at an address. A path that is not below the root is taken as it is. */
export function pathOf(pathname: string, root = ROOT): string {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
}

/** The whole address, to be passed on to others. */
export function linkTo(path: string): string {
  return new URL(at(path), window.location.origin).href;
}

export function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${at('/ws')}`;
}
