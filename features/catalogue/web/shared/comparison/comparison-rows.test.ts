import { describe, expect, it } from 'vitest';
import type { Course, Section, Weekday } from '../../../contract.ts';
import { SAMPLE_COURSE } from '../../../domain/sample-course.ts';
import { timetableRemarks } from '../../../domain/timetable/remarks.ts';
import { comparisonRows } from './comparison-rows.ts';
import { shownTimes } from '../shown-sections.ts';

const OTHER: Course = {
  ...SAMPLE_COURSE,
  course_id: '1002',
  class_tag: 'MATH 21A',
  units: null,
  schedule: 'Wed 2:00 PM - 3:00 PM',
  days: ['Wed'],
  start_times: { '3': '2025-09-03T14:00:00' },
  end_times: { '3': '2025-09-03T15:00:00' },
  enrollment_cap: null,
};
const rowsOf = (courses: readonly Course[]) => {
  const remarks = timetableRemarks(courses);
  return comparisonRows(
    courses,
    courses.map((course) => shownTimes(course, remarks)),
  );
};
const rowOf = (label: string, ...courses: Course[]) => rowsOf(courses).find((row) => row.label === label);

describe('courses side by side', () => {
  it('marks the facts that differ, and only those', () => {
    const differing = rowsOf([SAMPLE_COURSE, OTHER])
      .filter(({ differs }) => differs)
      .map(({ label }) => label);
    expect(differing).toEqual(['Units', 'Days and times', 'Enrolment']);
  });

  it('distinguish the mean of past terms from the enrolment', () => {
    const unknown = { ...OTHER, current_enrollment_number: null, mean_class_size: 40.6 };
    expect(rowOf('Enrolment', SAMPLE_COURSE, unknown)?.values[1]).toBe('');
    expect(rowOf('Class size', SAMPLE_COURSE, unknown)?.values).toEqual([
      '',
      'About 41 students on average over past terms',
    ]);
    expect(rowOf('Class size', SAMPLE_COURSE, OTHER)).toBeUndefined();
  });

  it('show missing values of common criteria as unstated, and omit other missing ones', () => {
    expect(rowOf('Units', OTHER, OTHER)?.values).toEqual(['', '']);
    expect(rowOf('Kind of class', SAMPLE_COURSE, { ...OTHER, component: '' })?.values).toEqual([
      'Lecture',
      '',
    ]);
    const unkind = { ...OTHER, component: '' };
    expect(rowOf('Kind of class', unkind, unkind)).toBeUndefined();
  });

  it('show and name the sections that fit, of every kind, and not simply the first ones', () => {
    const section = (component: string, name: string, day: Weekday, start: string, end: string): Section => ({
      ...(SAMPLE_COURSE.sections[0] as Section),
      class_number: name,
      component,
      section: name,
      meetings: [{ days: [day], start, end, place: '', from: null, to: null }],
    });
    const several = {
      ...OTHER,
      class_tag: 'PHYSICS 2',
      sections: [
        section('Lecture', 'L1', 'Mon', '13:00', '14:00'),
        section('Lecture', 'L3', 'Tue', '12:00', '13:00'),
        section('Recitation', 'R1', 'Thu', '10:00', '11:00'),
      ],
    };
    const row = rowOf('Days and times', SAMPLE_COURSE, several);
    expect(row?.values).toEqual([
      'Mon, Wed 1:30 – 2:45 PM',
      'Lecture L3 (1 of 2) Tue 12:00 – 1:00 PM\nRecitation R1 Thu 10:00 – 11:00 AM',
    ]);
    expect(row?.weeks?.[1]).toMatchObject({ days: ['Tue', 'Thu'] });
  });

  it('show the dates of a course of half a term', () => {
    const sections = SAMPLE_COURSE.sections.map((section) => ({
      ...section,
      meetings: section.meetings.map((meeting) => ({ ...meeting, to: '2025-10-17' })),
    }));
    expect(rowOf('Days and times', { ...SAMPLE_COURSE, sections })?.values).toEqual([
      'Mon, Wed 1:30 – 2:45 PM, until Oct 17',
    ]);
  });

  it('never compare the count of a course with the cap of a section', () => {
    const record = { ...SAMPLE_COURSE, current_enrollment_number: 613, enrollment_cap: 15 };
    const sections = SAMPLE_COURSE.sections.map((section) => ({ ...section, enrollment: null, cap: 15 }));
    expect(rowOf('Enrolment', { ...record, sections })?.values).toEqual(['613']);
  });

  it('count sections without cancelled ones', () => {
    const [section] = SAMPLE_COURSE.sections as [Course['sections'][number]];
    const cancelled = { ...section, section: 'Z', status: 'cancelled' as const };
    const values = rowOf('Sections', { ...SAMPLE_COURSE, sections: [section, section, cancelled] })?.values;
    expect(values).toEqual(['2 lectures']);
  });

  it('count the one section of a course beside those of another, and are absent where all have one', () => {
    const [section] = SAMPLE_COURSE.sections as [Section];
    const several = { ...OTHER, sections: [section, { ...section, section: 'B' }] };
    expect(rowOf('Sections', SAMPLE_COURSE, several)?.values).toEqual(['1 lecture', '2 lectures']);
    expect(rowOf('Sections', SAMPLE_COURSE, OTHER)).toBeUndefined();
  });

  it.each([
    [640, 700, '640 of 700'],
    [640, null, '640'],
    [null, 700, 'at most 700'],
  ])('shows enrolment %s with a cap of %s as %j', (current_enrollment_number, enrollment_cap, said) => {
    const sections = SAMPLE_COURSE.sections.map((section) => ({
      ...section,
      enrollment: current_enrollment_number,
      cap: enrollment_cap,
    }));
    expect(
      rowOf('Enrolment', { ...SAMPLE_COURSE, current_enrollment_number, enrollment_cap, sections })?.values,
    ).toEqual([said]);
  });
});
