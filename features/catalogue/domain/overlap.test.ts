import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClock } from './clock-times.ts';
import { meetingTimesOf } from './meeting-times.ts';
import { overlapOf, overlapOfOfferings, type TimetabledCourse } from './overlap.ts';

describe('two courses at the same time', () => {
  const course = (schedule: string, term = '2025 Fall'): TimetabledCourse => ({
    term,
    schedule,
    days: [],
    start_times: {},
    end_times: {},
  });

  it('are reported with weekday and interval', () => {
    const a = course('Tue, Thu 1:30 PM - 2:45 PM');
    const b = course('Thu 2:00 PM - 4:00 PM; Fri 1:30 PM - 2:45 PM');
    expect(overlapOf(a, b)).toEqual({
      answer: 'overlap',
      at: [{ weekday: 4, start: parseClock('14:00'), end: parseClock('14:45') }],
    });
  });

  it('do not overlap when adjacent, on other days, or in other terms', () => {
    const a = course('Tue 1:30 PM - 2:45 PM');
    expect(overlapOf(a, course('Tue 2:45 PM - 4:00 PM'))).toEqual({ answer: 'none', because: 'other_times' });
    expect(overlapOf(a, course('Wed 1:30 PM - 2:45 PM'))).toEqual({ answer: 'none', because: 'other_times' });
    expect(overlapOf(a, course('Wed'))).toEqual({ answer: 'none', because: 'other_times' });
    expect(overlapOf(a, course('Tue 1:30 PM - 2:45 PM', '2026 Spring'))).toEqual({
      answer: 'none',
      because: 'other_terms',
    });
  });

  it('are unknown, not free, when a time is unknown', () => {
    const a = course('Tue 1:30 PM - 2:45 PM');
    for (const other of ['', 'TBA', 'Tue', 'Mon 1:00 PM - 2:00 PM; Tue']) {
      expect(overlapOf(a, course(other))).toEqual({ answer: 'unknown' });
      expect(overlapOf(course(other), a)).toEqual({ answer: 'unknown' });
    }
  });

  it('with several sections overlap only if every pair of sections does', () => {
    const sections = [course('Tue 1:30 PM - 2:45 PM'), course('Mon 9:00 AM - 10:00 AM')];
    expect(overlapOfOfferings(sections, [course('Tue 1:00 PM - 2:00 PM')])).toMatchObject({ answer: 'none' });
    expect(overlapOfOfferings(sections.slice(0, 1), [course('Tue 1:00 PM - 2:00 PM')])).toMatchObject({
      answer: 'overlap',
    });
    expect(overlapOfOfferings(sections.slice(0, 1), [course('Tue')])).toEqual({ answer: 'unknown' });
    expect(overlapOfOfferings(sections, [course('', '2026 Spring')])).toEqual({
      answer: 'none',
      because: 'other_terms',
    });
    expect(overlapOfOfferings(sections, [])).toEqual({ answer: 'none', because: 'other_terms' });
  });

  it('are symmetric, and a course overlaps itself', () => {
    const times = fc.constantFrom(
      'Mon 9:00 AM - 10:15 AM',
      'Mon 10:00 AM - 11:00 AM',
      'Mon',
      'Tue 9:00 - 9:30 AM',
      'MW 10:15-11 am',
    );
    fc.assert(
      fc.property(times, times, (left, right) => {
        expect(overlapOf(course(left), course(right))).toEqual(overlapOf(course(right), course(left)));
        const self = overlapOf(course(left), course(left));
        expect(self.answer).toBe(
          meetingTimesOf({ schedule: left }).meetings.length > 0 ? 'overlap' : 'unknown',
        );
      }),
    );
  });
});
