import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { CourseFacts } from '../../../domain/course-facts.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { SearchInput, Wish } from '../../../domain/reading/request.ts';
import type { CatalogueLacks } from '../script.ts';
import { sectionValueOf, valueOf } from '../cite.ts';
import { FACT_SHORT, named, sectionSaid } from '../fact-sentences.ts';
import { codesSaid, listed, quoted } from '../wording.ts';

export type Found = ToolOutput<'search_courses'>;

/** A list entry, with other codes of the same class that were found. */
export type Listed = Found['courses'][number] & {
  also?: string[];
  /** The student does not have all that it asks for, or that cannot be told: its line says what that is. */
  lacksSome?: boolean;
};

/** A class with several codes becomes one entry, the first code before the others. */
export const oneOfEach = (courses: Found['courses']): Listed[] => {
  const items = new Map<string, Listed>();
  for (const course of courses) {
    const { title, term, schedule, instructors, rating, workload } = course;
    const key =
      schedule === null
        ? course.code
        : JSON.stringify([title, term, schedule, instructors, rating, workload]);
    const known = items.get(key);
    if (known) known.also = [...(known.also ?? []), course.code];
    else items.set(key, { ...course });
  }
  // What is cancelled is named last, and as such.
  const listed = [...items.values()];
  return [...listed.filter((each) => !each.is_cancelled), ...listed.filter((each) => each.is_cancelled)];
};

const ORDER_SAID: Partial<Record<NonNullable<SearchInput['sort']>, [string, string]>> = {
  rating: ['best rated first', 'worst rated first'],
  workload: ['least work first', 'most work first'],
  enrollment: ['smallest first', 'largest first'],
};

export const orderOf = ({ sort, descending }: Pick<SearchInput, 'sort' | 'descending'>): string | undefined =>
  sort && ORDER_SAID[sort]?.[descending ? 1 : 0];

/** Each course with the facts that the wish concerns, and those of general interest. */
export const listOf = (courses: readonly Listed[], wish: Wish, lacks: readonly CatalogueLacks[]): string => {
  const { search } = wish;
  const oneTerm = new Set(courses.map(({ term }) => term)).size === 1 && search.terms !== undefined;
  const line = (course: Listed): string => {
    const facts = [
      course.is_cancelled ? 'cancelled' : whenOf(course),
      ...(oneTerm ? [] : [FACT_SHORT.term(course)]),
      FACT_SHORT.rating(course) ?? (lacks.includes('rating') ? null : 'not rated yet'),
      FACT_SHORT.workload(course) ?? (lacks.includes('workload') ? null : 'hours not known'),
      ...(search.min_units !== undefined || search.max_units !== undefined ? [FACT_SHORT.units(course)] : []),
      ...(search.min_enrollment !== undefined ||
      search.max_enrollment !== undefined ||
      search.sort === 'enrollment'
        ? [FACT_SHORT.enrollment(course)]
        : []),
      FACT_SHORT.seats(course),
      ...(search.instructor === undefined && !wish.unheld.includes('instructors_rated')
        ? []
        : [FACT_SHORT.instructor(course)]),
      ...(search.prerequisites_met ||
      search.no_prerequisites_stated ||
      wish.after.length > 0 ||
      course.lacksSome === true
        ? [asksFor(course)]
        : []),
    ];
    const others = [...new Set([...course.other_codes, ...(course.also ?? [])])];
    const also = others.length > 0 ? ` (also ${codesSaid(others)})` : '';
    return `- ${named(course)}${also}: ${facts.filter((fact) => fact !== null).join('; ')}`;
  };
  return courses.map(line).join('\n');
};

/** The sections that fit the requested times; otherwise the course's own times. */
const whenOf = (course: Listed): string => {
  const { fitting_sections: fitting, section_kinds: kinds } = course;
  const timed = fitting.filter(({ schedule }) => schedule !== null);
  if (timed.length === 0) return FACT_SHORT.schedule(course) ?? 'no meeting time stated';
  const [only] = timed;
  return only && kinds.length === 1 && kinds[0]?.count === 1
    ? sectionValueOf(course, only, 'times')
    : timed.map((section) => sectionSaid(course, section)).join('; ');
};

/** Includes recommendations, since the course's card shows them too, under the same heading as requirements. */
const asksFor = (course: CourseFacts): string => {
  const { prerequisites, recommended_preparation: preparation } = course;
  const asked =
    prerequisites === null
      ? 'no prerequisites stated'
      : statesNoneNeeded(prerequisites)
        ? valueOf(course, 'prerequisites')
        : `asks for ${valueOf(course, 'prerequisites')}`;
  return preparation === null ? asked : `${asked}, recommends ${valueOf(course, 'preparation')}`;
};

/** Names that the catalogue does not have: nothing was guessed in their place. */
export const strangeNames = ({ not_recognised }: Found): string | null =>
  not_recognised.length === 0
    ? null
    : `The catalogue does not know ${listed(not_recognised.map((name) => `“${quoted(name)}”`))}.`;
