import { expect, it } from 'vitest';
import { decisionsOfHours } from './of-week-hours.ts';

type Courses = Parameters<typeof decisionsOfHours>[0];

const week = (...schedules: (string | null)[]): Courses =>
  schedules.map((schedule, at) => ({ code: `A ${at}`, sections: [{ schedule }] }));
const said = (courses: Courses, kind: string, about = ''): string | undefined =>
  decisionsOfHours(courses, '2026 Spring').find((each) => each.kind === kind && each.about === about)?.verdict
    .says;

const USUAL = week(
  'Mon, Wed 9:00 AM - 10:15 AM',
  'Mon 10:15 AM - 11:05 AM',
  'Tue, Thu 10:30 AM - 11:45 AM',
  'Tue 6:30 PM - 9:00 PM',
);

it('says when classes begin and end, of the week and of a day', () => {
  expect(said(USUAL, 'starts')).toBe('The first class begins at 9:00 AM, on Monday and Wednesday');
  expect(said(USUAL, 'ends')).toBe('The last class ends at 9:00 PM, on Tuesday');
  expect(said(USUAL, 'starts', 'Thu')).toBe('On Thursday the first class begins at 10:30 AM');
  expect(said(USUAL, 'ends', 'Mon')).toBe('On Monday the last class ends at 11:05 AM');
  expect(said(USUAL, 'ends', 'Fri')).toBeUndefined();
});

it('tells the longest day from the fullest', () => {
  expect(said(USUAL, 'longest')).toBe('Tuesday is the longest day, from 10:30 AM to 9:00 PM');
  expect(said(USUAL, 'busiest')).toBe('Tuesday is the fullest day, with 3 hours 45 minutes of class');
  expect(said(USUAL, 'lightest')).toBe(
    'Of the days with classes Wednesday and Thursday are the lightest days, with 1 hour 15 minutes of class',
  );
  const even = week('Mon, Wed 9:00 AM - 11:00 AM');
  expect(said(even, 'longest')).toBe(
    'Monday and Wednesday are the longest days, 2 hours from the first class to the end of the last',
  );
});

it('takes classes that touch or overlap as one, and half an hour for a gap', () => {
  expect(said(USUAL, 'gaps', 'Mon')).toBeUndefined();
  expect(said(USUAL, 'gaps', 'Tue')).toBe('On Tuesday nothing meets between 11:45 AM and 6:30 PM');
  expect(said(USUAL, 'no-gaps')).toBeUndefined();
  const full = week('Mon 9:00 AM - 12:00 PM', 'Mon 10:00 AM - 11:00 AM', 'Mon 12:15 PM - 1:00 PM');
  expect(said(full, 'no-gaps')).toBe('On no day is there half an hour or more between two classes');
  expect(said(full, 'busiest')).toBe('Monday is the fullest day, with 3 hours 45 minutes of class');
});

it('finds time to eat before, between or after classes', () => {
  const every = 'Every day has at least half an hour without class between 11:30 AM and 2:00 PM';
  expect(said(USUAL, 'lunch')).toBe(every);
  expect(said(week('Mon 12:00 PM - 5:00 PM'), 'lunch')).toBe(every);
  expect(said(week('Mon 9:00 AM - 1:30 PM'), 'lunch')).toBe(every);
  expect(said(week('Mon, Wed 9:00 AM - 1:45 PM', 'Fri 11:00 AM - 12:00 PM'), 'lunch')).toBe(
    'On Mondays and Wednesdays there is no half hour without class between 11:30 AM and 2:00 PM',
  );
});

it('says nothing of a week without times', () => {
  expect(decisionsOfHours(week(null, 'Tue'), '2026 Spring')).toEqual([]);
  expect(decisionsOfHours([], '2026 Spring')).toEqual([]);
});

it('says nothing of classes that meet in a part of the term', () =>
  expect(
    decisionsOfHours(week('Mon 9:00 AM - 10:15 AM (until Oct 17)', 'Tue 9:00 AM - 10:15 AM'), '2025 Fall'),
  ).toEqual([]));

it('says that every day has class', () => {
  expect(said(USUAL, 'no-free-days')).toBeUndefined();
  expect(said(week('Mon, Tue, Wed, Thu, Fri 9:00 AM - 10:00 AM'), 'no-free-days')).toBe(
    'No day from Monday to Friday is free of class',
  );
  expect(said(week('Mon, Tue, Wed, Thu, Sat 9:00 AM - 10:00 AM'), 'no-free-days')).toBeUndefined();
});
