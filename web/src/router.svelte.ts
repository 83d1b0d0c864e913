/** Which page is shown: a few paths, and links that need no reload. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; room: string }
  | { page: 'replay'; room: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'nowhere' };

const PATHS: [RegExp, (name: string) => Route][] = [
  [/^\/t\/([0-9a-z]{12})\/?$/, (room) => ({ page: 'table', room })],
  [/^\/r\/([0-9a-z]{12})\/?$/, (room) => ({ page: 'replay', room })],
  [/^\/rules\/([a-z]+)\/?$/, (game) => ({ page: 'rules', game })],
  [/^\/learn\/([a-z]+)\/?$/, (game) => ({ page: 'learn', game })],
  [/^\/$/, () => ({ page: 'home' })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of PATHS) {
    const match = pattern.exec(path);
    if (match) return route(match[1] ?? '');
  }
  return { page: 'nowhere' };
}

class Router {
  #path = $state(window.location.pathname);
  readonly route = $derived(routeOf(this.#path));
  /** What stands behind # in the address. */
  hash = $state(window.location.hash.slice(1));

  /** Follow the reader: links that are clicked, and the browser's own way back. */
  listen(): void {
    window.addEventListener('popstate', () => this.#read());
    window.addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (click) => this.#clicked(click));
  }

  go(address: string, { replace = false } = {}): void {
    const from = this.#path;
    window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    if (this.#path !== from) window.scrollTo(0, 0);
  }

  #read(): void {
    this.#path = window.location.pathname;
    this.hash = window.location.hash.slice(1);
  }

  #clicked(click: MouseEvent): void {
    const link = (click.target as Element).closest?.('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, window.location.href);
    if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === window.location.pathname && url.hash) return; // the browser scrolls
    click.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
