import { describe, expect, it } from 'vitest';
import { Coach, type Watched } from './coach.svelte';
import { due, type LessonStep } from './lesson';

const LESSON: LessonStep[] = [
  { text: 'welcome', asked: 'bid' },
  { text: 'more', at: 'hand' },
  { text: 'sold', event: 'SackSold' },
  { text: 'second', asked: 'bid', round: 2 },
  { text: 'both', asked: 'play', event: 'TrickWon' },
  { text: 'third', event: 'TrickWon', times: 3 },
];

const moment = (asked: string, events: string[] = [], round = 1, times = 1) => ({
  asked,
  round,
  events: new Set(events),
  counts: new Map(events.map((event) => [event, times])),
});

describe('a step of a lesson', () => {
  it('is due when it is asked for, and brings those that follow it', () => {
    expect(due(LESSON, new Set(), moment('bid'))).toEqual([0, 1]);
  });

  it('is due once its event was shown', () => {
    expect(due(LESSON, new Set(), moment('', ['SackSold']))).toEqual([2]);
  });

  it('waits for its round', () => {
    expect(due(LESSON, new Set([0, 1]), moment('bid'))).toEqual([]);
    expect(due(LESSON, new Set([0, 1]), moment('bid', [], 2))).toEqual([3]);
  });

  it('with a question and an event waits for both', () => {
    expect(due(LESSON, new Set(), moment('play'))).toEqual([]);
    expect(due(LESSON, new Set(), moment('', ['TrickWon']))).toEqual([]);
    expect(due(LESSON, new Set(), moment('play', ['TrickWon']))).toEqual([4]);
  });

  it('waits until its event has happened as often as it says', () => {
    const told = new Set([4]);
    expect(due(LESSON, told, moment('', ['TrickWon'], 1, 2))).toEqual([]);
    expect(due(LESSON, told, moment('', ['TrickWon'], 1, 3))).toEqual([5]);
  });

  it('is never told twice', () => {
    expect(due(LESSON, new Set([0, 1, 2, 3, 4]), moment('bid', ['SackSold'], 2))).toEqual([]);
  });
});

describe('the coach', () => {
  const kept: number[] = [];
  const memory = { told: () => kept, tell: (told: number[]) => kept.splice(0, 99, ...told) };
  const sees = (change: Partial<Watched>): Watched => ({
    picture: { asked: '', round: 1 },
    event: null,
    log: [],
    answering: false,
    ...change,
  });
  const texts = (coach: Coach): string[] => coach.queue.map((step) => step.text);

  it('says what is due, step by step, and remembers it over a reload', () => {
    const coach = new Coach(LESSON, memory);
    coach.look(sees({ picture: { asked: 'bid', round: 1 } }));
    expect(texts(coach)).toEqual(['welcome', 'more']);
    coach.next();
    expect(texts(coach)).toEqual(['more']);

    const again = new Coach(LESSON, memory);
    again.look(sees({ picture: { asked: 'bid', round: 1 } }));
    expect(texts(again)).toEqual([]);
  });

  it('waits until an event was shown, and is silent about what was before a choice', () => {
    kept.splice(0);
    const coach = new Coach(LESSON, memory);
    const event = { event: 'SackSold' };
    coach.look(sees({ event }));
    expect(texts(coach)).toEqual([]);
    coach.look(sees({ log: [{ number: 1, event }] }));
    expect(texts(coach)).toEqual(['sold']);
    coach.look(sees({ answering: true }));
    expect(texts(coach)).toEqual([]);
  });

  it('forgets the events of before a choice', () => {
    kept.splice(0);
    const coach = new Coach(LESSON, memory);
    coach.look(sees({ event: { event: 'TrickWon' } }));
    coach.look(sees({ answering: true }));
    coach.look(sees({ picture: { asked: 'play', round: 1 } }));
    expect(texts(coach)).toEqual([]);
  });
});
