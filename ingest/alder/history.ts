import type { PackRecord } from '#features/catalogue/domain/pack/shapes.ts';
import { evaluate } from './evaluations.ts';
import type { Faculty } from './faculty.ts';
import { drawFor, hash } from './seeded.ts';
import type { Season, SourceCourse } from './source.ts';
import { EARLIER_TERMS } from './terms.ts';

type HistoryEntry = NonNullable<PackRecord['history']>[number];

/** This year's instructors of a course, and its number of students. */
export interface ThisYear {
  instructors: readonly string[];
  enrolled: number;
}

/** Whether a course is offered every other year: this one, but neither last year nor next. */
export function isAlternate(course: SourceCourse): boolean {
  const isSmall = course.demand === 'tiny' || course.demand === 'small';
  const isLate = course.level === 'advanced' || course.level === 'graduate';
  return (
    isSmall &&
    isLate &&
    course.component === 'Seminar' &&
    course.status === 'normal' &&
    course.terms.length === 1 &&
    hash(`${course.tag} every other year`) % 100 < 22
  );
}

/**
 * Evaluations of the terms of the two previous years, newest first, drawn around the course's own evaluation. Empty for
 * a course that is new, supervised or not offered; in a small class a term may have had too few responses for a rating.
 */
export function historyOf(
  course: SourceCourse,
  thisYear: (season: Season) => ThisYear,
  faculty: Faculty,
): HistoryEntry[] {
  const isSupervised = course.component === 'Independent Study' || course.component === 'Reading Course';
  if (isSupervised || course.status !== 'normal' || isNew(course)) return [];
  return EARLIER_TERMS.filter(
    ({ season, year }) => course.terms.includes(season) && !(year === 1 && isAlternate(course)),
  ).map(({ name, season, year }, at) => {
    const draw = drawFor(`${course.tag} ${name} history`);
    const { instructors: now, enrolled: wanted } = thisYear(season);
    const isNewest = at === 0;
    const instructors = isNewest ? [...now] : earlierTeachers(course, name, now, year, faculty);
    const enrolled = isNewest ? wanted : Math.max(2, Math.round(wanted * (0.7 + 0.55 * draw())));
    const key = `${course.tag} ${isNewest ? season : name} ${instructors.join()}`;
    const evaluation = evaluate(course, key, enrolled);
    const isSmall = course.demand === 'tiny' || course.demand === 'small';
    if (evaluation === null || (isSmall && draw() < 0.08)) {
      const responded = Math.floor(draw() * Math.min(5, enrolled));
      return { term: name, responded, invited: enrolled, instructors };
    }
    const invited = Math.max(evaluation.responded, Math.round(evaluation.responded / (0.45 + 0.45 * draw())));
    const { rating, hours, responded } = evaluation;
    return { term: name, rating, ...(hours !== null && { hours }), responded, invited, instructors };
  });
}

/** Whether a course without a rating is new this year: some at random, and every large one, which cannot lack responses. */
const isNew = (course: SourceCourse): boolean => {
  const isBig = course.demand === 'large' || course.demand === 'huge';
  return evaluate(course, '', 10) === null && (isBig || hash(`${course.tag} is new`) % 100 < 45);
};

/** Mostly this year's instructors; the further back, the more likely others of the subject. */
function earlierTeachers(
  course: SourceCourse,
  term: string,
  now: readonly string[],
  year: number,
  faculty: Faculty,
): string[] {
  const draw = drawFor(`${course.tag} ${term} teachers`);
  const rank = (name: string): number => hash(`${name} / ${course.tag} / ${term}`);
  const others = (faculty[course.subject] ?? [])
    .filter((name) => !now.includes(name))
    .toSorted((a, b) => rank(b) - rank(a));
  const kept = 0.9 - 0.15 * year;
  return now.map((name) => (draw() < kept ? name : (others.shift() ?? name)));
}
