import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readSpacedCatalogue } from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import { type Course, courseSchema } from '../../contract.ts';
import { meetingTimesOf } from '../sections/meeting-times.ts';
import { SAMPLE_COURSE } from '../sample-course.ts';
import { readWireCourse, readWireCourses } from './wire-course.ts';

describe('a course record from any backend', () => {
  it('from ours is unchanged', () => {
    expect(readWireCourse(SAMPLE_COURSE)).toEqual(SAMPLE_COURSE);
  });

  it('with JSON text, numeric ids and NaN gives the same course', () => {
    const raw = {
      ...SAMPLE_COURSE,
      course_id: 1001,
      class_number: 20001,
      instructors: '["Ada Byron", "Alan Mathison"]',
      days: '["Mon","Wed"]',
      start_times: JSON.stringify(SAMPLE_COURSE.start_times),
      end_times: JSON.stringify(SAMPLE_COURSE.end_times),
      units: '4',
      current_enrollment_number: 640.0,
      aliases: undefined,
    };
    expect(readWireCourse(raw)).toEqual(SAMPLE_COURSE);
    const unknown = readWireCourse({
      ...raw,
      mean_hours: Number.NaN,
      class_notes: Number.NaN,
      department: 'NaN',
    });
    expect(unknown).toMatchObject({ mean_hours: null, class_notes: '', department: '' });
  });

  test.each([
    ["['Ada Byron', \"Grace O'Hara\"]", ['Ada Byron', "Grace O'Hara"]],
    ['Ada Byron', ['Ada Byron']],
    ['[]', []],
    ['N/A', []],
    [null, []],
    [['Ada Byron', null, 'Ada Byron', ' '], ['Ada Byron']],
  ])('with instructors %j', (instructors, expected) => {
    expect(readWireCourse({ ...SAMPLE_COURSE, instructors })?.instructors).toEqual(expected);
  });

  it('keeps valid times in any format', () => {
    const read = readWireCourse({
      ...SAMPLE_COURSE,
      days: 'MW',
      schedule: '',
      start_times: ['1:30 PM', 'N/A', '1:30 PM', '', null],
      end_times: ['2:45 PM', 'N/A', '2:45 PM', '', null],
    });
    expect(read?.days).toEqual(['Mon', 'Wed']);
    expect(read?.start_times).toEqual({ '1': '1:30 PM', '2': '', '3': '1:30 PM', '4': '', '5': '' });
    expect(meetingTimesOf(read ?? {})).toEqual(meetingTimesOf(SAMPLE_COURSE));
  });

  it('accepts only web links', () => {
    for (const q_report of ['javascript:alert(1)', 'data:text/html,x', '/local', 'https://a b', Number.NaN]) {
      expect(readWireCourse({ ...SAMPLE_COURSE, q_report })?.q_report).toBe('');
    }
  });

  it('is null without a code', () => {
    for (const raw of [null, 'x', 3, [], {}, { class_tag: ' ' }, { class_tag: Number.NaN }])
      expect(readWireCourse(raw)).toBeNull();
    expect(readWireCourses([null, SAMPLE_COURSE, {}])).toEqual([SAMPLE_COURSE]);
    expect(readWireCourses({ courses: [] })).toEqual([]);
  });

  it('always matches our contract', () => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(SAMPLE_COURSE).map((field) => [field, fc.anything()])) as Record<
        string,
        fc.Arbitrary<unknown>
      >,
    );
    fc.assert(
      fc.property(fields, (raw) => {
        const course = readWireCourse({ ...raw, class_tag: 'X 1' });
        expect(courseSchema.safeParse(course).error).toBeUndefined();
        expect(readWireCourse(JSON.parse(JSON.stringify(course)))).toEqual(course);
      }),
    );
  });
});

describe.skipIf(!hasRealCatalogues)('a real catalogue on the wire', () => {
  let courses: Course[];
  beforeAll(async () => {
    ({ courses } = await readSpacedCatalogue());
  });

  it('round-trips except for trimmed text', () => {
    const trimmed = (course: Course) =>
      Object.fromEntries(
        Object.entries(course).map(([field, value]) => [
          field,
          typeof value === 'string' ? value.trim() : value,
        ]),
      );
    expect(readWireCourses(JSON.parse(JSON.stringify(courses)))).toEqual(courses.map(trimmed));
  });
});
