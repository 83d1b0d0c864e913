import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent, Picture } from '../games/module';
import { Coach, type Kept } from './coach.svelte';
import { due, type LessonStep } from './lesson';

const LESSON: LessonStep[] = [
  { text: 'welcome', asked: 'bid' },
  { text: 'more', at: 'hand' },
  { text: 'choose', choice: true },
  { text: 'sold', event: 'SackSold', values: ({ event }) => ({ mice: Number(event['mice']) }) },
  { text: 'second', asked: 'bid', round: 2 },
  { text: 'mine', event: 'TrickWon', if: ({ event, picture }) => event['seat'] === picture.seat },
  { text: 'theirs', event: 'TrickWon', if: ({ event, before }) => event['seat'] !== before.seat },
  { text: 'end', asked: 'over', last: true },
];

const table = (asked: string, round = 1): Picture => ({ seat: 0, asked, legal: [], round });
const texts = (numbers: readonly number[]) => numbers.map((number) => LESSON[number]?.text);

describe('a step of a lesson', () => {
  const at = (asked: string, event: GameEvent | null = null, round = 1, told: number[] = []) => {
    const picture = table(asked, round);
    return texts(due(LESSON, new Set(told), { picture, before: picture, event }));
  };

  it('is due when it is asked for, and brings those that follow it', () => {
    expect(at('bid')).toEqual(['welcome', 'more', 'choose']);
  });

  it('is due once its event was shown', () => {
    expect(at('bid', { event: 'SackSold' })).toEqual(['sold']);
  });

  it('waits for its round', () => {
    expect(at('bid', null, 1, [0, 1, 2])).toEqual([]);
    expect(at('bid', null, 2, [0, 1, 2])).toEqual(['second']);
  });

  it('waits for such facts as it is about', () => {
    expect(at('', { event: 'TrickWon', seat: 0 })).toEqual(['mine']);
    expect(at('', { event: 'TrickWon', seat: 1 })).toEqual(['theirs']);
  });

  it('tells a text once, at the first of its moments', () => {
    const lesson: LessonStep[] = [
      { text: 'dog', asked: 'bid' },
      { text: 'signs' },
      { text: 'dog', asked: 'place' },
      { text: 'signs' },
      { text: 'tip' },
    ];
    const found = (asked: string, told: number[]) =>
      due(lesson, new Set(told), { picture: table(asked), before: table(asked), event: null });
    expect(found('place', [])).toEqual([2, 3, 4]);
    expect(found('place', found('bid', []))).toEqual([]);
  });

  it('is never told twice, nor without the step it follows', () => {
    expect(at('bid', null, 1, [0])).toEqual([]);
  });
});

describe('the coach', () => {
  let kept: Kept;
  let freed: number;
  const memory = { load: () => kept, save: (next: Kept) => (kept = next) };
  const coached = (): Coach => {
    const coach = new Coach(LESSON, memory);
    coach.freed = () => freed++;
    return coach;
  };
  const said = (coach: Coach) => texts(coach.queue.map(({ number }) => number));

  beforeEach(() => {
    kept = { told: [], open: [] };
    freed = 0;
  });

  it('holds the game step by step, until the last one was read', () => {
    const coach = coached();
    expect(coach.holds).toBe(false);
    coach.heard({ event: 'TrickWon', seat: 0 }, table(''), table(''));
    coach.heard({ event: 'TrickWon', seat: 1 }, table(''), table(''));
    expect([coach.step?.text, coach.holds, coach.reads]).toEqual(['mine', true, true]);
    coach.next();
    expect([coach.step?.text, coach.holds, freed]).toEqual(['theirs', true, 0]);
    coach.next();
    expect([coach.step, coach.holds, freed]).toEqual([undefined, false, 1]);
  });

  it('closes a step that asks for a choice by that choice alone', () => {
    const coach = coached();
    coach.settled(table('bid'));
    coach.next();
    coach.next();
    expect([coach.step?.text, coach.holds, coach.reads]).toEqual(['choose', true, false]);
    coach.next();
    expect(coach.step?.text).toBe('choose');
    coach.chosen();
    expect([coach.holds, freed]).toEqual([false, 1]);
  });

  it('tells again what was not seen before the choice', () => {
    const lesson: LessonStep[] = [{ text: 'sign', asked: 'play', seen: true, choice: true }];
    const coach = new Coach(lesson, memory);
    coach.settled(table('play'));
    coach.chosen();
    coach.settled(table('play'));
    expect(coach.step?.text).toBe('sign');
    coach.shown();
    coach.chosen();
    coach.settled(table('play'));
    expect(coach.step).toBeUndefined();
  });

  it('gives a step the values of its event', () => {
    const coach = coached();
    coach.heard({ event: 'SackSold', mice: 7 }, table(''), table(''));
    expect(coach.step?.values).toEqual({ mice: 7 });
  });

  it('goes on at the step reached', () => {
    const first = coached();
    first.settled(table('bid'));
    first.next();
    const again = coached();
    expect(again.holds).toBe(false);
    again.settled(table('bid'));
    expect(said(again)).toEqual(['more', 'choose']);
  });

  it('does not ask again for a choice that was made meanwhile', () => {
    coached().settled(table('bid'));
    const again = coached();
    again.settled(table(''));
    expect(said(again)).toEqual(['welcome', 'more']);
  });

  it('is silent when it is skipped, and after a reload', () => {
    const coach = coached();
    coach.settled(table('bid'));
    coach.skip();
    expect([coach.holds, coach.goesOn, freed]).toEqual([false, false, 1]);
    const again = coached();
    again.settled(table('bid', 2));
    expect(again.holds).toBe(false);
  });

  it('comes to its end, and still explains what happens later', () => {
    const coach = coached();
    coach.settled(table('over'));
    expect(coach.goesOn).toBe(true);
    coach.next();
    expect(coach.goesOn).toBe(false);
    coach.heard({ event: 'SackSold', mice: 3 }, table(''), table(''));
    expect(said(coach)).toEqual(['sold']);
  });
});
