import type { ToolOutput } from '../../../domain/tools.ts';
import { speaksOfAdmission, speaksOfTimes } from '#features/catalogue/domain/notes/notes-speak.ts';
import { clockSaid } from '../../../domain/facts/clock-said.ts';
import type { CourseDetails, TimeSpan } from '../../../domain/course-facts.ts';
import type { Request } from '../../../domain/reading/request.ts';
import type { FactField } from '../../../domain/reading/askable.ts';
import { FACT_SAID, isCancelled, namedInline, overviewOf, sectionSaid } from '../fact-sentences.ts';
import { sectionValueOf, valueOf } from '../cite.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askToolForEach, nextTerm } from '../script.ts';
import { inTerm, namesTerm } from '../term-said.ts';
import { eachCourse, TOLD_IN_WHOLE, wholeCourse } from './whole-course.ts';
import { blocks, bold, codesSaid, listed, quoted, sentences, unheldSaid } from '../wording.ts';

type Facts = Extract<Request, { kind: 'facts' }>;
const MOST_COURSES = 6;

/** Answers questions about one course or several. */
export function* answerFacts(request: Facts, context: ScriptContext): Script {
  const term = context.terms.find(({ name }) => name === request.term)?.name;
  const asked =
    term ??
    context.terms.find(({ name }) => name === request.talkTerm)?.name ??
    (request.fields.includes('term') && request.isWhole !== true ? undefined : nextTerm(context));
  const codes = request.codes.slice(0, MOST_COURSES);
  const looked = yield* askToolForEach(
    'get_course',
    codes.map((code) => (asked === undefined ? { code } : { code, term: asked })),
  );
  const numbered = yield* sectionsNumbered(codes, looked);
  const [first] = looked;
  const whole =
    request.isWhole !== true
      ? null
      : looked.length === 1 && first?.found === true
        ? yield* wholeCourse(first.course, request.fields)
        : yield* eachCourse(looked, request);
  const { fields, unheld } = withPlaces(withRooms(withExams(request, looked), looked));
  const ofTime = asksForSections(request)
    ? yield* sectionsInTime(request, looked)
    : new Map<string, string>();
  const strangeTerm = request.term !== null && term === undefined ? request.term : null;
  const several = looked.length > 1 && whole === null && fields.length > 0 && !fields.includes('description');
  const jointTerm = several ? termOfAll(looked) : null;
  const said = looked.map((answer) => {
    if (answer === null) return LOOK_UP_FAILED;
    if (!answer.found) return notFound(answer.code, answer.similar);
    const { course } = answer;
    // What is said of no course is said once, and each is not asked about again.
    if (looked.length > 1 && fields.length === 0 && unheld.length > 0 && !ofTime.has(course.code))
      return null;
    const others = fields.filter(
      (field) =>
        !(ofTime.has(course.code) && TOLD_BY_SECTIONS.has(field)) &&
        !(whole !== null && TOLD_IN_WHOLE.has(field)),
    );
    if (whole !== null && others.length === 0 && !ofTime.has(course.code) && request.free === null)
      return null;
    if (fields.length === 0 && unheld.length === 0 && !ofTime.has(course.code)) return overviewOf(course);
    if (fields.length === 0 && !ofTime.has(course.code) && course.notes !== null && mayBeNoted(unheld))
      return FACT_SAID.notes(course, namedInline(course));
    return sentences(
      ofTime.get(course.code) ?? null,
      others.length === 0 && (ofTime.has(course.code) || whole !== null)
        ? null
        : sayFacts(
            course,
            others,
            { ...request, term: term ?? null, isTermSaid: jointTerm !== null },
            context,
          ),
      strangeTerm === null ? null : elsewhereSaid(course),
      request.free === null ? null : sayFit(course, request.free),
    );
  });
  return blocks(
    unheld.length > 0
      ? `The catalogue says nothing about ${unheldSaid(unheld)}, so I can’t answer that${fields.length > 0 ? ' part' : ''}. ` +
          `${unheld.includes('standing') ? 'Your academic advisor' : 'The instructor or department'} can.`
      : null,
    strangeTerm === null
      ? null
      : `The catalogue covers ${listed(context.terms.map(({ name }) => name))} only, so I can’t say anything about ${strangeTerm}.`,
    numbered,
    jointTerm === null ? null : `In ${jointTerm}:`,
    several ? said.map((line) => `- ${line}`).join('\n') : blocks(...said),
    whole,
    request.codes.length > codes.length ? `I looked at the first ${codes.length} only.` : null,
  );
}

/** What has no field of a record, and what notes speak of now and then: group work, pass or fail, attendance. */
const mayBeNoted = (unheld: Facts['unheld']): boolean => unheld.some((each) => IN_NOTES.has(each));
const IN_NOTES: ReadonlySet<Facts['unheld'][number]> = new Set(['assignments', 'grades', 'attendance']);

/** The term of all records, to be said once above their list; null if they differ. */
const termOfAll = (looked: readonly (ToolOutput<'get_course'> | null)[]): string | null => {
  const terms = looked.flatMap((answer) => (answer?.found ? [answer.course.term] : []));
  return terms.length > 1 && new Set(terms).size === 1 ? (terms[0] ?? null) : null;
};

/** The sections whose class numbers were typed for their courses; null if there is none. */
function* sectionsNumbered(
  typed: readonly string[],
  looked: readonly (ToolOutput<'get_course'> | null)[],
): Script<string | null> {
  const asked = looked.flatMap((answer, at) => {
    const number = typed[at] ?? '';
    return answer?.found && /^\d+$/.test(number) && answer.course.code !== number
      ? [{ class_number: number, codes: [answer.course.code] }]
      : [];
  });
  if (asked.length === 0) return null;
  const found = yield* askToolForEach('find_sections', asked);
  const said = found.flatMap((answer) =>
    (answer?.sections ?? []).map((section) => {
      const [number, said] = [
        sectionValueOf(section, section, 'class_number'),
        sectionSaid(section, section),
      ];
      return `${number} is ${said} of ${bold(section.code)} in ${section.term}.`;
    }),
  );
  return said.length === 0 ? null : said.join(' ');
}

/** Some catalogues say as an attribute whether a course has a final exam. */
const withExams = (
  { fields, unheld }: Facts,
  looked: readonly (ToolOutput<'get_course'> | null)[],
): Pick<Facts, 'fields' | 'unheld'> => {
  const courses = looked.flatMap((answer) => (answer?.found ? [answer.course] : []));
  const states = ({ attributes }: CourseDetails): boolean =>
    attributes.some(({ scheme, value }) => /\bexam/i.test(`${scheme} ${value}`));
  if (!unheld.includes('exams') || courses.length === 0 || !courses.every(states)) return { fields, unheld };
  return {
    fields: [...new Set([...fields, 'attributes' as const])],
    unheld: unheld.filter((each) => each !== 'exams'),
  };
};

/** Some catalogues say of sections where they meet. */
const withRooms = (
  { fields, unheld }: Pick<Facts, 'fields' | 'unheld'>,
  looked: readonly (ToolOutput<'get_course'> | null)[],
): Pick<Facts, 'fields' | 'unheld'> => {
  const isStated = looked.some(
    (answer) => answer?.found && answer.course.sections.some(({ places }) => places.length > 0),
  );
  if (!unheld.includes('rooms') || !isStated) return { fields, unheld };
  return { fields: [...fields, 'room'], unheld: unheld.filter((each) => each !== 'rooms') };
};

/** "Is it hard to get into": how full it is, and what its notes say of that, is all that is known. */
const withPlaces = ({
  fields,
  unheld,
}: Pick<Facts, 'fields' | 'unheld'>): Pick<Facts, 'fields' | 'unheld'> => ({
  fields: unheld.includes('waitlists')
    ? [...new Set<FactField>([...fields.filter((field) => field !== 'enrollment'), 'places', 'notes'])]
    : fields,
  unheld,
});

const asksForSections = ({ meetsOn, sections, fields, isEach = false }: Facts): boolean =>
  isEach || (meetsOn !== null && fields.includes('schedule')) || sections?.starts_at !== undefined;

/** "Sections" alone would be read as asking for notes too. */
const TOLD_BY_SECTIONS: ReadonlySet<FactField> = new Set(['schedule', 'notes', 'component']);

/** For courses with several sections: those of the kind, days and hours asked for, as a sentence per course code. */
function* sectionsInTime(
  { meetsOn, isNotThen, sections: asked = {} }: Facts,
  looked: readonly (ToolOutput<'get_course'> | null)[],
): Script<Map<string, string>> {
  const courses = looked.flatMap((answer) => (answer?.found ? [answer.course] : []));
  const several = courses.filter(({ sections }) => sections.length > 1);
  if (meetsOn !== null && isNotThen === true)
    return new Map(several.map((course) => [course.code, notThenSaid(course, meetsOn, asked.component)]));
  const found = yield* askToolForEach(
    'find_sections',
    several.map(({ code, term }) => ({
      codes: [code],
      term,
      ...(meetsOn ? { meets_on: [...meetsOn] } : {}),
      ...asked,
    })),
  );
  const kind = asked.component === undefined ? '' : `${asked.component.toLowerCase()} `;
  const when = [
    ...(meetsOn ? [` on ${listed(meetsOn)}`] : []),
    ...(asked.starts_at === undefined ? [] : [` at ${clockSaid(asked.starts_at)}`]),
    ...(asked.starts_at_or_after === undefined ? [] : [` not before ${clockSaid(asked.starts_at_or_after)}`]),
    ...(asked.ends_at_or_before === undefined ? [] : [` until ${clockSaid(asked.ends_at_or_before)}`]),
  ].join('');
  return new Map(
    several.flatMap(({ code, term }, at): [string, string][] => {
      const answer = found[at];
      if (!answer) return [];
      const { total, sections } = answer;
      if (total === 0 && when === '')
        return [[code, `No ${kind}section of ${bold(code)} is listed in ${term}.`]];
      if (total === 0)
        return [[code, `No ${kind}section of ${bold(code)} is stated to meet${when} in ${term}.`]];
      const more = total > sections.length ? '; and more' : '';
      const counted = `${total} ${kind}${total === 1 ? 'section' : 'sections'}`;
      const head =
        when === ''
          ? `In ${term} ${bold(code)} has ${counted}`
          : `Of the ${kind}sections of ${bold(code)} in ${term}, ${total} ${total === 1 ? 'meets' : 'meet'}${when}`;
      return [
        [
          code,
          `${head}: ${sections.map((section) => sectionSaid({ code, term }, section)).join('; ')}${more}.`,
        ],
      ];
    }),
  );
}

/** The sections that meet on none of some days, those whose days are known. */
const notThenSaid = (
  course: CourseDetails,
  days: readonly string[],
  component: string | undefined,
): string => {
  const fitting = course.sections.filter(
    ({ kind, schedule, status }) =>
      schedule !== null &&
      status !== 'cancelled' &&
      (component === undefined || kind.toLowerCase() === component.toLowerCase()) &&
      !days.some((day) => schedule.includes(day)),
  );
  const then = listed([...days], 'or');
  return fitting.length === 0
    ? `Each section of ${bold(course.code)} whose time is stated in ${course.term} meets on ${then}.`
    : `Of the sections of ${bold(course.code)} in ${course.term}, ` +
        `${fitting.length} ${fitting.length === 1 ? 'does' : 'do'} not meet on ${then}: ` +
        `${fitting.map((section) => sectionSaid(course, section)).join('; ')}.`;
};

/** "I can't find COMPSCI 999 …": never a guess, but similar codes. */
export const notFound = (code: string, similar: readonly string[]): string =>
  sentences(
    `I can’t find ${code} in this year’s catalogue.`,
    similar.length > 0 ? `Did you mean ${codesSaid(similar.slice(0, 3), 'or')}?` : null,
  );

/** Facts that are stated with their term. */
const TELLS_TERM: FactField[] = ['instructor', 'schedule', 'enrollment', 'places'];

/** How the facts are asked for. */
interface Asking extends Pick<Facts, 'term' | 'countsAs'> {
  /** The term is said before. */
  isTermSaid: boolean;
}

/**
 * The requested fields as sentences, and beside what it asks for what its notes say of who may take it. The first one names
 * the course and, where no other does, the record's term.
 */
const sayFacts = (
  course: CourseDetails,
  all: readonly FactField[],
  { term, countsAs, isTermSaid }: Asking,
  context: ScriptContext,
): string => {
  const told = all.includes('places') ? all.filter((field) => field !== 'enrollment') : all;
  const asked =
    told.includes('prerequisites') && !told.includes('notes') && speaksOfAdmission(course.notes ?? '')
      ? [...told, 'notes' as const]
      : told;
  // Recommendations are stated along with requirements.
  const isSaid = asked.includes('prerequisites') && course.recommended_preparation !== null;
  const saysTerm = asked.some((field) => TELLS_TERM.includes(field));
  const isGiven = term !== null && saysTerm && course.terms.includes(term);
  const fields = asked.filter(
    (field) => !(isSaid && field === 'preparation') && !(isGiven && field === 'term'),
  );
  if (fields.length === 0) return `What else would you like to know about ${namedInline(course)}?`;
  const isAskedOfTerm = term !== null && fields.includes('term');
  const said = fields.map((field, at) => {
    const it = at === 0 ? namedInline(course) : 'it';
    if (field === 'term' && isAskedOfTerm) return sayTerm(course, term, it, context);
    if (field === 'attributes' && countsAs !== undefined) return sayCounts(course, it, countsAs);
    if (field === 'term') return sentences(FACT_SAID.term(course, it), notNext(course, context));
    return FACT_SAID[field](course, it);
  });
  // In which terms it is given does not tell of which of them the rest speaks.
  const ofRecord = said.filter(
    (_, at) => fields[at] !== 'term' || (course.terms.length === 1 && !isAskedOfTerm),
  );
  const isTold = isTermSaid || ofRecord.length === 0 || ofRecord.some((line) => namesTerm(line, course));
  const untold = isTold ? -1 : said.findIndex((_, at) => fields[at] !== 'term');
  const lines = said.map((line, at) => (at === untold ? inTerm(line, course) : line));
  return lines.some((line) => line.includes('\n')) ? blocks(...lines) : lines.join(' ');
};

/** "Is it in spring, too": that the term that students plan has it not; null if it has, or has begun. */
const notNext = ({ code, terms }: CourseDetails, context: ScriptContext): string | null => {
  const next = nextTerm(context);
  return next === undefined || terms.includes(next)
    ? null
    : `The catalogue has no record of ${bold(code)} in ${next}.`;
};

/** "Is it a HASS class": yes or no, by the attributes of its record. */
const sayCounts = (course: CourseDetails, it: string, asked: NonNullable<Facts['countsAs']>): string => {
  const { attributes, term } = course;
  const held = attributes.filter((own) =>
    asked.some(({ scheme = own.scheme, value = own.value }) => scheme === own.scheme && value === own.value),
  );
  const values = (some: readonly { value?: string; scheme?: string }[], joint: string): string =>
    listed([...new Set(some.map(({ value, scheme = '' }) => quoted(value ?? scheme)))], joint);
  if (attributes.length === 0) return `No: in ${term} ${it} has no attributes.`;
  return held.length > 0
    ? `Yes: in ${term} ${it} counts as ${values(held, 'and')}.`
    : `No: in ${term} ${it} does not count as ${values(asked, 'or')}.`;
};

/** Whether all meetings of the first section are within the student's free hours, and what the notes say of other times. */
const sayFit = (course: CourseDetails, free: readonly TimeSpan[]): string | null => {
  const { sections, takes_one, meetings, notes } = course;
  const more =
    notes === null || !speaksOfTimes(notes)
      ? null
      : `Its notes say more on times: “${valueOf(course, 'notes')}”`;
  if (meetings.length === 0) return more;
  const fits = meetings.every((meeting) =>
    free.some(({ day, start, end }) => day === meeting.day && start <= meeting.start && end >= meeting.end),
  );
  const isFirst = sections.length > takes_one.length;
  if (!fits)
    return sentences(
      isFirst
        ? 'Its first section does not go with the hours you named; another may.'
        : 'That does not go with the hours you named.',
      more,
    );
  // Films on Wednesday evenings are no meeting of the record: that all is free would mislead.
  const which =
    more !== null ? 'The meetings of its record leave' : isFirst ? 'Its first section leaves' : 'That leaves';
  return sentences(`${which} free the hours you named.`, more);
};

/** "Yes" only for a term with a record. A past term says nothing about the next one of its season. */
const sayTerm = (
  course: CourseDetails,
  term: string,
  it: string,
  { terms, today }: ScriptContext,
): string => {
  const isPast = (terms.find(({ name }) => name === term)?.end ?? '9999') < today;
  if (!course.terms.includes(term))
    return sentences(
      `The catalogue has no record of ${it} in ${term}: it has one in ${valueOf(course, 'terms')} only.`,
      elsewhereSaid(course),
    );
  if (course.term === term && isCancelled(course)) return sentences('No.', FACT_SAID.term(course, it));
  if (!isPast)
    return sentences(
      `Yes: ${it} is given in ${valueOf(course, 'terms')}.`,
      course.not_next_year ? elsewhereSaid(course) : null,
    );
  return sentences(
    `${it === 'it' ? 'It' : it} was given in ${term}, which is over; the catalogue has it in ${valueOf(course, 'terms')}.`,
    elsewhereSaid(course),
  );
};

/** What is known about terms without a record: the source's statement, and when the course was evaluated. */
const elsewhereSaid = (course: CourseDetails): string | null => {
  const { offered, not_next_year, evaluated } = course;
  const parts = [
    offered.length > 0 ? `the catalogue lists it for ${valueOf(course, 'seasons')}` : null,
    not_next_year ? 'it says that it is not offered next year' : null,
    evaluated === null ? null : `it was ${valueOf(course, 'evaluated')}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `What else is known: ${listed(parts)}.`;
};
