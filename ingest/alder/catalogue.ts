import type { PackRecord, Subject } from '#features/catalogue/domain/pack/shapes.ts';
import { enrol, sectionsOf } from './enrolment.ts';
import { evaluate } from './evaluations.ts';
import { StaffAssignments, type Faculty } from './faculty.ts';
import { drawFor, hash } from './seeded.ts';
import { hoursFor, type Slot } from './slots.ts';
import type { Season, SourceCourse } from './source.ts';
import { Timetable } from './timetable.ts';

const TERMS: Record<Season, { name: string; evaluated: string }> = {
  Fall: { name: '2025 Fall', evaluated: '2024-fall' },
  Spring: { name: '2026 Spring', evaluated: '2025-spring' },
};

/** One scheduled class in one term, before it becomes one record per tag. */
type Section = {
  course: SourceCourse;
  season: Season;
  number: number;
  instructors: string[];
  slot: Slot | null;
};

/**
 * Builds the whole catalogue from the written source, deterministically: subjects in their order, each course in Fall
 * and Spring.
 *
 * A cross-listed class is staffed and scheduled once, under the subject that comes first, and gets one record per
 * tag. Throws for an unknown subject, a subject with too few faculty, and a cross-listing that is missing or not
 * mutual.
 */
export function buildCatalogue(
  source: readonly SourceCourse[],
  faculty: Faculty,
  subjects: readonly Pick<Subject, 'code' | 'department'>[],
): PackRecord[] {
  const departments = new Map(subjects.map(({ code, department }) => [code, department]));
  const byTag = new Map(source.map((course) => [course.tag, course]));
  for (const course of source)
    for (const tag of course.cross)
      if (!byTag.get(tag)?.cross.includes(course.tag))
        throw new Error(`${course.tag} is cross-listed as ${tag}, which does not name it in turn`);
  const sections = scheduleAll(source, faculty);
  const ids = stableNumbers(byTag.keys(), 100_000, 999_999);
  const keys = [...sections.values()].flat().flatMap(({ course, season, number }) => {
    return [course.tag, ...course.cross].map((tag) => `${tag} ${season} ${number}`);
  });
  const classNumbers = stableNumbers(keys.sort(), 10_000, 99_999);

  return source.flatMap((course) =>
    (sections.get(ownerOf(course)) ?? []).map((section): PackRecord => {
      const department = departments.get(course.subject);
      if (department === undefined) throw new Error(`${course.subject} is not in subjects.json`);
      const { season, number, slot } = section;
      const { enrolled, cap } = enrol(course, season, number);
      const sectionKey = `${section.course.tag} ${season} ${section.instructors.join()}`;
      const ownerEnrolled =
        section.course === course ? enrolled : enrol(section.course, season, number).enrolled;
      const { rating, hours } = evaluate(section.course, sectionKey, ownerEnrolled);
      return {
        course_id: String(ids.get(course.tag)),
        class_number: String(classNumbers.get(`${course.tag} ${season} ${number}`)),
        class_tag: course.tag,
        class_name: course.title,
        term: TERMS[season].name,
        instructors: section.instructors,
        days: slot?.days ?? [],
        units: course.units,
        start_times: timesOf(slot, 'start'),
        end_times: timesOf(slot, 'end'),
        schedule: slot
          ? `${slot.days.join(', ')} ${twelveHourTime(slot.start)} - ${twelveHourTime(slot.end)}`
          : '',
        mean_hours: hours,
        overall_score_course_mean: rating,
        current_enrollment_number: enrolled,
        enrollment_cap: cap,
        description: course.description,
        course_requirements: course.requirements,
        recommended_prep: course.prep,
        class_notes: notesOf(course),
        q_report: rating === null ? '' : reportOf(course, season),
        department,
        component: course.component,
        aliases: [...course.cross],
      };
    }),
  );
}

/**
 * Sections by the tag that owns the class. Scheduled first: classes with fixed times, then cross-listed ones, which
 * have fewest free slots.
 */
function scheduleAll(source: readonly SourceCourse[], faculty: Faculty): Map<string, Section[]> {
  const staff = new StaffAssignments(faculty);
  const timetable = new Timetable();
  const sections = new Map<string, Section[]>();
  const urgency = (course: SourceCourse): number =>
    course.meets?.includes(':') ? 0 : course.cross.length > 0 ? 1 : 2;
  const owners = source.filter((course) => ownerOf(course) === course.tag);
  for (const course of owners.toSorted((a, b) => urgency(a) - urgency(b))) {
    const list: Section[] = [];
    sections.set(course.tag, list);
    for (const season of course.terms)
      for (let number = 0; number < sectionsOf(course); number += 1) {
        if (course.status === 'cancelled') {
          list.push({ course, season, number, instructors: [], slot: null });
          break;
        }
        const instructors = staff.appoint(course, season, number);
        const hours = hoursFor(course, drawFor(`${course.tag} kind`));
        const draw = drawFor(`${course.tag} ${season} ${number} slot`);
        const slot = isTimed(course) ? timetable.place(course, season, instructors, hours, draw) : null;
        list.push({ course, season, number, instructors, slot });
      }
  }
  return sections;
}

/** The tag that owns a class: of cross-listed tags, the first alphabetically. */
function ownerOf(course: SourceCourse): string {
  return [course.tag, ...course.cross].sort()[0] ?? course.tag;
}

function isTimed(course: SourceCourse): boolean {
  const isSupervised = course.component === 'Independent Study' || course.component === 'Reading Course';
  return course.status === 'normal' && (!isSupervised || course.meets !== undefined);
}

function notesOf(course: SourceCourse): string {
  if (course.cross.length === 0) return course.notes;
  return `${course.notes} Also listed as ${course.cross.join(' and ')}.`.trim();
}

function timesOf(slot: Slot | null, end: 'start' | 'end'): PackRecord['start_times'] {
  const weekdays = { Mon: '1', Tue: '2', Wed: '3', Thu: '4', Fri: '5', Sat: '6', Sun: '7' } as const;
  return Object.fromEntries((slot?.days ?? []).map((day) => [weekdays[day], clock(slot?.[end] ?? 0)]));
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function twelveHourTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function reportOf(course: SourceCourse, season: Season): string {
  const name = course.tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `https://evaluations.alder.example/${TERMS[season].evaluated}/${name}`;
}

/** A number per key, hashed from the key so that it stays stable; collisions take the next free number. */
function stableNumbers(keys: Iterable<string>, from: number, to: number): Map<string, number> {
  const numbers = new Map<string, number>();
  const used = new Set<number>();
  for (const key of keys) {
    let number = from + (hash(key) % (to - from + 1));
    while (used.has(number)) number = number === to ? from : number + 1;
    used.add(number);
    numbers.set(key, number);
  }
  return numbers;
}
