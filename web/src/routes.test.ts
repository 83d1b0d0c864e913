import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/about', { page: 'about' }],
  ['/t/0123456789ab', { page: 'table', room: '0123456789ab' }],
  ['/t/0123456789ab/tv', { page: 'television', room: '0123456789ab' }],
  ['/r/0123456789ab/', { page: 'replay', room: '0123456789ab' }],
  ['/r/0123456789ab/deal', { page: 'deal', room: '0123456789ab' }],
  ['/rules/felix', { page: 'rules', game: 'felix' }],
  ['/learn/catinthebox', { page: 'learn', game: 'catinthebox' }],
])('%s is a page', (path, route) => expect(routeOf(path)).toEqual(route));

test.each([
  '/t/',
  '/about/x',
  '/t/short',
  '/t/0123456789AB',
  '/r/0123456789ab/x',
  '/rules/',
  '/rules/../x',
  '/elsewhere',
  '//',
])('%s is notFound', (path) => expect(routeOf(path)).toEqual({ page: 'notFound' }));
