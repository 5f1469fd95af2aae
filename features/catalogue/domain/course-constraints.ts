import { seatsOf } from './sections/seats.ts';
import type { Course } from '../contract.ts';
import type { Area } from './areas.ts';
import type { AttributeTest } from './attribute-match.ts';
import { sizeOf } from './sections/enrollment.ts';
import { asksForTimes, fittingSections, type TimesAsked } from './sections/fitting-sections.ts';
import { isOfLevels, type Level } from './levels.ts';
import { subjectOfTag } from './pack/subject-of-tag.ts';
import type { FilterQuestion } from './search/sift.ts';
import type { Outcome, Unstated } from './unstated.ts';

/** Search constraints; a match satisfies all of them in one record (one course in one term). */
export interface CourseConstraints extends TimesAsked {
  /** Predicates of course list filters, from `questionsOf`. */
  filters?: readonly FilterQuestion[] | undefined;
  /** Subject codes; any code of the class may match. */
  subjects?: readonly string[] | undefined;
  attributesAll?: readonly AttributeTest[] | undefined;
  attributesAny?: readonly AttributeTest[] | undefined;
  attributesNone?: readonly AttributeTest[] | undefined;
  /** Seasons of the record's term, or in which the source says that the course is offered. */
  offeredIn?: readonly string[] | undefined;
  /** Subject codes to exclude. */
  excludeSubjects?: readonly string[] | undefined;
  areas?: readonly Area[] | undefined;
  levels?: readonly Level[] | undefined;
  minHours?: number | undefined;
  maxHours?: number | undefined;
  minRating?: number | undefined;
  maxRating?: number | undefined;
  minUnits?: number | undefined;
  maxUnits?: number | undefined;
  minEnrollment?: number | undefined;
  maxEnrollment?: number | undefined;
  /** Kind of at least one section, singular or plural, possibly abbreviated: `seminars`, `lab`. */
  component?: string | undefined;
  /** Kind that no section may have, in the same forms. */
  excludeComponent?: string | undefined;
  /** All of these words occur in the name of one instructor of some section. */
  instructor?: string | undefined;
}

export type Judgement = 'holds' | 'fails' | { unstated: Unstated };

/** Facts about a record that are not among its fields. */
export interface Placed {
  subject: string;
  area: Area | null;
  level: Level | null;
}

/**
 * Whether a record satisfies every constraint. A record that lacks a constrained field never does: it `fails` if it
 * violates another constraint, otherwise the missing field is reported, so that the student can be told how many
 * were excluded for that reason.
 */
export function judgeCourse(course: Course, placed: Placed, asked: CourseConstraints): Judgement {
  let unstated: Unstated | null = null;
  for (const judgement of judgements(course, placed, asked)) {
    if (judgement === false) return 'fails';
    if (judgement !== true) unstated ??= judgement;
  }
  return unstated === null ? 'holds' : { unstated };
}

function* judgements(course: Course, placed: Placed, asked: CourseConstraints): Generator<Outcome> {
  const { filters = [], areas, levels, instructor } = asked;
  for (const ask of filters) {
    const outcome = ask(course);
    // A row of the list has its seats worked out; of a record they are, where a filter misses them.
    yield outcome === 'seats' ? ask({ ...course, seats: seatsOf(course) }) : outcome;
  }
  if (asked.excludeSubjects?.includes(placed.subject)) yield false;
  if (asked.subjects) yield course.codes.some((code) => asked.subjects?.includes(subjectOfTag(code)));
  yield* attributeJudgements(course, asked);
  if (asked.offeredIn) yield asked.offeredIn.some((season) => isOfSeason(course, season));
  if (areas) yield placed.area !== null && areas.includes(placed.area);
  if (instructor !== undefined) yield instructorsOf(course).some((name) => hasWords(name, instructor));
  yield within(course.overall_score_course_mean, asked.minRating, asked.maxRating, 'rating');
  yield within(course.mean_hours, asked.minHours, asked.maxHours, 'workload');
  yield within(course.units, asked.minUnits, asked.maxUnits, 'units');
  yield within(sizeOf(course), asked.minEnrollment, asked.maxEnrollment, 'enrollment');
  if (levels) yield isOfLevels({ level: placed.level, attributes: course.attributes }, levels);
  yield* kindJudgements(course, asked);
  if (asksForTimes(asked)) yield judgeTimes(course, asked);
}

const judgeTimes = (course: Course, asked: TimesAsked): Outcome => {
  const { answer } = fittingSections(course, asked);
  return answer === 'unstated' ? 'meetings' : answer === 'fits';
};

function* attributeJudgements(
  { attributes }: Course,
  { attributesAll = [], attributesAny, attributesNone = [] }: CourseConstraints,
): Generator<Outcome> {
  const has = (test: AttributeTest) => attributes.some(test);
  if (attributesAll.length > 0) yield attributesAll.every(has);
  if (attributesAny) yield attributesAny.some(has);
  if (attributesNone.length > 0) yield !attributesNone.some(has);
}

function* kindJudgements(
  course: Course,
  { component, excludeComponent }: CourseConstraints,
): Generator<Outcome> {
  if ((component ?? excludeComponent) === undefined) return;
  const kinds = kindsOf(course);
  if (component !== undefined)
    yield kinds.length === 0 ? 'component' : kinds.some((kind) => isKind(kind, component));
  if (excludeComponent !== undefined)
    yield kinds.length === 0 ? 'component' : !kinds.some((kind) => isKind(kind, excludeComponent));
}

const isOfSeason = ({ term, offered }: Course, season: string): boolean =>
  [term, ...offered].some((name) => seasonsIn(name).some((each) => seasonsIn(season).includes(each)));

/** "Autumn" is a synonym of "fall". */
const seasonsIn = (text: string): string[] =>
  (folded(text).match(/\p{L}+/gu) ?? []).map((word) => (word === 'autumn' ? 'fall' : word));

/** Of all sections, without duplicates. */
export const instructorsOf = ({ instructors, sections }: Course): string[] => [
  ...new Set([...instructors, ...sections.flatMap((section) => section.instructors)]),
];

const kindsOf = ({ component, sections }: Course): string[] =>
  [...new Set([component, ...sections.map((section) => section.component)])].filter((kind) => kind !== '');

const within = (
  value: number | null,
  min: number | undefined,
  max: number | undefined,
  name: Unstated,
): Outcome => {
  if (min === undefined && max === undefined) return true;
  if (value === null) return name;
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
};

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const hasWords = (name: string, words: string): boolean => {
  const hay = folded(name);
  const needles = folded(words).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return needles.length > 0 && needles.every((needle) => hay.includes(needle));
};

export const isKind = (component: string, asked: string): boolean => {
  const [kind, wanted] = [component, asked].map((text) => folded(text).trim().replace(/s$/, ''));
  return wanted !== '' && (kind ?? '').split(/[^a-z]+/).some((word) => word.startsWith(wanted ?? ''));
};
