import { expect, it } from 'vitest';
import { plainClashWords, type PlainEntry, plainWeek } from './plain-week.ts';

const entry = (name: string, words: string, start: string, end: string): PlainEntry => ({
  name,
  words,
  mark: null,
  meetings: [{ days: ['Tue'], start, end, place: '', from: null, to: null }],
});

it('a read-only week names its clashes, and knows its blocks', () => {
  const week = plainWeek([
    entry('ECON 10', 'Lecture A', '10:00', '11:00'),
    entry('MATH 20', 'Lecture A', '10:30', '11:30'),
    entry('MATH 20', 'Discussion D1', '11:00', '12:00'),
    entry('ART 1', '', '14:00', '15:00'),
  ]);
  expect(week.clashes.map(plainClashWords)).toEqual([
    'ECON 10 and MATH 20, Tue 10:30 AM',
    'MATH 20 Lecture A and Discussion D1, Tue 11:00 AM',
  ]);
  expect(week.days[1]?.blocks.map(({ hasClash }) => hasClash)).toEqual([true, true, true, false]);
});
