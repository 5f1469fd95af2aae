import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { type CheckCatalogue, checkReply } from './testing/check-reply.ts';
import { CHECKS_MAX } from './to-wire.ts';

const TAGS = ['COMPSCI 50', 'COMPSCI 121', 'MATH 1A', 'HISTORY 12', '6.1010', 'E-PSCI 10'];
const SUBJECTS = ['COMPSCI', 'MATH', 'HISTORY', '6', 'E-PSCI'].map((code) => ({
  code,
  department: `Dept ${code}`,
}));

const hour = (day: string, clock: string) => `2025-09-0${day}T${clock}:00`;
const someCourse = (class_tag: string) =>
  fc
    .record({
      overall_score_course_mean: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
      mean_hours: fc.option(fc.integer({ min: 5, max: 300 }).map((tenths) => tenths / 10)),
      units: fc.option(fc.integer({ min: 1, max: 8 })),
      current_enrollment_number: fc.option(fc.integer({ min: 1, max: 1500 })),
      enrollment_cap: fc.constant(null),
      term: fc.constantFrom('2025 Fall', '2026 Spring'),
      instructors: fc.subarray(['Ada Byron', 'Émile Borel-Quist', 'Lin Qiao']),
      days: fc.constantFrom(['Mon', 'Wed'] as const, ['Tue'] as const, ['Tue', 'Thu', 'Fri'] as const),
      start: fc.constantFrom('09:00', '10:30', '13:30', '16:45'),
    })
    .map(({ days, start, ...more }): Course => {
      const numbers = { Mon: '1', Tue: '2', Wed: '3', Thu: '4', Fri: '5' } as const;
      const at = (clock: string) =>
        Object.fromEntries(days.map((day) => [numbers[day], hour(numbers[day], clock)]));
      const end = `${Number(start.slice(0, 2)) + 1}${start.slice(2)}`.padStart(5, '0');
      const times = { start_times: at(start), end_times: at(end) };
      const made = {
        ...SAMPLE_COURSE,
        class_tag,
        ...more,
        days: [...days],
        ...times,
        schedule: '',
        course_requirements: '',
      };
      return { ...made, sections: [ownSection(made)] };
    });

const clock12 = (iso = ''): string => {
  const [hours = 0, minutes = 0] = iso.slice(11, 16).split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};
const range = ({ start_times, end_times }: Course): string =>
  `${clock12(Object.values(start_times)[0])} - ${clock12(Object.values(end_times)[0])}`;

/** Ways in which an honest advisor describes one record, each with all its figures. */
const TELLINGS: ((course: Course) => string)[] = [
  (course) =>
    [
      `**${course.class_tag}**: ${course.class_name}`,
      `- ${course.term}, ${course.days.join(', ')} ${range(course)}`,
      ...(course.units === null ? [] : [`- ${course.units} units`]),
      ...(course.overall_score_course_mean === null
        ? ['- not rated']
        : [`- rated ${course.overall_score_course_mean} out of 5`]),
      ...(course.mean_hours === null ? [] : [`- about ${Math.round(course.mean_hours)} hours a week`]),
    ].join('\n  '),
  (course) =>
    `${course.class_tag} meets ${course.days.join(', ')} at ${clock12(Object.values(course.start_times)[0])}` +
    (course.instructors.length > 0 ? ` and is taught by ${course.instructors.join(' and ')}.` : '.') +
    (course.mean_hours === null ? '' : ` Its workload is ${course.mean_hours} hours per week.`),
  (course) =>
    `- **${course.class_tag}** (${[
      course.term,
      ...(course.units === null ? [] : [`${course.units} units`]),
      ...(course.overall_score_course_mean === null ? [] : [`${course.overall_score_course_mean}/5.0`]),
      ...(course.mean_hours === null ? [] : [`${course.mean_hours} hrs/week`]),
      ...(course.current_enrollment_number === null ? [] : [`${course.current_enrollment_number} students`]),
    ].join('; ')})`,
];

const asTable = (courses: readonly Course[]): string =>
  [
    '| Course | Term | Days | Rating | Workload | Units | Instructors |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...courses.map(
      (course) =>
        `| ${course.class_tag} | ${course.term} | ${course.days.join(', ')} | ${course.overall_score_course_mean ?? '—'} | ` +
        `${course.mean_hours ?? '—'} | ${course.units ?? 'not stated'} | ${course.instructors.join(', ')} |`,
    ),
  ].join('\n');

const catalogue = fc.tuple(...TAGS.map(someCourse));
const tellings = fc.array(fc.nat({ max: TELLINGS.length - 1 }), {
  minLength: TAGS.length,
  maxLength: TAGS.length,
});

const catalogueForChecks = (courses: readonly Course[]): CheckCatalogue => ({
  recogniser: createRecogniser({ subjects: SUBJECTS, tags: TAGS }),
  recordsOf: (tag) => courses.filter(({ class_tag }) => class_tag === tag),
});
const wrong = (reply: string, courses: readonly Course[]) =>
  checkReply(reply, catalogueForChecks(courses)).filter(({ ok }) => !ok);

describe('checks', () => {
  it('find nothing wrong in replies that tell what the records have', () => {
    fc.assert(
      fc.property(catalogue, tellings, (courses, ways) => {
        const reply = courses.map((course, at) => TELLINGS[ways[at] ?? 0]?.(course)).join('\n\n');
        expect(wrong(reply, courses)).toEqual([]);
        expect(wrong(asTable(courses), courses)).toEqual([]);
      }),
      runs(100),
    );
  });

  it('find the one figure that was changed, at its course, with the record’s beside it', () => {
    fc.assert(
      fc.property(
        catalogue,
        tellings,
        fc.nat({ max: TAGS.length - 1 }),
        fc.constantFrom('overall_score_course_mean' as const, 'mean_hours' as const, 'units' as const),
        (courses, ways, at, field) => {
          const course = courses[at] as Course;
          const value = course[field];
          fc.pre(value !== null);
          const lie =
            field === 'overall_score_course_mean' ? (value > 3 ? value - 1.5 : value + 1.5) : value * 3 + 4;
          const told = courses.map((each, index) =>
            index === at ? { ...each, [field]: Math.round(lie * 10) / 10 } : each,
          );
          const reply = told.map((each, index) => TELLINGS[ways[index] ?? 0]?.(each)).join('\n\n');
          const isTold =
            reply !== courses.map((each, index) => TELLINGS[ways[index] ?? 0]?.(each)).join('\n\n');
          const found = wrong(reply, courses);
          expect(found.map(({ code }) => code)).toEqual(isTold ? [course.class_tag] : []);
          // Replies word ratings and hours with one decimal.
          const worded = field === 'units' ? value : Number(value.toFixed(1));
          if (isTold) expect(Number.parseFloat(found[0]?.record ?? '')).toBeCloseTo(worded, 5);
        },
      ),
      runs(150),
    );
  });

  const SOUP =
    'rated|4.2|/|5|hours a week|workload|units||---|\n|-|##|**|Mon|Tue|9:00 AM|to|taught by|Prof. Ada|(|)|,|.|?|no prerequisites|' +
    'in Fall 2025|requires|about|under|10-12|1,200 students|not|both|for|\n\n|  - ';
  const words = [...TAGS, ...SOUP.split('|'), '|'];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(' ')),
  );

  it('never fail on any text, and say where each claim stands in it', () => {
    fc.assert(
      fc.property(anyText, catalogue, (text, courses) => {
        const checks = checkReply(text, catalogueForChecks(courses));
        let last = 0;
        for (const { said, start, end } of checks) {
          expect(text.slice(start, end)).toBe(said);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
        }
      }),
      runs(250),
    );
  });

  it('take time that grows with the text’s length, not with its square', () => {
    const courses = fc.sample(catalogue, { numRuns: 1, seed: 7 })[0] as Course[];
    const page = courses.map((course) => TELLINGS[0]?.(course)).join('\n\n');
    expect(checkReply(page.repeat(200), catalogueForChecks(courses))).toHaveLength(CHECKS_MAX);
    // One word of 200,000 letters makes a badly written pattern take quadratic time.
    expect(checkReply('a'.repeat(200_000), catalogueForChecks(courses))).toEqual([]);
    expect(checkReply(`${'9'.repeat(50_000)} hours`, catalogueForChecks(courses))).toEqual([]);
    expect(checkReply('* '.repeat(50_000), catalogueForChecks(courses))).toEqual([]);
  });
});
