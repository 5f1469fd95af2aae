import type { CourseFacts } from '../../../domain/course-facts.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { Wish } from '../../../domain/understanding/request.ts';
import { FACT_SHORT, named } from '../facts-said.ts';
import { listed, quoted } from '../wording.ts';

export type Found = ToolOutput<'search_courses'>;

/** Each course with the facts that the wish is about, and those that everybody wants to know. */
export const listOf = (courses: readonly CourseFacts[], wish: Wish): string => {
  const { search } = wish;
  const oneTerm = new Set(courses.map(({ term }) => term)).size === 1 && search.terms !== undefined;
  const line = (course: CourseFacts): string => {
    const facts = [
      FACT_SHORT.schedule(course) ?? 'no meeting time stated',
      ...(oneTerm ? [] : [FACT_SHORT.term(course)]),
      FACT_SHORT.rating(course) ?? 'not rated yet',
      FACT_SHORT.workload(course) ?? 'hours not known',
      ...(search.min_units !== undefined || search.max_units !== undefined ? [FACT_SHORT.units(course)] : []),
      ...(search.max_enrollment !== undefined || search.sort === 'enrollment'
        ? [FACT_SHORT.enrollment(course)]
        : []),
      ...(search.instructor === undefined ? [] : [FACT_SHORT.instructor(course)]),
      ...(search.prerequisites_met || search.no_prerequisites_stated || wish.after.length > 0
        ? [asksFor(course)]
        : []),
    ];
    return `- ${named(course)}: ${facts.filter((fact) => fact !== null).join('; ')}`;
  };
  return courses.map(line).join('\n');
};

const asksFor = ({ prerequisites }: CourseFacts): string =>
  prerequisites === null ? 'no prerequisites stated' : `asks for “${quoted(prerequisites)}”`;

const UNSTATED_WORDS: Record<keyof Found['unknown'], string> = {
  rating: 'a rating',
  workload: 'their hours',
  meetings: 'meeting times',
  units: 'units',
  enrollment: 'their enrolment',
  level: 'a level',
  component: 'their kind of class',
};

/** Courses that may fit too, but whose record does not say. */
export const leftOut = ({ unknown }: Found): string | null => {
  const parts = (Object.keys(unknown) as (keyof Found['unknown'])[]).flatMap((what) => {
    const count = unknown[what] ?? 0;
    return count === 0 ? [] : [`${count} without ${UNSTATED_WORDS[what]}`];
  });
  return parts.length === 0 ? null : `Left out because the catalogue does not say: ${listed(parts)}.`;
};

/** Names that the catalogue does not have: nothing was guessed in their place. */
export const strangeNames = ({ not_recognised }: Found): string | null =>
  not_recognised.length === 0
    ? null
    : `The catalogue does not know ${listed(not_recognised.map((name) => `“${quoted(name)}”`))}.`;
