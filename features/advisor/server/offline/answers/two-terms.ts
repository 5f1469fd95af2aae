import type { CourseDetails } from '../../../domain/course-facts.ts';
import type { FactName } from '../../../domain/facts/fact-fields.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { valueOf } from '../cite.ts';
import { FACT_SAID, namedInline } from '../fact-sentences.ts';
import {
  askTool,
  askToolForEach,
  LOOK_UP_FAILED,
  nextTerm,
  type Script,
  type ScriptContext,
} from '../script.ts';
import { blocks, listed, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

/** What a term has of its own; `field` is what is held against each other, `is` what it is called in a sentence. */
const COLUMNS: readonly { head: string; value: FactName; field: keyof CourseDetails; is: string }[] = [
  { head: 'Meets', value: 'times', field: 'sections', is: 'when it meets' },
  { head: 'Taught by', value: 'instructor', field: 'instructors', is: 'who teaches it' },
  { head: 'Enrolled', value: 'enrollment', field: 'enrollment', is: 'how many take it' },
  { head: 'Units', value: 'units', field: 'units', is: 'its units' },
  { head: 'Asks for', value: 'prerequisites', field: 'prerequisites', is: 'what it asks for' },
];

/** One course in each of its terms, side by side, and what students said of it term by term. */
export function* answerTwoTerms(
  { codes, fields }: Extract<Request, { kind: 'two_terms' }>,
  context: ScriptContext,
): Script {
  const [code = ''] = codes;
  const next = nextTerm(context);
  const first = yield* askTool('get_course', next === undefined ? { code } : { code, term: next });
  if (first === null) return LOOK_UP_FAILED;
  if (!first.found) return notFound(first.code, first.similar);
  const { course } = first;
  const others = yield* askToolForEach(
    'get_course',
    course.other_terms.map(({ term }) => ({ code: course.code, term })),
  );
  const order = context.terms.map(({ name }) => name);
  const records = [course, ...others.flatMap((answer) => (answer?.found ? [answer.course] : []))].toSorted(
    (a, b) => order.indexOf(a.term) - order.indexOf(b.term),
  );
  if (records.length < 2)
    return sentences(
      `${FACT_SAID.term(course, namedInline(course))} There is no other term to hold it against.`,
      ...fields.map((field) => FACT_SAID[field](course, 'it')),
    );
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [same, other] = [
    COLUMNS.filter((each) => isAlike(records, each.field)),
    COLUMNS.filter((each) => !isAlike(records, each.field)),
  ];
  // Codes of what it asks for would open a comparison with them: shown only where they differ.
  const shown = COLUMNS.filter((each) => each.field !== 'prerequisites' || other.includes(each));
  return blocks(
    sentences(
      FACT_SAID.term(course, namedInline(course)),
      other.length === 0 ? null : `${said(other)} ${other.length > 1 ? 'differ' : 'differs'}.`,
      same.length === 0 ? null : `${said(same)} ${same.length > 1 ? 'are' : 'is'} the same.`,
    ),
    [
      row(['Term', ...shown.map(({ head }) => head)]),
      row(['---', ...shown.map(() => '---')]),
      ...records.map((record) =>
        row([valueOf(record, 'term'), ...shown.map(({ value }) => valueOf(record, value))]),
      ),
    ].join('\n'),
    // Students answer at the end of a term, so that no term to come has figures of its own.
    sentences(FACT_SAID.earlier_ratings(course, 'it'), FACT_SAID.earlier_hours(course, 'it')),
  );
}

/** Times of sections are compared without their numbers, which every term has of its own. */
const isAlike = (records: readonly CourseDetails[], field: keyof CourseDetails): boolean =>
  new Set(
    records.map((record) =>
      JSON.stringify(
        field === 'sections'
          ? record.sections.map(({ kind, schedule }) => `${kind} ${schedule}`).toSorted()
          : record[field],
      ),
    ),
  ).size === 1;

const said = (columns: typeof COLUMNS): string => {
  const words = listed(columns.map(({ is }) => is));
  return words.charAt(0).toUpperCase() + words.slice(1);
};
