import { firstSectionsOf } from './enrolment.ts';
import { StaffAssignments, type Faculty } from './faculty.ts';
import { drawFor } from './seeded.ts';
import { hoursFor, type Slot } from './slots.ts';
import type { Season, SourceCourse } from './source.ts';
import { Timetable } from './timetable.ts';

/** One section of a course's own kind in one term, with its instructors and hours. */
export interface Scheduled {
  course: SourceCourse;
  season: Season;
  /** From 0. */
  number: number;
  instructors: string[];
  slot: Slot | null;
}

/**
 * Sections of each course's own kind, by the tag that owns the class. Order of scheduling: classes with fixed times,
 * then cross-listed ones, which have the fewest free slots. Sections beyond the demand come after all others, so that
 * they do not move any.
 */
export function scheduleAll(
  source: readonly SourceCourse[],
  faculty: Faculty,
  preceptors: Faculty,
): Map<string, Scheduled[]> {
  const staff = new StaffAssignments(faculty, preceptors);
  const timetable = new Timetable();
  const place = (course: SourceCourse, season: Season, number: number): Scheduled => {
    if (course.status === 'cancelled') return { course, season, number, instructors: [], slot: null };
    const isFurther = number >= firstSectionsOf(course);
    const isAssisted = isFurther && course.component === 'Laboratory';
    const instructors = isAssisted ? [] : staff.appoint(course, season, number, isFurther);
    const hours = hoursFor(course, drawFor(`${course.tag} kind`));
    const draw = drawFor(`${course.tag} ${season} ${number} slot`);
    const slot = isTimed(course) ? timetable.place(course, season, instructors, hours, draw) : null;
    return { course, season, number, instructors, slot };
  };

  const owners = source
    .filter((course) => ownerOf(course) === course.tag && course.meetsWith === undefined)
    .toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const scheduled = new Map<string, Scheduled[]>();
  for (const course of owners)
    scheduled.set(
      course.tag,
      course.terms.flatMap((season) =>
        numbers(0, firstSectionsOf(course)).map((number) => place(course, season, number)),
      ),
    );
  for (const course of owners)
    for (const season of course.terms)
      for (const number of numbers(firstSectionsOf(course), course.sections ?? 0))
        scheduled.get(course.tag)?.push(place(course, season, number));
  return scheduled;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const urgencyOf = (course: SourceCourse): number =>
  course.meets?.includes(':') ? 0 : course.cross.length > 0 ? 1 : 2;

/** The tag that owns a class: of cross-listed tags, the first alphabetically. */
export function ownerOf(course: SourceCourse): string {
  return [course.tag, ...course.cross].sort()[0] ?? course.tag;
}

function isTimed(course: SourceCourse): boolean {
  const isSupervised = course.component === 'Independent Study' || course.component === 'Reading Course';
  return course.status === 'normal' && (!isSupervised || course.meets !== undefined);
}
