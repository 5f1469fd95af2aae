import { describe, expect, it } from 'vitest';
import { readCourses } from './read-courses.ts';

const TERMS = new Set(['2025 Fall', '2026 Spring']);
const base = {
  course_id: '1',
  class_number: '10',
  class_tag: 'CHEM 1',
  class_name: 'Matter',
  term: '2025 Fall',
};
const read = (...records: object[]) =>
  readCourses(records.map((record) => JSON.stringify(record)).join('\n'), TERMS);
const lecture = {
  class_number: '10',
  section: 'A',
  component: 'Lecture',
  instructors: ['Ada Byron'],
  meetings: [{ days: ['Mon', 'Wed'], start: '10:22', end: '11:10', place: 'Hall A' }],
};

describe('a record without sections', () => {
  it('is a course with one section', () => {
    const { courses } = read({
      ...base,
      days: ['Mon', 'Wed', 'Fri'],
      start_times: { '1': '09:00', '3': '09:00' },
      end_times: { '1': '10:00', '3': '10:00' },
      instructors: ['Ada Byron'],
      current_enrollment_number: 12,
    });
    expect(courses[0]).toMatchObject({ codes: ['CHEM 1'], days: ['Mon', 'Wed', 'Fri'] });
    expect(courses[0]?.sections).toEqual([
      {
        class_number: '10',
        section: '',
        component: '',
        instructors: ['Ada Byron'],
        meetings: [
          { days: ['Mon', 'Wed'], start: '09:00', end: '10:00', place: '', from: null, to: null },
          { days: ['Fri'], start: null, end: null, place: '', from: null, to: null },
        ],
        enrollment: 12,
        cap: null,
        status: null,
        links: [],
      },
    ]);
  });

  it('is one course with those of the same id, tag, title and term', () => {
    const {
      courses,
      lines,
      refused,
      read: rows,
    } = read(
      { ...base, current_enrollment_number: 12, overall_score_course_mean: null },
      { ...base, class_number: '11', term: '2026 Spring' },
      { ...base, class_number: '12', current_enrollment_number: 8, overall_score_course_mean: 4 },
      { ...base, class_number: '13', class_name: 'Matter, for poets' },
    );
    expect([rows, refused, lines]).toEqual([4, 0, [1, 2, 4]]);
    expect(courses.map(({ sections }) => sections.map(({ class_number }) => class_number))).toEqual([
      ['10', '12'],
      ['11'],
      ['13'],
    ]);
    expect(courses[0]).toMatchObject({
      class_number: '10',
      current_enrollment_number: 20,
      overall_score_course_mean: 4,
    });
  });
});

describe('a record with sections', () => {
  it('has the fields of the principal one', () => {
    const { courses, problems } = read({ ...base, sections: [lecture], codes: ['PHYS 1'] });
    expect(problems).toEqual([]);
    expect(courses[0]).toMatchObject({
      class_number: '10',
      codes: ['CHEM 1', 'PHYS 1'],
      component: 'Lecture',
      schedule: 'Mon, Wed 10:22 AM - 11:10 AM',
      start_times: { '1': '10:22', '3': '10:22' },
    });
  });

  it('never turns a count of the whole course into seats of a section', () => {
    const rows = [
      { ...base, current_enrollment_number: 613, enrollment_cap: 15 },
      { ...base, class_number: '12', current_enrollment_number: 613, enrollment_cap: 15 },
    ];
    for (const records of [rows.slice(0, 1), rows])
      expect(read(...records).courses[0]).toMatchObject({
        current_enrollment_number: 613,
        enrollment_cap: null,
        sections: records.map(() => ({ enrollment: null, cap: 15 })),
      });
    const differing = rows.map((row, index) => ({ ...row, current_enrollment_number: 600 + index }));
    expect(read(...differing).courses[0]?.current_enrollment_number).toBeNull();
  });

  it('keeps an overfull section, and gives the same result for an already completed record', () => {
    const overfull = { ...base, current_enrollment_number: 20, enrollment_cap: 15 };
    expect(read(overfull).courses[0]).toMatchObject({ enrollment_cap: 15, sections: [{ enrollment: 20 }] });
    const whole = { ...base, current_enrollment_number: 613, enrollment_cap: 15 };
    const once = read(whole).courses;
    const again = read(...once);
    expect(again.courses).toEqual(once);
    expect(again.problems).toEqual([]);
  });

  it('keeps values that no section states', () => {
    const { courses } = read({
      ...base,
      instructors: ['Alan Mathison'],
      current_enrollment_number: 90,
      sections: [{ ...lecture, instructors: [] }],
    });
    expect(courses[0]).toMatchObject({ instructors: ['Alan Mathison'], current_enrollment_number: 90 });
  });

  it('reports where its own fields differ, and which one is invalid', () => {
    const { problems } = read({ ...base, days: ['Tue'], sections: [{ ...lecture, room: '12' }] });
    expect(problems.map(({ severity, field }) => [severity, field])).toEqual([
      ['warning', 'days'],
      ['warning', 'sections.room'],
    ]);
  });

  it.each([
    ['a time without an end', { start: '10:00' }, 'sections.0.meetings.0'],
    ['an end before its start', { start: '10:00', end: '09:00' }, 'sections.0.meetings.0'],
    ['dates in the wrong order', { from: '2025-10-20', to: '2025-10-01' }, 'sections.0.meetings.0'],
  ])('is refused with %s', (_, meeting, field) => {
    const { courses, problems } = read({
      ...base,
      sections: [{ ...lecture, meetings: [{ days: ['Mon'], ...meeting }] }],
    });
    expect(courses).toEqual([]);
    expect(problems.map((problem) => [problem.severity, problem.field])).toEqual([['refused', field]]);
  });

  it('is refused if two sections have one class number', () => {
    expect(read({ ...base, sections: [lecture, lecture] }).problems).toMatchObject([
      { severity: 'refused', field: 'sections.1.class_number' },
    ]);
  });
});
