import { drawFor, hash, pick } from './seeded.ts';
import type { Season, SourceCourse } from './source.ts';

/** Invented people by subject: `faculty.json`. */
export type Faculty = Readonly<Record<string, readonly string[]>>;

const MOST_CLASSES_A_TERM = 3;

/** Who teaches what: each class gets people of its subject, nobody more than three classes a term. */
export class Appointments {
  readonly #faculty: Faculty;
  readonly #classes = new Map<string, number>();

  constructor(faculty: Faculty) {
    this.#faculty = faculty;
  }

  /**
   * The instructors of one section. Each person's claim to a course is a hash of both, so that a new colleague or course
   * moves few of the others; a course that returns every year mostly keeps its teacher.
   *
   * Throws where a subject has too few people for what it teaches.
   */
  appoint(course: SourceCourse, season: Season, section: number): string[] {
    const draw = drawFor(`${course.tag} staff`);
    const seasonMatters = draw() < 0.35;
    const count = teachersNeeded(course, draw);
    const claim = (name: string): number =>
      hash(`${name} / ${course.tag}${seasonMatters ? season : ''}${section > 0 ? section : ''}`);
    const free = (this.#faculty[course.subject] ?? []).filter(
      (name) => (this.#classes.get(`${season} ${name}`) ?? 0) < MOST_CLASSES_A_TERM,
    );
    if (free.length < count)
      throw new Error(`${course.subject} has nobody left for ${course.tag} in ${season}`);
    const chosen = free.toSorted((a, b) => claim(b) - claim(a)).slice(0, count);
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
