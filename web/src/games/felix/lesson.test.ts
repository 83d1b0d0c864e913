import { expect, test } from 'vitest';
import { due, type LessonStep } from '../../lesson/lesson';
import { slot, table } from './fixtures';
import { lesson } from './lesson';
import type { Picture } from './types';

const steps = lesson as unknown as LessonStep[];
const BIG_DOG = 8;

function told(change: Partial<Picture>, before: ReadonlySet<number> = new Set()): number[] {
  const picture = table(change);
  return due(steps, before, { picture, before: picture, event: null });
}

const texts = (numbers: readonly number[]) => numbers.map((number) => steps[number]?.text);
const dog = { ...slot(1, BIG_DOG), leaves: true };

test.each(['bid', 'raise', 'buy'])('a dog is explained when it lies open at %s', (asked) => {
  const found = texts(told({ asked, row: [slot(0, 5), dog] }));
  expect(found.slice(0, 2)).toEqual(['felix-lesson-dog', 'felix-lesson-signs']);
});

test('without a dog in the sack it is explained before the second card is hidden', () => {
  const first = told({ asked: 'bid' });
  expect(texts(first)).not.toContain('felix-lesson-dog');
  const found = texts(told({ asked: 'place', round: 2 }, new Set(first)));
  expect(found).toEqual(['felix-lesson-dog', 'felix-lesson-signs', 'felix-lesson-tip']);
});

test('it is explained once', () => {
  const first = told({ asked: 'bid', row: [slot(0, 5), dog] });
  const found = texts(told({ asked: 'place', round: 2 }, new Set(first)));
  expect(found).toEqual(['felix-lesson-tip']);
});
