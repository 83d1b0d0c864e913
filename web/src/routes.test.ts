import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/t/0123456789ab', { page: 'table', room: '0123456789ab' }],
  ['/r/0123456789ab/', { page: 'replay', room: '0123456789ab' }],
  ['/r/0123456789ab/deal', { page: 'deal', room: '0123456789ab' }],
  ['/rules/felix', { page: 'rules', game: 'felix' }],
  ['/learn/catinthebox', { page: 'learn', game: 'catinthebox' }],
])('%s is a page', (path, route) => expect(routeOf(path)).toEqual(route));

test.each([
  '/t/',
  '/t/short',
  '/t/0123456789AB',
  '/r/0123456789ab/x',
  '/rules/',
  '/rules/../x',
  '/elsewhere',
  '//',
])('%s is notFound', (path) => expect(routeOf(path)).toEqual({ page: 'notFound' }));
