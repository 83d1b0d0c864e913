// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply, Request } from '../wire';
import { Socket, type Contact, type Transport } from './socket';

class FakeLine implements Transport {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Request[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  says(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
  welcomes(): void {
    this.onopen?.();
    this.says({ type: 'welcome', protocol: 1, version: '1', seat: 0, token: '' });
  }
}

let lines: FakeLine[] = [];
let contacts: Contact[] = [];
let heard: string[] = [];
let socket: Socket;

const last = (): FakeLine => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, contacts, heard] = [[], [], []];
  socket = new Socket(
    {
      hello: () => ({ type: 'hello', room: '0123456789ab' }),
      received: (reply) => heard.push(reply.type),
      contact: (contact) => contacts.push(contact),
    },
    () => {
      lines.push(new FakeLine());
      return last();
    },
  );
});

afterEach(() => socket.end());

test('it greets first, and is open when it was welcomed', () => {
  expect(contacts).toEqual(['connecting']);
  last().welcomes();
  expect(last().sent).toEqual([{ type: 'hello', room: '0123456789ab' }]);
  expect(contacts.at(-1)).toBe('open');
  expect(heard).toEqual(['welcome']);
});

test('nothing is sent where nobody hears it', () => {
  expect(socket.send({ type: 'start' })).toBe(false);
  last().welcomes();
  expect(socket.send({ type: 'start' })).toBe(true);
  expect(last().sent.at(-1)).toEqual({ type: 'start' });
});

test('a lost connection is made again, ever more patiently', () => {
  last().welcomes();
  last().onclose?.();
  expect(contacts.at(-1)).toBe('lost');
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  last().onclose?.();
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(3);
  last().welcomes();
  expect(contacts.at(-1)).toBe('open');
});

test('when the network is back nobody waits', () => {
  last().welcomes();
  for (let tries = 0; tries < 5; tries += 1) {
    last().onclose?.();
    window.dispatchEvent(new Event('online'));
  }
  expect(lines).toHaveLength(6);
});

test('a silent line is asked for life, and given up when it does not answer', () => {
  last().welcomes();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().says({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  expect(contacts.at(-1)).toBe('open');
  vi.advanceTimersByTime(6_000);
  expect(lines[0]?.closed).toBe(true);
  expect(contacts.at(-1)).toBe('lost');
});

test('who comes back to the page has the line asked at once', () => {
  last().welcomes();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(6_000);
  expect(contacts.at(-1)).toBe('lost');
});

test('a server that never answers is given up as well', () => {
  vi.advanceTimersByTime(6_000);
  expect(lines[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600);
  expect(lines).toHaveLength(2);
});

test('the end is the end', () => {
  last().welcomes();
  socket.end();
  expect(last().closed).toBe(true);
  expect(contacts.at(-1)).toBe('closed');
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
