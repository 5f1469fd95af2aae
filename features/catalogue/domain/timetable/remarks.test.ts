import { describe, expect, it } from 'vitest';
import { timetableRemarks } from './remarks.ts';
import { groupByTerm } from './terms.ts';
import { course, lecture, section } from './testing/sample-sections.ts';
import type { TimetabledCourse } from './timetabled-course.ts';

const TERMS = [
  { name: '2025 Fall', start: '2025-09-02', end: '2025-12-10' },
  { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
];
const inSpring = (course: TimetabledCourse): TimetabledCourse => ({ ...course, term: '2026 Spring' });
const codesOf = (courses: readonly TimetabledCourse[]) => courses.map(({ class_tag }) => class_tag).join(' ');

const remarks = (courses: readonly TimetabledCourse[], options?: Parameters<typeof timetableRemarks>[1]) =>
  timetableRemarks(courses, options).map(({ term, courses, impossible, fitting, leftOut }) => ({
    term,
    courses: codesOf(courses),
    impossible: impossible.map((set) => codesOf(set.courses)),
    fitting:
      fitting.answer === 'together'
        ? fitting.choices.map(({ course, section }) => `${course.class_tag} ${section.section}`).join(' ')
        : 'undecided',
    leftOut: codesOf(leftOut),
  }));

describe('courses by term', () => {
  it('are in the university’s order, with its dates', () => {
    const [a, b] = [lecture('A', 'M 09:00-10:00'), inSpring(lecture('B', 'M 09:00-10:00'))];
    const other = { ...a, term: 'Summer' };
    expect(groupByTerm([other, b, a], TERMS)).toEqual([
      { term: '2025 Fall', dates: { start: '2025-09-02', end: '2025-12-10' }, courses: [a] },
      { term: '2026 Spring', dates: { start: '2026-01-26', end: '2026-05-08' }, courses: [b] },
      { term: 'Summer', dates: null, courses: [other] },
    ]);
  });
});

describe('remarks on courses to compare', () => {
  const a = lecture('A', 'M 09:00-10:00');
  const b = lecture('B', 'M 09:30-11:00');
  const c = lecture('C', 'M 09:45-11:00');

  it('are empty if all fit together', () => {
    expect(remarks([a, lecture('B', 'T 09:00-10:00')])).toEqual([
      { term: '2025 Fall', courses: 'A B', impossible: [], fitting: 'A A B A', leftOut: '' },
    ]);
    expect(remarks([])).toEqual([]);
  });

  it('are made for each term by itself', () => {
    expect(remarks([a, inSpring(b)], { terms: TERMS })).toEqual([
      { term: '2025 Fall', courses: 'A', impossible: [], fitting: 'A A', leftOut: '' },
      { term: '2026 Spring', courses: 'B', impossible: [], fitting: 'B A', leftOut: '' },
    ]);
  });

  it('name every impossible pair, and the courses that fit together nevertheless', () => {
    expect(remarks([a, b, lecture('D', 'F 09:00-10:00'), c])).toEqual([
      {
        term: '2025 Fall',
        courses: 'A B D C',
        impossible: ['A B', 'A C', 'B C'],
        fitting: 'A A D A',
        leftOut: 'B C',
      },
    ]);
  });

  it('name a course that is impossible by itself once', () => {
    const torn = course('T', [
      section('Lecture', 'A', 'M 09:00-10:00'),
      section('Laboratory', 'L', 'M 09:00-12:00'),
    ]);
    expect(remarks([torn, a])).toEqual([
      { term: '2025 Fall', courses: 'T A', impossible: ['T'], fitting: 'A A', leftOut: 'T' },
    ]);
  });

  it('name three that only fit together in pairs', () => {
    const either = (code: string) =>
      course(code, [section('Lecture', '1', 'M 09:00-10:00'), section('Lecture', '2', 'T 09:00-10:00')]);
    expect(remarks([either('X'), lecture('D', 'F 09:00-10:00'), either('Y'), either('Z')])).toEqual([
      { term: '2025 Fall', courses: 'X D Y Z', impossible: ['X Y Z'], fitting: 'X 1 D A Y 2', leftOut: 'Z' },
    ]);
  });

  it('include held sections and blocks', () => {
    const blocks = [{ days: ['Tue' as const], start: '09:00', end: '10:00' }];
    const held = [
      { course: a, sections: a.sections },
      { course: inSpring(b), sections: [] },
    ];
    expect(remarks([b, lecture('D', 'T 09:30-11:00')], { held, blocks, terms: TERMS })).toEqual([
      { term: '2025 Fall', courses: 'B D A', impossible: ['D', 'B A'], fitting: 'B A', leftOut: 'D A' },
      { term: '2026 Spring', courses: 'B', impossible: [], fitting: 'B A', leftOut: '' },
    ]);
  });

  it('say when the budget ran out', () => {
    expect(remarks([a, lecture('D', 'F 09:00-10:00')], { budget: 1 })).toMatchObject([
      { fitting: 'undecided' },
    ]);
  });
});
