import { expect, it } from 'vitest';
import type { Course } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { toCourseDetails, toCourseFacts } from './to-course-facts.ts';

const SETTING = {
  today: '2025-09-10',
  ends: new Map<string, string>(),
  evaluated: new Map<string, number[]>(),
};

const dated = (from: string | null, to: string | null): Course => ({
  ...SAMPLE_COURSE,
  sections: SAMPLE_COURSE.sections.map((section) => ({
    ...section,
    meetings: section.meetings.map((meeting) => ({ ...meeting, from, to })),
  })),
});

it.each([
  [null, null, 'Mon, Wed 1:30 PM - 2:45 PM'],
  [null, '2025-10-17', 'Mon, Wed 1:30 PM - 2:45 PM (until 17 October 2025)'],
  ['2025-10-20', null, 'Mon, Wed 1:30 PM - 2:45 PM (from 20 October 2025)'],
  ['2025-10-20', '2025-11-28', 'Mon, Wed 1:30 PM - 2:45 PM (from 20 October 2025 until 28 November 2025)'],
])('states when half a term begins or ends: %s to %s', (from, to, schedule) => {
  const course = dated(from, to);
  expect(toCourseFacts(course, SETTING).schedule).toBe(schedule);
  expect(toCourseDetails([course], SETTING).sections[0]?.schedule).toBe(schedule);
});

it('states values from records of other terms', () => {
  const spring: Course = { ...SAMPLE_COURSE, term: '2026 Spring', current_enrollment_number: null };
  expect(toCourseDetails([spring, SAMPLE_COURSE], SETTING).other_terms).toEqual([
    {
      term: '2025 Fall',
      term_over: false,
      instructors: ['Ada Byron', 'Alan Mathison'],
      enrollment: 640,
      schedule: 'Mon, Wed 1:30 PM - 2:45 PM',
    },
  ]);
});
