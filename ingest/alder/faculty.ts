import { drawFor, hash, pick } from './seeded.ts';
import type { Season, SourceCourse } from './source.ts';

/** Invented names by subject: `faculty.json`; `preceptors.json` for those who only teach further sections. */
export type Faculty = Readonly<Record<string, readonly string[]>>;

const MOST_CLASSES_A_TERM = 3;

/** Assigns faculty of the subject to sections, at most three classes per person and term. */
export class StaffAssignments {
  readonly #faculty: Faculty;
  readonly #classes = new Map<string, number>();

  readonly #preceptors: Faculty;

  constructor(faculty: Faculty, preceptors: Faculty) {
    this.#faculty = faculty;
    this.#preceptors = preceptors;
  }

  /**
   * Instructors of one section. Ranked by a hash of person and course, so that adding a person or a course changes few
   * other assignments and a yearly course mostly keeps its instructor. Preceptors only teach `further` sections.
   *
   * Throws if a subject has too few faculty.
   */
  appoint(course: SourceCourse, season: Season, section: number, further = false): string[] {
    const draw = drawFor(`${course.tag} staff`);
    const seasonMatters = draw() < 0.35;
    const count = teachersNeeded(course, draw);
    const rank = (name: string): number =>
      hash(`${name} / ${course.tag}${seasonMatters ? season : ''}${section > 0 ? section : ''}`);
    const preceptors = further ? (this.#preceptors[course.subject] ?? []) : [];
    const free = [...(this.#faculty[course.subject] ?? []), ...preceptors].filter(
      (name) => (this.#classes.get(`${season} ${name}`) ?? 0) < MOST_CLASSES_A_TERM,
    );
    if (free.length < count)
      throw new Error(`${course.subject} has nobody left for ${course.tag} in ${season}`);
    const chosen = free.toSorted((a, b) => rank(b) - rank(a)).slice(0, count);
    for (const name of chosen)
      this.#classes.set(`${season} ${name}`, (this.#classes.get(`${season} ${name}`) ?? 0) + 1);
    return chosen;
  }
}

function teachersNeeded(course: SourceCourse, draw: () => number): number {
  const isBig = course.demand === 'huge' || course.demand === 'large';
  if (course.component === 'Lecture' && isBig)
    return pick(draw, [
      [6, 1],
      [4, 2],
    ]);
  if (course.component === 'Laboratory')
    return pick(draw, [
      [6, 1],
      [4, 2],
    ]);
  return pick(draw, [
    [12, 1],
    [1, 2],
  ]);
}
