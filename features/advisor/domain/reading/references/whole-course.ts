import { fieldsOf, isReady, requestsAbout } from '../about-courses.ts';
import type { FactField } from '../askable.ts';
import type { Request } from '../request.ts';
import { questionStarts } from '../parts/several-questions.ts';
import { does, namedAs, sureFields, type Turn } from '../turn.ts';

type Facts = Extract<Request, { kind: 'facts' }>;

/**
 * The requests of a message in which several things are asked of one course that it names: all that is known of the course,
 * what was asked first, since what is asked in the words of a story ("does the time kill it", "how gory are we talking") is
 * then answered, too. Other requests stay as they are.
 */
export const withWholeCourse = (found: readonly Request[], turn: Turn): Request[] => {
  const goal = goalOf(found, turn);
  if (goal !== null) return [goal];
  const choice = choiceOf(found, turn);
  if (choice !== null) return [choice];
  if (!asksMuch(turn)) return [...found];
  // What no record says is said by itself.
  const isUnheld = found.every(
    (request) =>
      request.kind === 'outside' ||
      (request.kind === 'facts' && request.unheld.length > 0 && request.fields.length === 0),
  );
  const isPlain =
    found.length === 1 &&
    found.every(({ kind }) => kind === 'prerequisites' || kind === 'counts') &&
    questionStarts(turn.reading).length < 2;
  if (isPlain || isUnheld) return [...found];
  if (isOfOne(found)) return joined(found, turn);
  const code = courseOf(turn);
  if (code === null || !found.every((request) => isMisread(request, code, turn))) return [...found];
  return joined(requestsAbout([code], [], { ...turn, asked: [code] }), turn);
};

/** "How do I get to COMPSCI 181 from here": the way to it. */
const goalOf = (found: readonly Request[], turn: Turn): Request | null => {
  if (!does(turn, 'path') || found.some(({ kind }) => kind === 'compare' || kind === 'conflicts'))
    return null;
  const titled = found.flatMap((request) => ('titles' in request ? (request.titles ?? []) : []));
  const code = courseOf(turn) ?? (turn.pointed.length === 1 ? turn.pointed[0] : undefined) ?? null;
  if (code !== null) return { kind: 'path', codes: [code], titles: [] };
  return titled.length === 1 ? { kind: 'path', codes: [], titles: titled } : null;
};

/** "STAT 100 or STAT 104? I need one for soc, can't do Fridays": the two side by side, and no others. */
const choiceOf = (found: readonly Request[], turn: Turn): Request | null => {
  const codes = [...new Set(turn.frame.codes)];
  const { words } = turn.reading;
  const isMisread = found.length === 1 && found.every(({ kind }) => kind === 'recommend');
  if (!isMisread || codes.length < 2 || codes.length > MOST_CHOSEN) return null;
  if (!words.some(({ text }) => text === 'or' || text === 'vs') || !turn.isQuestion) return null;
  if (words.some(({ text }) => SEEKING.has(text)) || does(turn, 'after', 'more', 'plan')) return null;
  const fields = [...new Set<FactField>([...fieldsOf(turn), 'schedule'])];
  return { kind: 'compare', codes, titles: [], fields, unheld: [...turn.frame.unheld] };
};
const MOST_CHOSEN = 4;

/** The course that the message begins with: "Drugs and the Nervous System: do they insist on NEURO 80". */
const headingOf = ({ message, vocabulary }: Turn): string | null => {
  const [first] = vocabulary.lexicon.recogniser.recognise(message.slice(0, HEADING));
  return first?.start === 0 && /^\s*(?::|\(|\.|\?|!| - )/u.test(message.slice(first.end)) ? first.code : null;
};
const HEADING = 40;

/** The one course that the message names outright, or begins with. */
const courseOf = (turn: Turn): string | null => {
  const [code, ...others] = new Set(turn.frame.codes);
  return code !== undefined && others.length === 0 ? code : headingOf(turn);
};

/** From so many words on a message has more in it than one question. */
export const MUCH = 11;

/** Many words, of which some were not understood, or that set conditions or ask several things: more than what was read. */
export const asksMuch = (turn: Turn): boolean => {
  const { reading, frame, message } = turn;
  if (reading.words.length < MUCH) return false;
  const starts = questionStarts(reading).length;
  // "My roommate says it's 15 hours a week, true or not": of the course spoken of.
  if (
    frame.codes.length + frame.conditions.filter(({ titled }) => titled).length === 0 &&
    turn.pointed.length > 0
  )
    return starts > 1 && fieldsOf(turn).length > 1;
  // "Which sections aren't on a Friday" is one question, which is answered as such.
  const conditions = frame.conditions.filter(
    ({ condition: { on } }) => on !== 'terms' && !(starts < 2 && on === 'days'),
  );
  const marks = message.split('?').length - 1;
  return (
    reading.topics.length + reading.told.length + conditions.length > 0 ||
    Math.max(marks, starts, fieldsOf(turn).length) > 2
  );
};

type AboutOne = Extract<Request, { kind: 'facts' | 'prerequisites' | 'counts' }>;
const isAboutCourses = (request: Request): request is AboutOne =>
  request.kind === 'facts' || request.kind === 'prerequisites' || request.kind === 'counts';

/** Whether all requests are about the same single course. */
const isOfOne = (found: readonly Request[]): boolean => {
  const about = found.filter(isAboutCourses);
  const [first] = about;
  const isOther = (request: Request) =>
    !isAboutCourses(request) && !(request.kind === 'outside' && request.about === 'unheld');
  return (
    first !== undefined &&
    first.codes.length + (first.titles ?? []).length === 1 &&
    !found.some(isOther) &&
    about.every((each) => aboutOf(each) === aboutOf(first))
  );
};
const aboutOf = ({ codes, titles = [] }: AboutOne): string => JSON.stringify([codes, titles]);

/** What a message about one course is taken for by its other words. */
const MISREAD: ReadonlySet<Request['kind']> = new Set([
  'recommend',
  'week',
  'requirements',
  'ask',
  'small_talk',
  'outside',
]);

const isMisread = (request: Request, code: string, turn: Turn): boolean => {
  if (isAboutCourses(request) || request.kind === 'compare') return isOfHeading(request, code, turn);
  if (!MISREAD.has(request.kind) || does(turn, 'after', 'more', 'plan', 'swap', 'drop')) return false;
  // "What time is it", of a course whose building is asked, too.
  const isOfTalk = request.kind === 'outside' && request.about !== 'unheld';
  if (isOfTalk && (request.about !== 'anything' || turn.frame.unheld.length === 0)) return false;
  if (request.kind === 'small_talk' && request.talk !== 'told' && request.talk !== 'mood') return false;
  if (request.kind === 'recommend' && (request.wish.like !== null || request.wish.after.length > 0))
    return false;
  if (sureFields(turn).length + turn.frame.unheld.length === 0 && !isReady(turn)) return false;
  const words = request.kind === 'week' ? OF_WEEKS : request.kind === 'requirements' ? OF_NEEDS : SEEKING;
  return (
    !turn.reading.words.some(({ text }) => words.has(text)) &&
    namedAs(turn, 'like', 'without', 'instead').length === 0
  );
};

/** Of the course that the message begins with, or of others beside it: "who teaches it" is of no list shown before. */
const isOfHeading = ({ codes }: Pick<AboutOne, 'codes'>, code: string, turn: Turn): boolean =>
  headingOf(turn) === code && codes.some((each) => each === code || turn.frame.codes.includes(each));

/** Words of somebody who looks for courses. */
const SEEKING = new Set(
  (
    'find recommend recommendation recommendations suggest something anything classes courses electives list options ' +
    'similar another other alternatives else'
  ).split(' '),
);
const OF_WEEKS = new Set(
  'build make plan schedule week calendar arrange draw semester fit together put need subjects others more extra classes courses'.split(
    ' ',
  ),
);
const OF_NEEDS = new Set(
  'requirement requirements missing graduate concentration major minor secondary field'.split(' '),
);

/** Facts of the course become all that is known of it; whether it can be taken, and what it counts for, stay beside. */
const joined = (found: readonly Request[], turn: Turn): Request[] => {
  const about = found.filter(isAboutCourses);
  const facts = about.flatMap((request) => (request.kind === 'facts' ? [request] : []));
  const [{ codes, titles = [] } = { codes: [] }] = about;
  const [first] = facts;
  const fields = new Set<FactField>(facts.flatMap((each) => each.fields));
  if (first === undefined || isReady(turn)) fields.add('prerequisites');
  const unheld = found.flatMap((request) =>
    request.kind === 'facts' || request.kind === 'outside' ? request.unheld : [],
  );
  const whole: Facts = {
    kind: 'facts',
    meetsOn: null,
    free: null,
    ...first,
    codes,
    titles,
    term: first?.term ?? termOf(found),
    fields: [...fields],
    // "Premed, pray for me" is of the student.
    unheld: [...new Set(unheld)].filter((each) => each !== 'careers'),
    isWhole: true,
  };
  const beside = found.filter((request) => request.kind === 'counts' || isOfClaims(request));
  const at = found.findIndex(({ kind }) => kind === 'facts' || kind === 'outside');
  return at > 0 ? [...beside, whole] : [whole, ...beside];
};

/** Whether a course can be taken with others that the student only says to have taken. */
const isOfClaims = (request: Request): boolean =>
  request.kind === 'prerequisites' && request.taken.length > 0;

const termOf = (found: readonly Request[]): string | null =>
  found.flatMap((request) => ('term' in request && request.term ? [request.term] : []))[0] ?? null;
