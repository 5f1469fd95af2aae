import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Course, Section } from '../../../contract.ts';
import { SAMPLE_COURSE } from '../../../domain/sample-course.ts';
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

const MEAN_SIZE = 'About 41 students on average over past terms';

describe('size in past terms', () => {
  const metricsOf = (changes: Partial<Course>) => {
    render(
      <CourseMetrics course={{ ...SAMPLE_COURSE, ...changes }} rated={{ rating: false, hours: false }} />,
    );
    return screen.getAllByRole('definition').map(({ textContent }) => textContent);
  };

  it('is beside the enrolment, from which it is distinct', () => {
    const unstated = { current_enrollment_number: null, mean_class_size: 40.6 };
    expect(metricsOf({ ...unstated, enrollment_cap: 30 })).toEqual(['Not stated, at most 30', MEAN_SIZE]);
  });

  it('is not compared with the cap of a section', () => {
    const unstated = { current_enrollment_number: null, mean_class_size: 40.6 };
    expect(metricsOf({ ...unstated, enrollment_cap: 15 })).toEqual(['Not stated', MEAN_SIZE]);
  });

  it.each([null, 0.3])('is left out if unknown: %s', (mean_class_size) => {
    expect(metricsOf({ mean_class_size })).toHaveLength(1);
  });
});

describe('enrolment of a course', () => {
  it('is summed over its sections if these state theirs', () => {
    const seats = { enrollment: 12, cap: 15 };
    expect(enrolmentOf(24, 30, [seats, seats])).toBe('24 students, at most 30 in 2 lectures');
  });

  it('does not mention sections if only the course has a count', () => {
    const seats = { enrollment: null, cap: null };
    expect(enrolmentOf(348, null, [seats, seats, seats])).toBe('348 students');
  });

  it('is never compared with the cap of a section', () => {
    expect(enrolmentOf(613, 15, [{ enrollment: null, cap: 15 }])).toBe('613 students');
  });
});
