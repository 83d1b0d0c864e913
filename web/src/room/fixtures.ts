/** A small game, a table and messages for the tests of this folder. */

import { actionsOf } from '../games/actions';
import type { GameModule, Picture, RoundEnd } from '../games/module';
import type { GameFacts, Request, Room, Update } from '../wire';
import type { PlayedGame } from './game';

const facts: GameFacts = {
  name: 'felix',
  rules_version: 1,
  seats: [3],
  options: [],
  bots: [],
  actions: [
    { verb: 'pass', about: {}, written: 'pass' },
    { verb: 'bid', about: { mice: 4 }, written: 'bid 4' },
  ],
  things: {},
};
/** `RoundBegan` is shown for a second; `HandDealt` is quiet; `RowSold` ends a round. */
const module = {
  show: (picture: Picture, event) => ({ ...picture, last: event.event }),
  pause: (event) => (event.event === 'RoundBegan' ? 1000 : 0),
  quiet: new Set(['HandDealt']),
  confirmed: new Set(['pass']),
  round: { events: new Set(['RowSold']), Sheet: (() => ({})) as unknown as RoundEnd['Sheet'] },
  sounds: { RoundBegan: 'card', BidMade: 'coin' },
} as Partial<GameModule> as GameModule;
export const played: PlayedGame = { facts, module, actions: actionsOf(facts.actions) };

const place = {
  bot: '',
  online: true,
  ready: true,
  stands_in: false,
  abandons: false,
  value: '',
};
/** Two people are playing. */
export const room: Room = {
  type: 'room',
  id: '0123456789ab',
  game: 'felix',
  options: {},
  status: 'playing',
  places: [
    { ...place, sitter: 'person', name: 'Ada' },
    { ...place, sitter: 'person', name: 'Bo' },
  ],
  host: 0,
  timing: { budget: 0, increment: 0, each_move: 0 },
  listed: false,
  lesson: false,
  watching: 0,
  commitment: '',
  points: [],
  ranks: [],
  next_room: '',
  evening: [],
};
/** One person plays with a bot. */
export const alone: Room = {
  ...room,
  places: [...room.places.slice(0, 1), { ...place, sitter: 'bot', name: 'Luna', bot: 'greedy' }],
};
/** The same before the game. */
export const waitingAlone: Room = { ...alone, status: 'waiting', commitment: 'ab'.repeat(32) };

/** The update after this choice, with events of these names. */
export function update(choice: number, events: string[] = [], waiting = [0]): Update {
  const view: Picture = { seat: 0, asked: 'bid', legal: [0], choice };
  return {
    type: 'update',
    revision: choice,
    choice,
    events: events.map((event) => ({ event })),
    view,
    waiting,
    left: [],
  };
}

/** Collects what is sent. */
export class Outbox {
  readonly sent: Request[] = [];
  readonly send = (request: Request): boolean => this.sent.push(request) > 0;
}
