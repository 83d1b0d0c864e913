/** The HTTP API. */

import type {
  Deal,
  EventLog,
  GameFacts,
  Guest,
  NewRoom,
  Opened,
  Problem,
  Replay,
  Review,
  Rules,
  Summary,
  Tables,
} from '../wire';
import { at } from './base';

/** A failed request: the error code, and the HTTP status (0: no response). */
export class Failure extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    detail = '',
  ) {
    super(detail || reason);
  }
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token = '',
  credentials: RequestCredentials = 'same-origin',
): Promise<T> {
  const answer = await fetch(at(`/api/${path}`), {
    method,
    credentials,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Failure('offline', 0);
  });
  if (!answer.ok) throw await failure(answer);
  return (await answer.json()) as T;
}

async function failure(answer: Response): Promise<Failure> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  return new Failure(problem.reason ?? 'unknown', answer.status, problem.detail);
}

/** Cache a response for the lifetime of the page; a failed request is not cached. */
function once<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (name) => {
    const known = answers.get(name);
    if (known) return known;
    const answer = ask(name);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };
}

const games = once(() => call<GameFacts[]>('GET', 'games'));

export const api = {
  me: () => call<Guest>('GET', 'me'),
  rename: (name: string) => call<Guest>('PUT', 'me', { name }),
  games: () => games(''),
  game: once((name) => call<GameFacts>('GET', `games/${name}`)),
  rules: once((path) => call<Rules>('GET', `rules/${path}`)),
  open: (room: NewRoom) => call<Opened>('POST', 'rooms', room),
  tables: () => call<Tables>('GET', 'tables'),
  room: (id: string) => call<Summary>('GET', `rooms/${id}`),
  /** `token` is that of a seat link, for visitors who hold the seat only by the link. */
  replay: (id: string, seen: { seat?: number; open?: boolean } = {}, token = '') =>
    call<Replay>('GET', `rooms/${id}/replay${query(seen)}`, undefined, token),
  /** The events that my seat was sent, since this revision. */
  events: (id: string, since: number, token: string) =>
    call<EventLog>('GET', `rooms/${id}/events?since=${since}`, undefined, token),
  /** The events that a spectator was sent: without the cookie, the browser has no seat. */
  openEvents: (id: string, since: number) =>
    call<EventLog>('GET', `rooms/${id}/events?since=${since}`, undefined, '', 'omit'),
  deal: (id: string) => call<Deal>('GET', `rooms/${id}/deal`),
  /** The first call starts the review; later calls return its progress, then the result. */
  review: (id: string, seat: number) => call<Review>('GET', `rooms/${id}/review?seat=${seat}`),
};

/** The download address of a finished game's record. */
export function recordAddress(id: string): string {
  return at(`/api/rooms/${id}/record`);
}

function query({ seat, open }: { seat?: number; open?: boolean }): string {
  if (open) return '?open=1';
  return seat === undefined ? '' : `?seat=${seat}`;
}
