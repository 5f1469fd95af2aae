import { isWithoutPlace } from '#features/catalogue/domain/sections/seats.ts';
import type { CourseDetails, SectionFacts } from '../../../domain/course-facts.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { LineOfWhole } from '../../../domain/reading/request.ts';
import type { FactField } from '../../../domain/reading/askable.ts';
import { decided, sectionValueOf, valueOf, verdict } from '../cite.ts';
import { FACT_SAID, named, namedInline, sectionSaid } from '../fact-sentences.ts';
import { askAhead, askTool, type Script, type ToolRequest } from '../script.ts';
import { blocks, listed, sentences } from '../wording.ts';

/** Sections listed of each kind; those with a place first. */
const MOST_OF_KIND = 6;
/** Of one of several courses. */
const FEW_OF_KIND = 2;

/** What each line of the whole answers. */
const LINES: readonly {
  answers: readonly FactField[];
  line: LineOfWhole;
}[] = [
  {
    line: 'times',
    answers: ['schedule', 'places', 'enrollment', 'room', 'term', 'component', 'class_number'],
  },
  { line: 'notes', answers: ['notes'] },
  { line: 'people', answers: ['instructor'] },
  { line: 'students', answers: ['rating', 'workload', 'earlier_ratings', 'earlier_hours'] },
  { line: 'needs', answers: ['prerequisites', 'preparation'] },
  { line: 'counts', answers: ['attributes', 'units', 'department'] },
];

/** Fields that the whole of a course states; others are answered in sentences of their own. */
export const TOLD_IN_WHOLE: ReadonlySet<FactField> = new Set([
  ...LINES.flatMap(({ answers }) => answers).filter((field) => field !== 'term'),
  'description',
  'title',
]);

/**
 * Everything on record of a course that a student may want, a line for each matter, those that were asked for first: what
 * several questions in one message ask is all there, in whatever words it was asked.
 */
export function* wholeCourse(course: CourseDetails, asked: readonly FactField[]): Script {
  return blocks(
    yield* linesOf(course, asked, []),
    course.description === null
      ? null
      : `What the catalogue says of ${named(course)}:\n\n> ${valueOf(course, 'summary')}`,
  );
}

/** The same of each of several courses, without what is told beside it, and without descriptions. */
export function* eachCourse(
  looked: readonly (ToolOutput<'get_course'> | null)[],
  { fields, told = [] }: { fields: readonly FactField[]; told?: readonly LineOfWhole[] },
): Script {
  const lines: (string | null)[] = [];
  for (const answer of looked)
    if (answer?.found) lines.push(yield* linesOf(answer.course, fields, told, true));
  return blocks(...lines);
}

/**
 * What a student asks of the only course that fits a wish, which is a question about that course as often as a wish: all that is
 * known of it, where much was said, else what it is about.
 */
export function* foundAlone(
  { code, term }: { code: string; term: string },
  asks: readonly FactField[] | undefined,
): Script {
  yield* askAhead([
    { name: 'get_course', input: { code, term } },
    ...(asks === undefined ? [] : besideOf(code, term)),
  ]);
  const looked = yield* askTool('get_course', { code, term });
  if (!looked?.found) return '';
  const { course } = looked;
  if (asks !== undefined) return yield* wholeCourse(course, asks);
  return course.description === null ? '' : `> ${valueOf(course, 'summary')}`;
}

/** What is asked beside the record of a course. */
const besideOf = (code: string, term: string): ToolRequest[] => [
  { name: 'check_prerequisites', input: { code, term } },
  { name: 'get_requirement_progress', input: { course: code } },
];

function* linesOf(
  course: CourseDetails,
  asked: readonly FactField[],
  told: readonly LineOfWhole[],
  isShort = false,
): Script {
  const { code, term } = course;
  const needs = told.includes('needs') ? null : yield* askTool('check_prerequisites', { code, term });
  const counts = told.includes('counts')
    ? null
    : yield* askTool('get_requirement_progress', { course: code });
  const isJudged = needs?.found === true && course.prerequisites !== null;
  const leads = asked.includes('prerequisites');
  const said = {
    times: timesSaid(course, isShort ? FEW_OF_KIND : MOST_OF_KIND),
    people: isShort && !asked.includes('instructor') ? taughtSaid(course) : peopleSaid(course),
    students: studentsSaid(course, asked),
    needs: sentences(
      course.prerequisites === null ? 'no prerequisites stated.' : valueOf(course, 'prerequisites'),
      isJudged && !leads ? verdictSaid(needs) : null,
      course.recommended_preparation === null ? null : `Recommended: ${valueOf(course, 'preparation')}`,
    ),
    notes: course.notes === null ? null : `“${valueOf(course, 'notes')}”`,
    counts: countsSaid(course, counts),
  };
  const lines = LINES.filter(({ line }) => !told.includes(line));
  const first = lines.filter(({ answers }) => answers.some((field) => asked.includes(field)));
  const order = [...first, ...lines.filter((each) => !first.includes(each))];
  return blocks(
    sentences(
      needs?.found === true ? barredOf(needs) : null,
      isJudged && leads ? verdictSaid(needs) : null,
      asked.includes('places') ? FACT_SAID.places(course, namedInline(course)) : null,
    ) || null,
    `${named(course)}, in ${valueOf(course, 'term')}:`,
    order
      .flatMap(({ line }) =>
        said[line] === null
          ? []
          : [`- **${HEADS[line]}**${OF_TERM.has(line) ? ` in ${term}` : ''}: ${said[line]}`],
      )
      .join('\n'),
  );
}

const HEADS = {
  times: 'When and where',
  people: 'Teaching',
  students: 'What students say',
  needs: 'Asks for',
  notes: 'Notes',
  counts: 'Counts',
} as const;
/** What differs from term to term. */
const OF_TERM: ReadonlySet<string> = new Set(['times', 'people']);

type Needs = { decided?: unknown; verdict: string };
/** Its notes may shut the student out, whatever it asks for. */
const barredOf = (needs: object): string | null =>
  sentences(...decided(needs, 'barred').map((cite) => `${cite}.`)) || null;

const verdictSaid = (needs: object & Needs): string | null =>
  sentences(
    needs.verdict === 'not_met'
      ? 'Not yet.'
      : needs.verdict === 'met' && barredOf(needs) === null
        ? 'Yes.'
        : null,
    verdict(needs, 'prerequisites'),
    verdict(needs, 'have'),
    verdict(needs, 'now'),
    verdict(needs, 'missing'),
    verdict(needs, 'undecided'),
  ) || null;

const timesSaid = (course: CourseDetails, most: number): string => {
  const { sections, sections_not_listed: others, other_terms: otherTerms } = course;
  const kinds = [...Map.groupBy(sections, ({ kind }) => kind).values()];
  const cancelled = sections.filter(({ status }) => status === 'cancelled');
  const told = kinds.flatMap((ofKind) =>
    ofKind
      .filter(({ status }) => status !== 'cancelled')
      .toSorted((a, b) => Number(isWithoutPlace(a)) - Number(isWithoutPlace(b)))
      .slice(0, most),
  );
  const left = sections.length - cancelled.length - told.length + others;
  const lines = told.map((section) => {
    const more = [placeSaid(course, section), seatsSaid(course, section)].filter((each) => each !== null);
    return sectionSaid(course, section) + (more.length === 0 ? '' : ` (${more.join(', ')})`);
  });
  const elsewhere = otherTerms
    .filter(({ schedule }) => schedule !== null && most === MOST_OF_KIND)
    .map((other) => `in ${other.term}: ${valueOf({ ...other, code: course.code }, 'times')}`);
  const more = sentences(
    `Given in ${valueOf(course, 'terms')}${elsewhere.length === 0 ? '' : `; ${elsewhere.join('; ')}`}.`,
    cancelled.length === 0
      ? null
      : `Cancelled: ${listed(cancelled.map((section) => sectionValueOf(course, section, 'section')))}.`,
    left > 0 ? `Of its sections ${left} more are not listed here.` : null,
  );
  if (lines.length === 0) return `no sections listed. ${more}`;
  // On a phone a dozen sections are no paragraph.
  return lines.length <= FEW_SECTIONS
    ? `${lines.join('; ')}. ${more}`
    : `${more}\n${lines.map((line) => `  - ${line}`).join('\n')}`;
};
const FEW_SECTIONS = 2;

const placeSaid = (course: CourseDetails, section: SectionFacts): string | null =>
  section.places.length === 0 ? null : sectionValueOf(course, section, 'room');

const seatsSaid = (course: CourseDetails, section: SectionFacts): string | null => {
  const { status, enrollment, cap } = section;
  const figures = enrollment !== null && cap !== null ? sectionValueOf(course, section, 'places_left') : null;
  if (status === 'waitlist' || (status === 'full' && figures === null))
    return sectionValueOf(course, section, 'status');
  // Of a lecture without a cap nothing says whether there is room.
  return figures ?? (status === null ? `places ${sectionValueOf(course, section, 'places_left')}` : null);
};

const taughtSaid = (course: CourseDetails): string =>
  course.instructors.length === 0 ? 'no instructor stated.' : `${valueOf(course, 'instructor')}.`;

const peopleSaid = (course: CourseDetails): string | null => {
  const { other_terms: others, history } = course;
  const elsewhere = others
    .filter((other) => other.instructors.length > 0)
    .map((other) => `In ${other.term}: ${valueOf({ ...other, code: course.code }, 'instructor')}.`);
  return sentences(
    taughtSaid(course),
    ...elsewhere,
    history.some((each) => each.instructors.length > 0)
      ? `Earlier: ${valueOf(course, 'earlier_instructors')}.`
      : null,
  );
};

const studentsSaid = (course: CourseDetails, asked: readonly FactField[]): string => {
  const { rating, workload, history } = course;
  const rated = rating === null ? 'not rated yet' : `rated ${valueOf(course, 'rating')}`;
  const worked = workload === null ? 'hours not known' : valueOf(course, 'workload');
  const isAsked = (field: FactField) => asked.includes(field);
  const ratings =
    isAsked('rating') && history.some((each) => each.rating !== null)
      ? valueOf(course, 'earlier_ratings')
      : null;
  const hours =
    isAsked('workload') && history.some((each) => each.hours !== null)
      ? valueOf(course, 'earlier_hours')
      : null;
  return sentences(
    `${rated}; ${worked}.`,
    ratings === null ? null : `Ratings by term: ${ratings}.`,
    hours === null ? null : `Hours by term: ${hours}.`,
  );
};

const countsSaid = (course: CourseDetails, counts: object | null): string =>
  sentences(
    course.units === null ? null : `${valueOf(course, 'units')}.`,
    course.attributes.length === 0 ? null : `Listed with ${valueOf(course, 'attributes')}.`,
    counts === null
      ? null
      : decided(counts, 'counts')
          .map((cite) => `${cite}.`)
          .join(' '),
  );
