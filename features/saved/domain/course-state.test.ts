import { describe, expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { courseStateSchema } from '../contract.ts';
import { courseStateOf } from './course-state.ts';

const sampleCourse = (changes: Partial<Course>): Course => ({ ...SAMPLE_COURSE, ...changes });

const TERMS = ['2025 Fall', '2026 Spring'];

const lecture = (start: string, changes: Partial<Section> = {}): Section => ({
  class_number: '',
  section: start,
  component: 'Lecture',
  instructors: ['Ada Marsh'],
  meetings: [
    { days: ['Mon'], start: `${start}:00`, end: `${start}:50`, place: 'Hall 1', from: null, to: null },
  ],
  enrollment: null,
  cap: null,
  status: null,
  links: [],
  ...changes,
});

const timesOf = (...sections: Section[]) => {
  const state = courseStateOf('GEOL 10', [sampleCourse({ term: '2025 Fall', sections })], TERMS);
  return state.offerings[0]?.times;
};

describe('state of a course', () => {
  it('has its terms in calendar order, with rating and title of the last one', () => {
    const state = courseStateOf(
      'GEOL 10',
      [
        sampleCourse({ term: '2026 Spring', class_name: 'Stones', overall_score_course_mean: 3.5 }),
        sampleCourse({ term: '2025 Fall', class_name: 'Rocks', overall_score_course_mean: 4 }),
      ],
      TERMS,
    );
    expect(state).toMatchObject({ tag: 'GEOL 10', title: 'Stones', rating: 3.5 });
    expect(state.offerings.map(({ term }) => term)).toEqual(TERMS);
  });

  it('lists the times of a few sections, and the range of many', () => {
    expect(timesOf(lecture('10'), lecture('09'), lecture('09'))).toBe(
      'Mon 10:00 AM - 10:50 AM or Mon 9:00 AM - 9:50 AM',
    );
    const many = ['09', '10', '11', '12', '13'].map((start) => lecture(start));
    expect(timesOf(...many)).toBe('Mon, 9:00 AM – 1:50 PM');
    expect(timesOf(lecture('09', { meetings: [] }))).toBe('');
  });

  it('does not depend on rooms, and says if everything was cancelled', () => {
    const [meeting] = lecture('09').meetings;
    if (!meeting) throw new Error('the lecture meets');
    expect(timesOf(lecture('09', { meetings: [{ ...meeting, place: 'Hall 2' }] }))).toBe(
      timesOf(lecture('09')),
    );
    expect(timesOf(lecture('09', { status: 'cancelled' }))).toBe('cancelled');
  });

  it('has the sections of all records of a term, and every instructor once', () => {
    const record = (start: string, instructors: string[]) =>
      sampleCourse({ term: '2025 Fall', instructors, sections: [lecture(start, { instructors })] });
    const state = courseStateOf(
      'GEOL 10',
      [record('09', ['Ada Marsh']), record('10', ['Ben Ode', 'Ada Marsh'])],
      TERMS,
    );
    expect(state.offerings).toMatchObject([
      {
        times: 'Mon 10:00 AM - 10:50 AM or Mon 9:00 AM - 9:50 AM',
        teachers: ['Ada Marsh', 'Ben Ode'],
      },
    ]);
  });

  it('respects the contract’s limits however much a record has', () => {
    const instructors = Array.from({ length: 90 }, (_, at) => `${'😀'.repeat(80)} ${at}`);
    const records = Array.from({ length: 60 }, (_, at) =>
      sampleCourse({ term: `Term ${at}`, class_name: `a${'😀'.repeat(400)}`, instructors }),
    );
    const [first, ...others] = records;
    if (!first) throw new Error('there are records');
    const state = courseStateOf('GEOL 10', [first, ...others], TERMS);
    expect(courseStateSchema.safeParse(state).error).toBeUndefined();
  });
});
