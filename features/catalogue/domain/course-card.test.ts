import { describe, expect, it } from 'vitest';
import { comparedCode, comparedScore, toComparedCourse, toCourseCard } from './course-card.ts';
import { SAMPLE_COURSE } from './sample-course.ts';

describe('a course on a card', () => {
  it('has every field the card shows', () => {
    expect(toCourseCard(SAMPLE_COURSE)).toEqual({
      code: 'COMPSCI 50',
      title: 'Introduction to Computer Science',
      description: 'What a computer can do, and how to make it.',
      instructor: 'Ada Byron, Alan Mathison',
      term: '2025 Fall',
      rating: 4.2,
      workload: 12.4,
      prerequisites: ['None stated by the department.', 'Recommended: Some algebra.'],
      enrollment: 640,
      tags: ['Computer Science'],
      schedule: 'Mon, Wed',
      qReportLink: 'https://evaluations.alder.example/compsci-50',
      units: 4,
    });
  });

  it('leaves out fields missing from the record', () => {
    const bare = {
      ...SAMPLE_COURSE,
      overall_score_course_mean: Number.NaN,
      mean_hours: null,
      units: null,
      current_enrollment_number: null,
      recommended_prep: ' ',
      course_requirements: '',
      department: '',
      days: [],
      instructors: [],
    };
    expect(toCourseCard(bare)).toMatchObject({
      rating: null,
      workload: null,
      units: null,
      enrollment: null,
      prerequisites: [],
      tags: [],
      schedule: '',
      instructor: '',
    });
  });

  it('is null without a code or a title', () => {
    for (const missing of [{ class_tag: '' }, { class_name: '' }]) {
      expect(toCourseCard({ ...SAMPLE_COURSE, ...missing })).toBeNull();
      expect(toComparedCourse({ ...SAMPLE_COURSE, ...missing })).toBeNull();
    }
  });
});

describe('a course in the comparison', () => {
  it('has the fields the comparison reads', () => {
    expect(toComparedCourse(SAMPLE_COURSE)).toEqual({
      courseCode: 'COMPSCI 50',
      title: 'Introduction to Computer Science',
      instructor: 'Ada Byron, Alan Mathison',
      qScore: 4.2,
      workload: 12.4,
      description: 'What a computer can do, and how to make it.',
    });
  });

  it('falls back to the code and rating of a card', () => {
    const card = toCourseCard(SAMPLE_COURSE);
    if (card === null) throw new Error('the sample is no card');
    expect([comparedCode(card), comparedScore(card)]).toEqual(['COMPSCI 50', 4.2]);
    expect(comparedScore({ ...card, qScore: Number.NaN })).toBe(4.2);
    expect(comparedScore({ ...card, qScore: null, rating: null })).toBeNull();
  });
});
