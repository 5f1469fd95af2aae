import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readDottedCatalogue, readSpacedCatalogue } from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import type { Course } from '../../contract.ts';
import { findClockRanges, formatClock, parseClock } from './clock-times.ts';
import { formatMeetingTimes, meetingTimesOf, parseSchedule } from './meeting-times.ts';
import { parseWeekdays, WEEKDAY_NUMBERS } from './weekdays.ts';
import { toWireTimes } from '../wire/wire-times.ts';

const clock = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const meeting = (weekday: (typeof WEEKDAY_NUMBERS)[number], start: string, end: string) => ({
  weekday,
  start: clock(start),
  end: clock(end),
});

describe('times of day', () => {
  test.each([
    ['13:30', '13:30'],
    ['1:30 PM', '13:30'],
    ['1:30pm', '13:30'],
    ['1:30 p.m.', '13:30'],
    ['9am', '9:00'],
    ['12:15 AM', '0:15'],
    ['12:00 PM', '12:00'],
    ['13:30:00', '13:30'],
    ['2025-09-03T13:30:00', '13:30'],
    ['2025-09-03 13:30', '13:30'],
    ['2025-09-03T13:30:00.000Z', '13:30'],
    ['Wed Sep 03 2025 13:30:00 GMT-0400', '13:30'],
  ])('%j is %s', (text, expected) => expect(parseClock(text)).toBe(clock(expected)));

  test.each([
    'N/A',
    '',
    ' ',
    'TBA',
    'noon-ish',
    '25:00',
    '13:75',
    '13:30 PM',
    '7',
    null,
    undefined,
    Number.NaN,
    930,
    {},
  ])('%j is unknown', (value) => expect(parseClock(value)).toBeNull());

  it('round-trip through formatting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(parseClock(formatClock(minutes))).toBe(minutes);
      }),
    );
  });

  test.each([
    ['1:30 - 2:45 PM', '13:30', '14:45'],
    ['11:30 - 12:45 PM', '11:30', '12:45'],
    ['10-11:30am', '10:00', '11:30'],
    ['3 to 5:45 p.m.', '15:00', '17:45'],
    ['13:30–14:45', '13:30', '14:45'],
    ['11:00 AM – 1:00 PM', '11:00', '13:00'],
    ['10:30 PM - 11:45 PM', '22:30', '23:45'],
  ])('the range %j', (text, start, end) => {
    expect(findClockRanges(text)).toMatchObject([{ start: clock(start), end: clock(end) }]);
  });

  it('give no range when the end precedes the start', () => {
    expect(findClockRanges('3:00 PM - 1:00 PM; 10-11; 2025-26; 1:00 - 1:00 PM')).toEqual([]);
  });
});

describe('weekdays', () => {
  test.each([
    [
      ['Mon', 'Wed'],
      [1, 3],
    ],
    ['["Tue", "Thu"]', [2, 4]],
    ['M, T, W, Th, F', [1, 2, 3, 4, 5]],
    ['MWF', [1, 3, 5]],
    ['TTh', [2, 4]],
    ['TuTh', [2, 4]],
    ['TR', [2, 4]],
    ['Tuesday/Thursday', [2, 4]],
    ['Wednesdays and Saturdays', [3, 6]],
    ['Sun', [7]],
    ['SaSu', [6, 7]],
    [
      ['Th', 'T', 'T'],
      [2, 4],
    ],
    ['N/A', []],
    ['TBA', []],
    [null, []],
    [[null, Number.NaN], []],
    ['', []],
  ])('%j', (value, expected) => expect(parseWeekdays(value)).toEqual(expected));
});

describe('when a course meets', () => {
  const expected = { meetings: [meeting(2, '13:30', '14:45'), meeting(4, '13:30', '14:45')], untimed: [] };
  test.each([
    [{ start_times: { '2': '13:30', '4': '13:30' }, end_times: { '2': '14:45', '4': '14:45' } }],
    [
      {
        days: ['Tue', 'Thu'],
        start_times: { '1': '', '2': '2025-09-02T13:30:00', '3': '', '4': '2025-09-04T13:30:00', '5': '' },
        end_times: { '1': '', '2': '2025-09-02T14:45:00', '3': '', '4': '2025-09-04T14:45:00', '5': '' },
        schedule: 'Tue, Thu 1:30 PM - 2:45 PM',
      },
    ],
    [{ start_times: '{"2":"1:30 PM","4":"1:30 PM"}', end_times: '{"2":"2:45 PM","4":"2:45 PM"}' }],
    [
      {
        start_times: ['', '1:30 PM', 'N/A', '1:30 PM', ''],
        end_times: ['', '2:45 PM', 'N/A', '2:45 PM', ''],
      },
    ],
    [{ start_times: [null, '', '13:30', '', '13:30', ''], end_times: [null, '', '14:45', '', '14:45', ''] }],
    [{ start_times: { Tue: '13:30', Thu: '13:30' }, end_times: { Tue: '14:45', Thu: '14:45' } }],
    [{ days: 'TTh', schedule: 'TTh 1:30-2:45 pm' }],
    [{ schedule: 'Tue 1:30 PM - 2:45 PM; Thu 1:30 PM - 2:45 PM' }],
    [{ schedule: 'Tue 1:30 PM - 2:45 PM, Thu 1:30 PM - 2:45 PM' }],
    [{ schedule: '1:30 – 2:45 PM on Tuesdays and Thursdays' }],
    [{ schedule: 'Tuesday/Thursday 13:30-14:45' }],
  ])('is read from %j', (course) => expect(meetingTimesOf(course)).toEqual(expected));

  it('adds a second meeting per day, and other days, from the schedule', () => {
    const course = {
      days: ['Mon', 'Fri'],
      start_times: { '1': '10:00' },
      end_times: { '1': '11:00' },
      schedule: 'Mon 10:00 AM - 11:00 AM; Mon 2:00 PM - 3:00 PM; Wed',
    };
    expect(meetingTimesOf(course)).toEqual({
      meetings: [meeting(1, '10:00', '11:00'), meeting(1, '14:00', '15:00')],
      untimed: [3, 5],
    });
  });

  it('keeps the day when the time is missing or invalid', () => {
    expect(meetingTimesOf({ days: ['Tue'], start_times: { '2': 'N/A' } })).toEqual({
      meetings: [],
      untimed: [2],
    });
    expect(meetingTimesOf({ start_times: { '2': '15:00' }, end_times: { '2': '13:00' } }).untimed).toEqual([
      2,
    ]);
    expect(meetingTimesOf({ start_times: { '2': '15:00' } }).untimed).toEqual([2]);
  });

  it('is empty when the record states nothing', () => {
    for (const course of [
      {},
      { days: null, start_times: 'N/A', end_times: 'NaN', schedule: 'TBA' },
      { days: '[' },
    ])
      expect(meetingTimesOf(course)).toEqual({ meetings: [], untimed: [] });
  });

  it('is formatted for display', () => {
    const text = (schedule: string) => formatMeetingTimes(parseSchedule(schedule));
    expect(text('Tue, Thu 1:30 PM - 2:45 PM')).toBe('Tue, Thu 1:30 – 2:45 PM');
    expect(text('MWF 11:30-12:45 pm')).toBe('Mon, Wed, Fri 11:30 AM – 12:45 PM');
    expect(text('Mon 9:00 AM - 10:00 AM; Fri 1:00 PM - 2:00 PM')).toBe(
      'Mon 9:00 – 10:00 AM; Fri 1:00 – 2:00 PM',
    );
    expect(text('Wed')).toBe('Wed, time to be announced');
    expect(text('')).toBe('');
  });

  const meetings = fc.uniqueArray(
    fc.record({
      weekday: fc.constantFrom(...WEEKDAY_NUMBERS),
      start: fc.integer({ min: 0, max: 1400 }),
      length: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 6, selector: ({ weekday, start }) => `${weekday} ${start}` },
  );
  it('round-trips through the display text', () => {
    fc.assert(
      fc.property(meetings, (drawn) => {
        const given = drawn
          .map(({ weekday, start, length }) => ({ weekday, start, end: start + length }))
          .sort((a, b) => a.weekday - b.weekday || a.start - b.start);
        const schedule = formatMeetingTimes({ meetings: given, untimed: [] });
        expect(meetingTimesOf({ schedule })).toEqual({ meetings: given, untimed: [] });
      }),
    );
  });

  it('never throws, whatever a backend sends', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.anything(),
        fc.anything(),
        (days, start_times, end_times, schedule) => {
          for (const { start, end } of meetingTimesOf({ days, start_times, end_times, schedule }).meetings) {
            expect(start).toBeLessThan(end);
          }
        },
      ),
    );
  });
});

describe('on the wire', () => {
  it('a time is the date-time of the first such weekday of the term', () => {
    // 2 September 2025 is a Tuesday.
    expect(toWireTimes({ '1': '10:30', '2': '13:30', '6': '09:00' }, '2025-09-02')).toEqual({
      '1': '2025-09-08T10:30:00',
      '2': '2025-09-02T13:30:00',
      '3': '',
      '4': '',
      '5': '',
      '6': '2025-09-06T09:00:00',
    });
  });

  it('round-trips to weekday and time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WEEKDAY_NUMBERS),
        fc.integer({ min: 0, max: 1380 }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (weekday, start, term) => {
          const iso = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
          const day = term.toISOString().slice(0, 10);
          const start_times = toWireTimes({ [weekday]: iso(start) }, day);
          const end_times = toWireTimes({ [weekday]: iso(start + 50) }, day);
          expect(meetingTimesOf({ start_times, end_times }).meetings).toEqual([
            { weekday, start, end: start + 50 },
          ]);
          const date = start_times[weekday]?.slice(0, 10) ?? '';
          expect(new Date(`${date}T00:00:00Z`).getUTCDay() || 7).toBe(weekday);
          expect(Date.parse(date) - Date.parse(day)).toBeLessThan(7 * 86_400_000);
        },
      ),
    );
  });
});

describe.skipIf(!hasRealCatalogues).each([
  ['with one meeting a day', readSpacedCatalogue, 2242],
  ['with several sections a class', readDottedCatalogue, 2729],
] as const)('a real catalogue %s', (_, readCatalogue, timed) => {
  let courses: Course[];
  beforeAll(async () => {
    ({ courses } = await readCatalogue());
  });

  it('is parsed completely', () => {
    let withTimes = 0;
    for (const course of courses) {
      const fromTimes = meetingTimesOf({ start_times: course.start_times, end_times: course.end_times });
      const fromSchedule = meetingTimesOf({ schedule: course.schedule });
      const all = meetingTimesOf(course);
      const days = new Set([...all.meetings.map(({ weekday }) => weekday), ...all.untimed]);
      expect(
        WEEKDAY_NUMBERS.filter((day) => days.has(day)),
        course.class_tag,
      ).toEqual(parseWeekdays(course.days));
      expect(fromSchedule.meetings, course.class_tag).toEqual(expect.arrayContaining(fromTimes.meetings));
      expect(all.meetings, course.class_tag).toEqual(fromSchedule.meetings);
      expect(days.size > 0, course.class_tag).toBe(course.schedule !== '');
      if (all.meetings.length > 0) withTimes += 1;
    }
    expect(withTimes).toBe(timed);
  });
});
