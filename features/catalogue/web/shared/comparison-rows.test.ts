import { describe, expect, it } from 'vitest';
import type { Course } from '../../contract.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { comparisonRows } from './comparison-rows.ts';

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
const rowOf = (label: string, ...courses: Course[]) =>
  comparisonRows(courses).find((row) => row.label === label);

describe('courses side by side', () => {
  it('marks the facts that differ, and only those', () => {
    const differing = comparisonRows([SAMPLE_COURSE, OTHER])
      .filter(({ differs }) => differs)
      .map(({ label }) => label);
    expect(differing).toEqual(['Units', 'Days and times', 'Enrolment']);
  });

  it('say what is not stated of what everyone compares by, and leave out the rest', () => {
    expect(rowOf('Units', OTHER, OTHER)?.values).toEqual(['', '']);
    expect(rowOf('Kind of class', SAMPLE_COURSE, { ...OTHER, component: '' })?.values).toEqual([
      'Lecture',
      '',
    ]);
    const unkind = { ...OTHER, component: '' };
    expect(rowOf('Kind of class', unkind, unkind)).toBeUndefined();
  });

  it('count sections in words', () => {
    const [lecture] = SAMPLE_COURSE.sections;
    if (!lecture) throw new Error('the sample has no section');
    const recitation = { ...lecture, component: 'Recitation' };
    const course = { ...SAMPLE_COURSE, sections: [lecture, recitation, { ...recitation, section: 'B' }] };
    expect(rowOf('Sections', course)?.values).toEqual(['1 lecture, 2 recitations']);
  });

  it('never hold the count of a course against the cap of a section', () => {
    const record = { ...SAMPLE_COURSE, current_enrollment_number: 613, enrollment_cap: 15 };
    const sections = SAMPLE_COURSE.sections.map((section) => ({ ...section, enrollment: null, cap: 15 }));
    expect(rowOf('Enrolment', { ...record, sections })?.values).toEqual(['613']);
  });

  it('count sections without those that are cancelled', () => {
    const [section] = SAMPLE_COURSE.sections as [Course['sections'][number]];
    const cancelled = { ...section, section: 'Z', status: 'cancelled' as const };
    const values = rowOf('Sections', { ...SAMPLE_COURSE, sections: [section, section, cancelled] })?.values;
    expect(values).toEqual(['2 lectures']);
  });

  it.each([
    [640, 700, '640 of 700'],
    [640, null, '640'],
    [null, 700, 'at most 700'],
  ])('tells enrolment %s with a cap of %s as %j', (current_enrollment_number, enrollment_cap, said) => {
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
