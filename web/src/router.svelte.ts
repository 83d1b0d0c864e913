/** The current page: a few paths, and links that need no reload. */

import { at, pathOf } from './net/base';
import { routeOf } from './routes';

class Router {
  #path = $state(window.location.pathname);
  readonly route = $derived(routeOf(pathOf(this.#path)));
  /** The fragment of the address. */
  hash = $state(window.location.hash.slice(1));
  /** What follows the question mark in the address. */
  search = $state(window.location.search.slice(1));

  /** Handle clicks on links and the browser's back button. */
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
    this.search = window.location.search.slice(1);
  }

  #clicked(click: MouseEvent): void {
    const link = (click.target as Element).closest?.('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, window.location.href);
    if (url.origin !== window.location.origin || !url.pathname.startsWith(at('/'))) return;
    if (url.pathname.startsWith(at('/api/'))) return;
    if (url.pathname === window.location.pathname && url.hash) return; // the browser scrolls
    click.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
