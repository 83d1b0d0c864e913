// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { at, linkTo, pathOf, rootIn, socketAddress } from './base';

function meta(content: string): Element {
  const element = document.createElement('meta');
  element.setAttribute('content', content);
  return element;
}

test.each([
  ['/games/', '/games'],
  ['/a/b/', '/a/b'],
  ['/', ''],
  ['./', ''],
])('a page with %s has the root "%s"', (content, root) => {
  expect(rootIn(meta(content))).toBe(root);
});

test('a page that says nothing is at the top of its host', () => expect(rootIn(null)).toBe(''));

test.each([
  ['', '/t/abc', '/t/abc'],
  ['/games', '/t/abc', '/games/t/abc'],
  ['/games', '/', '/games/'],
])('below "%s", %s is at %s', (root, path, address) => {
  expect(at(path, root)).toBe(address);
  expect(pathOf(address, root)).toBe(path);
});

test.each([
  ['/games', '/'],
  ['/gamesters/t/abc', '/gamesters/t/abc'],
  ['/t/abc', '/t/abc'],
])('below /games, %s leads to %s', (address, path) => {
  expect(pathOf(address, '/games')).toBe(path);
});

test('links and the socket are below the root', async () => {
  window.location.href = 'https://host.example:8443/games/t/abc#token';
  expect(linkTo('/t/abc')).toBe('https://host.example:8443/t/abc');
  expect(socketAddress()).toBe('wss://host.example:8443/ws');
  document.head.innerHTML = '<meta name="root-path" content="/games/">';
  vi.resetModules();
  const base = await import('./base');
  expect(base.linkTo('/t/abc')).toBe('https://host.example:8443/games/t/abc');
  expect(base.socketAddress()).toBe('wss://host.example:8443/games/ws');
});
