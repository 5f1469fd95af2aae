import { fold } from '#features/advisor/domain/reading/spans/lexicon.ts';
import { codesOfSameClass, codeKey, indexCatalogue } from '#features/profile/domain/course-identity.ts';
import { countRequirements } from '#features/profile/domain/requirements.ts';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { isOfLevels } from '#features/catalogue/domain/levels.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { CourseRecord, JudgedCatalogue } from './judged-catalogue.ts';
import {
  chooseTogether,
  daysOf,
  isWithin,
  type RawRecord,
  type RawSection,
  withTimes,
} from './raw-records.ts';
import type { Student, Where } from './question-shape.ts';

/** Codes that satisfy a filter, tested record by record; README.md documents each key. */
export const codesWhere = (where: Where, catalogue: JudgedCatalogue, student: Student): Set<string> => {
  const holds = filterOf(where, catalogue, student);
  return new Set(
    catalogue.pack.courses.filter(holds).flatMap(({ class_tag, codes }) => [class_tag, ...codes]),
  );
};

/** The number of classes that these codes belong to. */
export const classesAmong = (codes: ReadonlySet<string>, catalogue: JudgedCatalogue): number =>
  new Set(
    [...codes].map(
      (code) => [...codesOfSameClass(code, identityOf(catalogue))].toSorted().join() || codeKey(code),
    ),
  ).size;

/** Whether one record satisfies a filter. */
export const satisfies = (
  record: CourseRecord,
  where: Where,
  catalogue: JudgedCatalogue,
  student: Student,
): boolean => filterOf(where, catalogue, student)(record);

type Filter = (record: CourseRecord) => boolean;

const filterOf = (where: Where, catalogue: JudgedCatalogue, student: Student): Filter => {
  const filters: Filter[] = [...plainFilters(where, catalogue), ...timeFilters(where, catalogue)];
  const taken = takenCodes(catalogue, student);
  if (where.not_taken) filters.push(({ codes }) => !codes.some((code) => taken.has(codeKey(code))));
  if (where.prerequisites_met)
    filters.push((record) => ['met', 'none_stated'].includes(verdictOf(record, catalogue, student)));
  const { asks_for } = where;
  if (asks_for)
    filters.push((record) => {
      const { codes } = readPrerequisites(record, catalogue);
      return asks_for.some((code) => codes.includes(code));
    });
  if (where.no_prerequisites_stated)
    filters.push(
      ({ course_requirements }) =>
        course_requirements.trim() === '' || /^none\.?$/i.test(course_requirements.trim()),
    );
  if (where.counts_towards !== undefined) {
    const programme = where.counts_towards === true ? student.concentration : where.counts_towards;
    const open = new Set(openGroups(catalogue, student, programme)?.flatMap(({ options }) => options));
    filters.push(({ codes }) => codes.some((code) => open.has(code)));
  }
  return (record) => filters.every((holds) => holds(record));
};

const between = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));

/** Folded once for all questions: the same few names are in thousands of records. */
const foldedNames = new Map<string, string>();
const foldName = (name: string): string => {
  const known = foldedNames.get(name) ?? fold(name);
  foldedNames.set(name, known);
  return known;
};

const foldedWords = new WeakMap<CourseRecord, string>();
const wordsOf = (record: CourseRecord): string => {
  const { class_name, description, department } = record;
  const words = foldedWords.get(record) ?? ` ${fold(`${class_name} ${description} ${department}`)}`;
  foldedWords.set(record, words);
  return words;
};

function* plainFilters(where: Where, catalogue: JudgedCatalogue): Generator<Filter> {
  const { subject, department, area, component, level, term, code, not, instructor, words_any, words_all } =
    where;
  const among = (list: readonly string[]) => {
    const folded = new Set(list.map(fold));
    return (value: string) => folded.has(foldName(value));
  };
  if (subject) {
    const isAsked = among(subject);
    yield ({ codes }) => codes.some((each) => isAsked(subjectOfTag(each)));
  }
  if (department) {
    const isAsked = among(department);
    yield (record) => isAsked(record.department);
  }
  if (area) {
    const areas = area.flatMap((each) => (each === 'STEM' ? ['science', 'engineering'] : [each]));
    yield (record) => areas.includes(catalogue.areaOf(record) ?? '');
  }
  if (component)
    yield ({ sections }) =>
      component.some((kind) =>
        sections.some((section) => foldName(section.component).includes(foldName(kind))),
      );
  if (level)
    yield (record) =>
      isOfLevels({ level: catalogue.levelOf(record), attributes: record.attributes }, level) === true;
  if (term) yield (record) => term.includes(record.term);
  if (code) yield ({ codes }) => codes.some((each) => code.includes(each));
  if (not) yield ({ codes }) => !codes.some((each) => not.includes(each));
  if (instructor)
    yield ({ instructors, sections }) =>
      [...instructors, ...sections.flatMap((section) => section.instructors)].some((name) =>
        foldName(name).includes(foldName(instructor)),
      );
  if (words_any) yield (record) => words_any.some((word) => wordsOf(record).includes(` ${foldName(word)}`));
  if (words_all) yield (record) => words_all.every((word) => wordsOf(record).includes(` ${foldName(word)}`));
  yield (record) => between(record.mean_hours, where.min_hours, where.max_hours);
  yield (record) => between(record.overall_score_course_mean, where.min_rating, where.max_rating);
  yield (record) => between(record.units, where.min_units, where.max_units);
  yield (record) =>
    between(record.current_enrollment_number ?? record.mean_class_size, undefined, where.max_enrollment);
}

/** All of these must be satisfied by one choice of sections, one of each kind. */
function* timeFilters(where: Where, catalogue: JudgedCatalogue): Generator<Filter> {
  const { meets_on = [], days_only, not_on, max_days, no_conflict_with } = where;
  const { starts_at_or_after: from = '00:00', ends_at_or_before: to = '24:00' } = where;
  const asksForHours = (where.starts_at_or_after ?? where.ends_at_or_before) !== undefined;
  if (!asksForHours && (where.meets_on ?? days_only ?? not_on ?? max_days ?? no_conflict_with) === undefined)
    return;
  const others = (no_conflict_with ?? []).flatMap((code) => catalogue.recordsOf(code));
  yield (record) => {
    const known = withTimes(record);
    if (!known) return false;
    const held = others.filter(({ term }) => term === record.term);
    const accepts = (section: RawSection, of: RawRecord) => {
      if (of !== known) return true;
      const days = daysOf(section);
      const fits = days.length > 0 && days.every((day) => days_only?.includes(day as Weekday) ?? true);
      return (
        fits &&
        !days.some((day) => not_on?.includes(day as Weekday)) &&
        (!asksForHours || isWithin(section, from, to))
      );
    };
    const holds = (chosen: readonly { record: RawRecord; section: RawSection }[]) => {
      const own = chosen.filter((each) => each.record === known);
      const days = new Set(own.flatMap(({ section }) => daysOf(section)));
      return meets_on.every((day) => days.has(day)) && days.size <= (max_days ?? 7);
    };
    const isPossible = chooseTogether(held) !== null;
    const sets = isPossible ? [held] : held.map((other) => [other]);
    return sets.every((set) => chooseTogether([known, ...set], accepts, holds) !== null);
  };
}

const identities = new WeakMap<JudgedCatalogue, ReturnType<typeof indexCatalogue>>();
const identityOf = (catalogue: JudgedCatalogue) => {
  const known = identities.get(catalogue) ?? indexCatalogue(catalogue.pack.courses);
  identities.set(catalogue, known);
  return known;
};

/** Keys of all courses taken, including other codes of the same class. */
export const takenCodes = (catalogue: JudgedCatalogue, { courses_taken }: Student): Set<string> =>
  new Set(
    courses_taken.flatMap((code) => [
      ...codesOfSameClass(catalogue.recogniser.normalise(code) ?? code, identityOf(catalogue)),
    ]),
  );

const checkOf = (record: CourseRecord, catalogue: JudgedCatalogue, student: Student) => {
  const taken = takenCodes(catalogue, student);
  return checkPrerequisites(readPrerequisites(record, catalogue), (code) => taken.has(codeKey(code)));
};

export const verdictOf = (record: CourseRecord, catalogue: JudgedCatalogue, student: Student) =>
  checkOf(record, catalogue, student).verdict;
export const missingOf = (record: CourseRecord, catalogue: JudgedCatalogue, student: Student): string[][] =>
  checkOf(record, catalogue, student).missing;

/** Open requirement groups; null if the university states none for this programme. */
export const openGroups = (catalogue: JudgedCatalogue, student: Student, programme: string) => {
  const { concentrations, secondary_fields } = catalogue.pack.programs;
  const groups =
    [...concentrations, ...secondary_fields].find(({ name }) => fold(name) === fold(programme))?.groups ?? [];
  if (groups.length === 0) return null;
  return countRequirements(groups, student.courses_taken, identityOf(catalogue)).filter(
    ({ need, have }) => have < need,
  );
};
