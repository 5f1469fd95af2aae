import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Course, Section } from '../../contract.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { CourseMetrics } from './course-metrics.tsx';

const enrolmentOf = (
  enrolled: number,
  cap: number | null,
  seats: readonly Pick<Section, 'enrollment' | 'cap'>[],
): string | null => {
  const sections = seats.map((each, index) => ({
    ...(SAMPLE_COURSE.sections[0] as Section),
    section: String(index),
    ...each,
  }));
  const course: Course = {
    ...SAMPLE_COURSE,
    sections,
    current_enrollment_number: enrolled,
    enrollment_cap: cap,
  };
  render(<CourseMetrics course={course} rated={{ rating: false, hours: false }} />);
  return screen.getByRole('definition').textContent;
};

describe('the enrolment of a course', () => {
  it('is counted over its sections where these state theirs', () => {
    const seats = { enrollment: 12, cap: 15 };
    expect(enrolmentOf(24, 30, [seats, seats])).toBe('24 students, at most 30 in 2 lectures');
  });

  it('says nothing of sections where only the course has a count', () => {
    const seats = { enrollment: null, cap: null };
    expect(enrolmentOf(348, null, [seats, seats, seats])).toBe('348 students');
  });

  it('is never held against the cap of a section', () => {
    expect(enrolmentOf(613, 15, [{ enrollment: null, cap: 15 }])).toBe('613 students');
  });
});
