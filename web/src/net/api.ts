/** The calls over plain HTTP. */

import type {
  Deal,
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

/** A call that failed: the code of the reason, and the status (0: no answer at all). */
export class Failure extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    detail = '',
  ) {
    super(detail || reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown, token = ''): Promise<T> {
  const answer = await fetch(at(`/api/${path}`), {
    method,
    credentials: 'same-origin',
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

/** What does not change while the page is open is asked for once; a failure is asked again. */
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
  /** `token` is that of a seat link, for who has the seat by nothing else. */
  replay: (id: string, seen: { seat?: number; open?: boolean } = {}, token = '') =>
    call<Replay>('GET', `rooms/${id}/replay${query(seen)}`, undefined, token),
  deal: (id: string) => call<Deal>('GET', `rooms/${id}/deal`),
  /** The first call begins to think; the same call again tells how far it is. */
  review: (id: string, seat: number) => call<Review>('GET', `rooms/${id}/review?seat=${seat}`),
};

/** Where the record of a finished game can be downloaded. */
export function recordAddress(id: string): string {
  return at(`/api/rooms/${id}/record`);
}

function query({ seat, open }: { seat?: number; open?: boolean }): string {
  if (open) return '?open=1';
  return seat === undefined ? '' : `?seat=${seat}`;
}
