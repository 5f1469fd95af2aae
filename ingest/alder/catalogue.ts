import { principalSection } from '#features/catalogue/domain/sections/sections.ts';
import { sectionShape, type PackRecord, type Subject } from '#features/catalogue/domain/pack/shapes.ts';
import { attributesOf } from './attributes.ts';
import { enrol } from './enrolment.ts';
import type { Faculty } from './faculty.ts';
import { historyOf, isAlternate, type ThisYear } from './history.ts';
import { Rooms } from './rooms.ts';
import { ownerOf, scheduleAll } from './schedule.ts';
import { hash } from './seeded.ts';
import type { Season, SourceCourse } from './source.ts';
import { planTerm, sectionsInTerm, type TermClass, type TermSection } from './term-sections.ts';
import { TERMS } from './terms.ts';

/** Invented people: professors, and preceptors who only teach further sections. */
export interface People {
  faculty: Faculty;
  preceptors: Faculty;
}

/** A course and its sections in one term, before class numbers. */
interface Offered {
  course: SourceCourse;
  season: Season;
  sections: TermSection[];
}

/**
 * Builds the whole catalogue from the written source, deterministically: subjects in their order, each course in Fall
 * and Spring, one record per term. Fields that are derived from a record's sections, or empty, are omitted.
 *
 * A cross-listed class is one record under its first code, with that one's texts. A graduate course that meets with
 * another is a record of its own. Throws for an unknown subject, a subject with too few faculty, a cross-listing that
 * is missing or not mutual, and a course that meets with one that is not offered in its terms.
 */
export function buildCatalogue(
  source: readonly SourceCourse[],
  people: People,
  subjects: readonly Pick<Subject, 'code' | 'department'>[],
): PackRecord[] {
  const departments = new Map(subjects.map(({ code, department }) => [code, department]));
  const byTag = new Map(source.map((course) => [course.tag, course]));
  for (const course of source)
    for (const tag of course.cross)
      if (!byTag.get(tag)?.cross.includes(course.tag))
        throw new Error(`${course.tag} is cross-listed as ${tag}, which does not name it in turn`);

  const offered = offerAll(source, people);
  const ids = stableNumbers(byTag.keys(), 100_000, 999_999);
  const sections = offered.flatMap((each) => each.sections);
  const keysOf = (isOwn: boolean): string[] =>
    sections.flatMap((section) => (section.isOwn === isOwn ? section.key : [])).sort();
  const classNumbers = stableNumbers([...keysOf(true), ...keysOf(false)], 10_000, 99_999);
  const thisYear = new Map(offered.map((each) => [`${each.course.tag} ${each.season}`, thisYearOf(each)]));
  const guests = Map.groupBy(source, ({ meetsWith }) => meetsWith);

  return offered.map(({ course, season, sections: ofTerm }): PackRecord => {
    const department = departments.get(course.subject);
    if (department === undefined) throw new Error(`${course.subject} is not in subjects.json`);
    const numbered = ofTerm.map(({ key, section }) => {
      return { class_number: String(classNumbers.get(key)), ...section };
    });
    const history = historyOf(
      course,
      (each) => thisYear.get(`${course.tag} ${each}`) ?? { instructors: [], enrolled: 0 },
      people.faculty,
    );
    const rated = history.find(({ rating }) => typeof rating === 'number');
    const guestTags = (guests.get(course.tag) ?? [])
      .filter(({ terms }) => terms.includes(season))
      .map(({ tag }) => tag);
    return stated({
      course_id: String(ids.get(course.tag)),
      class_number: principalSection(numbered.map((each) => sectionShape.parse(each)))?.class_number ?? '',
      class_tag: course.tag,
      class_name: course.title,
      term: TERMS[season],
      units: course.units,
      mean_hours: rated?.hours ?? null,
      overall_score_course_mean: rated?.rating ?? null,
      ...(course.status === 'cancelled' && {
        current_enrollment_number: 0,
        enrollment_cap: enrol(course, season, 0).cap,
      }),
      description: course.description,
      course_requirements: course.requirements,
      recommended_prep: course.prep,
      class_notes: course.notes,
      q_report: rated === undefined ? '' : reportOf(course, rated.term),
      department,
      codes: course.cross.length > 0 ? [course.tag, ...course.cross] : [],
      meets_with: course.meetsWith === undefined ? guestTags : [course.meetsWith],
      sections: numbered,
      attributes: attributesOf(course),
      history,
      offered: course.terms,
      not_next_year: isAlternate(course),
    });
  });
}

/** Every course that owns its class or meets with another, in each of its terms. */
function offerAll(source: readonly SourceCourse[], { faculty, preceptors }: People): Offered[] {
  const rooms = new Rooms();
  const scheduled = scheduleAll(source, faculty, preceptors);
  const classes = new Map<string, TermClass>();
  for (const [tag, own] of scheduled)
    for (const [season, ofTerm] of Map.groupBy(own, (each) => each.season))
      classes.set(`${tag} ${season}`, planTerm(ofTerm, rooms));
  return source
    .filter((course) => ownerOf(course) === course.tag)
    .flatMap((course) =>
      course.terms.map((season) => {
        const held = classes.get(`${course.meetsWith ?? course.tag} ${season}`);
        if (held === undefined)
          throw new Error(`${course.tag} meets with ${course.meetsWith}, which is not given in ${season}`);
        return { course, season, sections: sectionsInTerm(course, held) };
      }),
    );
}

/** Instructors and students of the course's own sections that are not cancelled. */
function thisYearOf({ sections }: Offered): ThisYear {
  const own = sections.filter(({ isOwn, section }) => isOwn && section.status !== 'cancelled');
  return {
    instructors: [...new Set(own.flatMap(({ section }) => section.instructors ?? []))],
    enrolled: own.reduce((sum, { section }) => sum + (section.enrollment ?? 0), 0),
  };
}

/** The record without fields that are empty, unknown or false. */
function stated(record: PackRecord): PackRecord {
  const isStated = (value: unknown): boolean =>
    value !== '' && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isStated(value))) as PackRecord;
}

/** URL of the evaluation report: `…/2025-spring/econ-10a`. */
function reportOf(course: SourceCourse, term: string): string {
  const inAddress = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `https://evaluations.alder.example/${inAddress(term)}/${inAddress(course.tag)}`;
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
