/** The addresses of the pages. */

export type Route =
  | { page: 'home' }
  | { page: 'about' }
  | { page: 'table'; room: string }
  | { page: 'television'; room: string }
  | { page: 'replay'; room: string }
  | { page: 'deal'; room: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'notFound' };

const PATHS: [RegExp, (name: string) => Route][] = [
  [/^\/t\/([0-9a-z]{12})\/?$/, (room) => ({ page: 'table', room })],
  [/^\/t\/([0-9a-z]{12})\/tv\/?$/, (room) => ({ page: 'television', room })],
  [/^\/r\/([0-9a-z]{12})\/?$/, (room) => ({ page: 'replay', room })],
  [/^\/r\/([0-9a-z]{12})\/deal\/?$/, (room) => ({ page: 'deal', room })],
  [/^\/rules\/([a-z]+)\/?$/, (game) => ({ page: 'rules', game })],
  [/^\/learn\/([a-z]+)\/?$/, (game) => ({ page: 'learn', game })],
  [/^\/about\/?$/, () => ({ page: 'about' })],
  [/^\/$/, () => ({ page: 'home' })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of PATHS) {
    const match = pattern.exec(path);
    if (match) return route(match[1] ?? '');
  }
  return { page: 'notFound' };
}
