import { shownFigure } from '#features/catalogue/domain/bands.ts';
import type { CourseDetails } from '../../../domain/course-facts.ts';
import type { FactField, Request } from '../../../domain/understanding/request.ts';
import { named, peopleSaid } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, askTool } from '../script.ts';
import { beginningOf, blocks, bold, codesSaid, figure, listed, quoted, unheldSaid } from '../wording.ts';
import { notFound } from './facts.ts';

type Comparison = Extract<Request, { kind: 'compare' }>;
type Column = { head: string; cell: (course: CourseDetails) => string | null };

const UNKNOWN = 'not known';

/** The first section's times, with how many others there are of its kind. */
const whenOf = ({ schedule, section_kinds: [main] }: CourseDetails): string | null =>
  schedule !== null && main && main.count > 1 ? `${schedule} (one of ${main.count} sections)` : schedule;

const COLUMNS: Partial<Record<FactField, Column>> = {
  rating: {
    head: 'Rating',
    cell: ({ rating }) => (rating === null ? null : `${shownFigure(rating)} out of 5`),
  },
  workload: {
    head: 'Workload',
    cell: ({ workload }) => (workload === null ? null : `${shownFigure(workload)} hours a week`),
  },
  units: { head: 'Units', cell: ({ units }) => (units === null ? null : `${figure(units)} units`) },
  schedule: { head: 'Meets', cell: whenOf },
  term: { head: 'Term', cell: ({ terms }) => listed(terms) },
  instructor: {
    head: 'Instructor',
    cell: ({ instructors }) => (instructors.length > 0 ? peopleSaid(instructors) : null),
  },
  enrollment: {
    head: 'Enrolled',
    cell: ({ enrollment }) => (enrollment === null ? null : `${enrollment} students`),
  },
  prerequisites: {
    head: 'Asks for',
    cell: ({ prerequisites }) => (prerequisites === null ? 'nothing stated' : quoted(prerequisites)),
  },
  preparation: {
    head: 'Preparation',
    cell: ({ recommended_preparation: preparation }) =>
      preparation === null ? 'nothing stated' : quoted(preparation),
  },
  component: { head: 'Kind', cell: ({ component }) => component && quoted(component) },
  department: { head: 'Department', cell: ({ department }) => department && quoted(department) },
};
const ALWAYS: FactField[] = ['rating', 'workload', 'units', 'schedule', 'term'];

/** Two to six courses side by side, then what the figures come to. */
export function* answerComparison({ codes, fields, unheld }: Comparison): Script {
  const found = yield* askTool('compare_courses', { codes: codes.slice(0, 6) });
  if (found === null) return LOOK_UP_FAILED;
  const { courses, not_found } = found;
  const missing = not_found.map((code) => notFound(code, [])).join(' ');
  const [only] = courses;
  if (courses.length < 2) return blocks(missing, only ? `So there is only ${named(only)} to look at.` : null);
  const shown = [...new Set([...fields.filter((field) => field in COLUMNS), ...ALWAYS])].slice(0, 6);
  const columns = shown.flatMap((field) => COLUMNS[field] ?? []);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return blocks(
    missing,
    unheld.length > 0 ? `The catalogue says nothing about ${unheldSaid(unheld)}, so I left that out.` : null,
    verdictOn(courses, fields),
    meetTogetherSaid(courses),
    [
      row(['Course', ...columns.map(({ head }) => head)]),
      row(['---', ...columns.map(() => '---')]),
      ...courses.map((course) => row([named(course), ...columns.map(({ cell }) => cell(course) ?? UNKNOWN)])),
    ].join('\n'),
    fields.includes('description') || fields.length === 0 ? descriptionsOf(courses) : null,
  );
}

/** Classes that meet with each other are no alternatives: they are one class with two levels of work. */
const meetTogetherSaid = (courses: readonly CourseDetails[]): string =>
  courses
    .flatMap((course, at) =>
      courses
        .slice(at + 1)
        .filter((other) => course.meets_with.includes(other.code) || other.meets_with.includes(course.code))
        .map(
          (other) =>
            `${codesSaid([course.code, other.code])} meet with each other: a student takes one of them, and they do not replace each other.`,
        ),
    )
    .join(' ');

const descriptionsOf = (courses: readonly CourseDetails[]): string =>
  courses
    .flatMap(({ code, description }) =>
      description === null ? [] : [`${bold(code)}: ${beginningOf(description, 240)}`],
    )
    .join('\n\n');

/** Who is lightest and who is best rated; only among figures that are known, and only where they differ. */
const verdictOn = (courses: readonly CourseDetails[], fields: readonly FactField[]): string => {
  const best = (value: (course: CourseDetails) => number | null, sign: 1 | -1): string[] => {
    const known = courses.flatMap((course) => {
      const figure = value(course);
      return figure === null ? [] : [{ code: course.code, figure }];
    });
    const top = Math.min(...known.map((one) => sign * one.figure));
    const winners = known.filter((one) => sign * one.figure === top).map(({ code }) => code);
    return known.length > 1 && winners.length < known.length ? winners : [];
  };
  const light = best(({ workload }) => workload, 1);
  const liked = best(({ rating }) => rating, -1);
  const both = light.length === 1 && light[0] === liked[0];
  const asksOnly = (field: 'rating' | 'workload') => fields.length === 1 && fields[0] === field;
  const unknown = courses.filter(
    ({ rating, workload }) =>
      (rating === null && !asksOnly('workload')) || (workload === null && !asksOnly('rating')),
  );
  const [least, most] = courses.length > 2 ? ['the least time', 'the best'] : ['less time', 'better'];
  const parts = both
    ? [`${codesSaid(light)} takes ${least} and is ${most} rated.`]
    : [
        ...(light.length > 0 ? [`${codesSaid(light)} ${light.length > 1 ? 'take' : 'takes'} ${least}.`] : []),
        ...(liked.length > 0
          ? [`${codesSaid(liked)} ${liked.length > 1 ? 'are' : 'is'} ${most} rated.`]
          : []),
      ];
  if (unknown.length > 0) {
    const codes = codesSaid(unknown.map(({ code }) => code));
    parts.push(
      parts.length === 0 && unknown.length === courses.length
        ? `That cannot be said by the figures: they are not known for ${codes}.`
        : `Not every figure is known for ${codes}, so compare with care.`,
    );
  }
  return parts.join(' ');
};
