import fc from 'fast-check';
import type { Question, Student, Where } from '../question-shape.ts';

/** Constraints in students' words, each with its filter. */
const PHRASES: [string, Where][] = [
  ['in history', { subject: ['HISTORY'] }],
  ['in the humanities', { area: ['humanities'] }],
  ['in stem', { area: ['STEM'] }],
  ['that are seminars', { component: ['Seminar'] }],
  ['on tuesdays', { meets_on: ['Tue'] }],
  ['only on mondays and wednesdays', { days_only: ['Mon', 'Wed'] }],
  ['no fridays', { not_on: ['Fri'] }],
  ['nothing before 10', { starts_at_or_after: '10:00' }],
  ['over by 4pm', { ends_at_or_before: '16:00' }],
  ['under 7 hours a week', { max_hours: 7 }],
  ['rated at least 4', { min_rating: 4 }],
  ['with at most 40 students', { max_enrollment: 40 }],
  ['in the spring', { term: ['2026 Spring'] }],
  ['with no prerequisites', { no_prerequisites_stated: true }],
  ['that i have the prerequisites for', { prerequisites_met: true }],
  ['that i havent taken', { not_taken: true }],
];
/** Constraints of one group exclude each other, so only one of them is used. */
const EXCLUSIVE: (keyof Where)[][] = [
  ['subject', 'area'],
  ['meets_on', 'days_only'],
];

const isCompatible = (constraints: readonly (readonly [string, Where])[]): boolean =>
  EXCLUSIVE.every(
    (kind) => constraints.filter(([, where]) => kind.some((key) => where[key] !== undefined)).length <= 1,
  );

const constraints = fc
  .shuffledSubarray(PHRASES, { minLength: 1, maxLength: 4 })
  .filter(isCompatible)
  .chain((chosen) =>
    fc.tuple(fc.constant(chosen), fc.constantFrom('courses', 'find me classes', 'any classes')),
  );

/**
 * Generates questions with random combinations of constraints and the filter that answers must satisfy; deterministic
 * for a seed.
 */
export const mixedConstraints = (
  count: number,
  seed: number,
  student: Student,
): { student: Student; questions: Question[] } => ({
  student,
  questions: fc.sample(constraints, { numRuns: count, seed }).map(([chosen, opening], at) => ({
    id: `mixed-${at}`,
    injection: false,
    turns: [
      {
        ask: `${opening} ${chosen.map(([said]) => said).join(', ')}`,
        expect: {
          kind: 'courses' as const,
          where: Object.assign({}, ...chosen.map(([, where]) => where)) as Where,
          name: 1,
        },
      },
    ],
  })),
});
