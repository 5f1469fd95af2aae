import type { CourseDetails } from '../../../domain/course-facts.ts';
import type { Request } from '../../../domain/reading/request.ts';
import type { FactField } from '../../../domain/reading/askable.ts';
import type { FactName } from '../../../domain/facts/fact-fields.ts';
import { decided, valueOf, verdict } from '../cite.ts';
import { named } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askTool, nextTerm } from '../script.ts';
import { blocks, bold, codesSaid, sentences, unheldSaid } from '../wording.ts';
import { notFound } from './facts.ts';
import { clashesSaid } from './schedule.ts';

type Comparison = Extract<Request, { kind: 'compare' }>;
type Column = { head: string; value: FactName };

/** Possible columns of a table; unstated values are written as such. */
const COLUMNS: Partial<Record<FactField, Column>> = {
  rating: { head: 'Rating', value: 'rating' },
  workload: { head: 'Workload', value: 'workload' },
  units: { head: 'Units', value: 'units' },
  schedule: { head: 'Meets', value: 'times' },
  term: { head: 'Term', value: 'terms' },
  instructor: { head: 'Instructor', value: 'instructor' },
  enrollment: { head: 'Enrolled', value: 'enrollment' },
  prerequisites: { head: 'Asks for', value: 'prerequisites' },
  preparation: { head: 'Preparation', value: 'preparation' },
  component: { head: 'Kind', value: 'kind' },
  department: { head: 'Department', value: 'department' },
};
const ALWAYS: FactField[] = ['rating', 'workload', 'units', 'schedule', 'term'];

/** Two to six courses side by side, followed by a conclusion from the figures. */
export function* answerComparison(
  { codes, fields, unheld, term: asked, talkTerm, asks }: Comparison,
  context: ScriptContext,
): Script {
  const term = asked ?? talkTerm ?? nextTerm(context) ?? null;
  const found = yield* askTool('compare_courses', {
    codes: codes.slice(0, 6),
    ...(term === null ? {} : { term }),
  });
  if (found === null) return LOOK_UP_FAILED;
  const { courses, not_found } = found;
  const missing = not_found.map((code) => notFound(code, [])).join(' ');
  const [only] = courses;
  if (courses.length < 2) return blocks(missing, only ? `So there is only ${named(only)} to look at.` : null);
  const shown = [...new Set([...fields.filter((field) => field in COLUMNS), ...ALWAYS])].slice(0, 6);
  const columns = shown.flatMap((field) =>
    // Which terms there are is told if asked; otherwise of which term the figures are.
    field === 'term' && !fields.includes('term')
      ? { head: 'Term', value: 'term' as const }
      : (COLUMNS[field] ?? []),
  );
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return blocks(
    missing,
    unheld.length > 0 ? `The catalogue says nothing about ${unheldSaid(unheld)}, so I left that out.` : null,
    orderSaid(found, fields, courses.filter(({ workload }) => workload !== null).length, asks),
    asked === undefined || asked === null ? null : notThenSaid(courses, asked),
    decided(found, 'meet-together')
      .map((cite) => `${cite}.`)
      .join(' '),
    [
      row(['Course', ...columns.map(({ head }) => head)]),
      row(['---', ...columns.map(() => '---')]),
      ...courses.map((course) => row([named(course), ...columns.map(({ value }) => valueOf(course, value))])),
    ].join('\n'),
    yield* clashesSaid(courses.map(({ code }) => code)),
    fields.includes('description') || fields.length === 0 ? descriptionsOf(courses) : null,
  );
}

/** Courses that have no record in the term asked for. */
const notThenSaid = (courses: readonly CourseDetails[], term: string): string | null => {
  const others = courses.filter((course) => course.term !== term);
  if (others.length === 0) return null;
  const said = codesSaid(others.map(({ code }) => code));
  return `${said} ${others.length > 1 ? 'are' : 'is'} not given in ${term}, as far as the catalogue goes.`;
};

const descriptionsOf = (courses: readonly CourseDetails[]): string =>
  courses
    .flatMap((course) =>
      course.description === null ? [] : [`${bold(course.code)}: ${valueOf(course, 'summary')}`],
    )
    .join('\n\n');

const ENDS: Record<NonNullable<Comparison['asks']>['field'], [less: string, more: string]> = {
  workload: ['lightest', 'heaviest'],
  rating: ['worst-rated', 'best-rated'],
  enrollment: ['smallest', 'largest'],
};

/**
 * The end that is asked for comes first; then which has the least work, of several also the most, and which the best
 * rating according to the tool; which have unknown figures.
 */
const orderSaid = (
  found: object,
  fields: readonly FactField[],
  count: number,
  asks: Comparison['asks'],
): string => {
  const asked = asks === undefined ? null : ENDS[asks.field][asks.less ? 0 : 1];
  const others = [
    fields.includes('enrollment') && asked !== 'largest' ? 'smallest' : null,
    // Of two the one that takes more time was named.
    asked === 'heaviest' && count <= 2 ? null : 'lightest',
    count > 2 ? 'heaviest' : null,
    asked === 'worst-rated' && count <= 2 ? null : 'best-rated',
  ];
  const kinds = [...new Set([asked, ...others])];
  const order = kinds.map((kind) => (kind === null ? null : verdict(found, kind)));
  const unknown = verdict(found, 'figures-unknown');
  // Where courses are only to be compared, nothing was asked that the figures could say.
  const isAsked = asks !== undefined || fields.length > 0;
  return sentences(
    ...order,
    unknown === null || !isAsked || order.some((said) => said !== null)
      ? null
      : 'That cannot be said by the figures.',
    unknown,
  );
};
