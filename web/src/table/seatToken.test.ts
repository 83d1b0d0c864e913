// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { saveToken, keptToken, takeToken } from './seatToken';

const ROOM = 'abcdefghijkl';

describe('the token of a seat link', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', `/t/${ROOM}`);
  });

  it('is taken out of the address at once, and known after a reload', () => {
    window.history.replaceState(null, '', `/t/${ROOM}#secret`);
    expect(takeToken(ROOM)).toBe('secret');
    expect(window.location.href).not.toContain('secret');
    expect(window.location.pathname).toBe(`/t/${ROOM}`);
    expect(takeToken(ROOM)).toBe('secret');
  });

  it('is known to a new tab of the same browser', () => {
    saveToken(ROOM, 'secret');
    sessionStorage.clear();
    expect(takeToken(ROOM)).toBe('secret');
  });

  it('of another tab does not take this one from its seat', () => {
    saveToken(ROOM, 'mine');
    localStorage.setItem(`ninelives:seat:${ROOM}`, 'of the other tab');
    expect(takeToken(ROOM)).toBe('mine');
  });

  it('belongs to its room', () => {
    saveToken(ROOM, 'secret');
    expect(keptToken('lkjihgfedcba')).toBe('');
  });

  it('is gone when the seat is', () => {
    saveToken(ROOM, 'secret');
    saveToken(ROOM, '');
    expect(takeToken(ROOM)).toBe('');
  });
});
