import { afterRequests, type Context } from '../context.ts';
import type { Request } from '../request.ts';
import type { Reading } from '../frame/read-message.ts';
import { spelledOut, type Word } from '../spans/words.ts';
import { type Turn, wantedHeads } from '../turn.ts';

/** A part of a message: its requests, and whether it is a question. */
export interface Part {
  requests: readonly Request[];
  asks: boolean;
  turn: Turn;
}
export type ReadPart = (text: string, context: Context) => Part;

/** Requests about courses that are named. */
export const OF_COURSES: ReadonlySet<Request['kind']> = new Set([
  'facts',
  'compare',
  'prerequisites',
  'conflicts',
  'term_total',
  'counts',
  'taught_by',
]);
/** Requests that may stand beside those: about oneself, or for other courses. */
const BESIDES: ReadonlySet<Request['kind']> = new Set(['profile', 'terms']);

/**
 * "When is PSYCH 110, is it any good, and does it clash with 101": questions in one message, each answered, the later ones about
 * the courses of the earlier ones. Null if the message is no such list: it asks once, plans a week, wishes for courses
 * only, or has a part that is understood in the whole alone.
 */
export const severalQuestions = (turn: Turn, partOf: ReadPart): Request[] | null => {
  const texts = textsOfParts(turn);
  if (texts.length < 2) return null;
  let before = turn.context;
  const found: Request[] = [];
  let isOfCourses = false;
  for (const [at, text] of texts.entries()) {
    const part = partOf(text, before);
    const kind = kindOf(part, at > 0);
    if (kind === null || isOfMatter(part, found)) return null;
    if (kind === 'told') continue;
    if (kind === 'named') {
      before = afterPart(before, part);
      continue;
    }
    isOfCourses ||= kind === 'courses' || kind === 'requirements';
    found.push(...part.requests);
    before = afterPart(before, part);
  }
  const requests = inOneTerm(withoutRepeats(merged(found)));
  return isOfCourses && requests.length > 1 ? requests : null;
};

/** `named`: only says of which courses the rest is: "GOV 142, the juries one". */
type Kind = 'courses' | 'named' | 'requirements' | 'other' | 'told';

/** Courses by words of their titles are found later; until then a question beside them has no course. */
const isTitled = (request: Request): boolean => 'titles' in request && (request.titles ?? []).length > 0;

/** "Can I get it used", after what the textbook costs: of that, and not of the course. */
const isOfMatter = ({ requests }: Part, found: readonly Request[]): boolean => {
  const last = found.at(-1);
  return (
    last?.kind === 'facts' &&
    last.fields.length === 0 &&
    last.unheld.length > 0 &&
    requests.every(({ kind }) => kind === 'prerequisites')
  );
};

/** "Do I have them", after what a course asks for: one question with that. */
const asksIfMet = ({ reading: { words } }: Turn): boolean =>
  words.length <= MOST_OF_SHORT &&
  words.some(({ text }) => text === 'i') &&
  words.some(({ text }) => MEETING.has(text)) &&
  words.some(({ text }) => THEM.has(text));
const MOST_OF_SHORT = 8;
const MEETING = new Set('have meet satisfy got fulfill'.split(' '));
const THEM = new Set('them those it that'.split(' '));

/** "I just realised both have labs": states something, unlike "hours, ratings, what days". */
const states = ({ reading: { words } }: Turn): boolean => words.some(({ text }) => STATING.has(text));
const STATING = new Set('i we my he she is are was were has have had said says'.split(' '));

/** What a part is; null if it cannot stand by itself. */
const kindOf = ({ requests, asks, turn }: Part, isLater: boolean): Kind | null => {
  if (requests.some(isTitled) || (isLater && asksIfMet(turn))) return null;
  const isAsked = (request: Request) => asks || (namesField(request) && !states(turn));
  if (requests.every((request) => OF_COURSES.has(request.kind) && isAsked(request))) return 'courses';
  if (
    !asks &&
    requests.every(({ kind }) => ONLY_NAMED.has(kind)) &&
    turn.frame.references.length === 0 &&
    tellsOnly(turn, true)
  )
    return 'named';
  const [request, ...others] = requests;
  if (request === undefined || others.length > 0) return null;
  if (request.kind === 'outside' && request.about === 'unheld') return 'other';
  if (request.kind === 'small_talk' || (request.kind === 'outside' && request.about === 'anything'))
    return asks || !tellsOnly(turn) || !(isLater || turn.frame.references.length === 0) ? null : 'told';
  if (request.kind === 'recommend') return isOtherWish(request, asks || isSought(turn)) ? 'other' : null;
  if (request.kind === 'requirements') return 'requirements';
  return BESIDES.has(request.kind) ? 'other' : null;
};

const ONLY_NAMED: ReadonlySet<Request['kind']> = new Set(['facts', 'compare']);

/** "Looking for something in art": a wish in a sentence of its own. */
const isSought = ({ frame, reading: { words } }: Turn): boolean =>
  frame.acts.includes('find') &&
  frame.than === null &&
  frame.order === null &&
  words.some(({ text }) => SOMETHING.has(text));
const SOMETHING = new Set(
  'something anything class classes course courses seminar seminars elective electives'.split(' '),
);

/** A question for other courses, beside those that are asked about. */
export const isOtherWish = ({ wish }: Extract<Request, { kind: 'recommend' }>, asks: boolean): boolean =>
  asks &&
  (wish.after.length > 0 || wish.like !== null || wish.frame.hasNoun || wantedHeads(wish.frame).length > 0);

/** Whether nothing in a part is a condition or a course that the rest would need. */
const tellsOnly = ({ frame, reading }: Turn, mayName = false): boolean =>
  [frame.conditions, frame.programmes, frame.groups].every((some) => some.length === 0) &&
  !reading.spans.some(({ meaning }) => meaning.is === 'forget') &&
  (mayName
    ? frame.acts.every((act) => OF_NAMES.has(act)) && frame.codes.length === frame.named.length
    : frame.named.length === 0);

const OF_NAMES: ReadonlySet<string> = new Set(['compare', 'about']);

const namesField = (request: Request): boolean =>
  (request.kind === 'facts' || request.kind === 'compare') && request.fields.length > 0;

/** A wish in between does not change the courses that are spoken of. */
const afterPart = (before: Context, { requests, turn }: Part): Context => {
  const after = afterRequests(before, requests);
  return after.focus.length > 0
    ? after
    : { ...after, focus: turn.asked.length > 0 ? [...turn.asked] : before.focus };
};

/** The text of each part of a message, with its question mark. */
export const textsOfParts = ({ reading, message }: Pick<Turn, 'reading' | 'message'>): string[] => {
  const text = spelledOut(message);
  const starts = questionStarts(reading).map((start) => reading.words[start]?.start ?? 0);
  return starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length));
};

/** Where each question begins, from the first word on; few, so that a long message is read a few times at most. */
export const questionStarts = ({ words, spans }: Pick<Reading, 'words' | 'spans'>): number[] => {
  const named = new Set(spans.flatMap(({ meaning, from }) => (meaning.is === 'course' ? from : [])));
  const starts = words.flatMap((_, at) => (at === 0 || opensQuestion(words, at, named) ? [at] : []));
  return starts.filter((at, place) => (starts[place + 1] ?? words.length) - at > 1).slice(0, MOST_PARTS);
};
const MOST_PARTS = 5;

/** @param named where courses are named */
const opensQuestion = (words: readonly Word[], at: number, named: ReadonlySet<number>): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return false;
  if (word.gap === 'stop') return true;
  const isJoint = JOINTS.has(word.text);
  // After a joint that opened a part already, the question word opens none.
  if ((!isJoint && word.gap !== 'comma') || (!isJoint && JOINTS.has(words[at - 1]?.text ?? ''))) return false;
  const first = isJoint ? (ALSO.has(next.text) ? at + 2 : at + 1) : at;
  return asksAt(words, first, named);
};
const JOINTS = new Set(['and', 'also', 'plus', 'but']);
const ALSO = new Set(['also', 'then', 'like', 'just', 'so', 'if']);

/** Whether words begin a question: "which one", "does it", "is CHEM 17". */
const asksAt = (words: readonly Word[], at: number, named: ReadonlySet<number>): boolean => {
  const [first, second] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  // "Drop A and do B" asks nothing.
  const isOfSomething = SUBJECTS.has(second) || (named.has(at + 1) && !DOING.has(first));
  return WH.has(first) || (AUXILIARY.has(first) && isOfSomething) || (first === 'whether' && second !== '');
};
const WH = new Set('what which who how when where why'.split(' '));
const AUXILIARY = new Set('is are am was do does did can could would will should has have'.split(' '));
const DOING = new Set(['do', 'have', 'has']);
const SUBJECTS = new Set(
  'i we you it its they that this these those there the either both any one he she people u ya'.split(' '),
);

type Facts = Extract<Request, { kind: 'facts' }>;

/** Questions about the same courses are one; what is asked twice is answered once. */
export const merged = (requests: readonly Request[]): Request[] => {
  const whole: Request[] = [];
  for (const request of requests) {
    const at = whole.findIndex((each) => isAlike(each, request));
    const other = whole[at];
    if (other === undefined) whole.push(request);
    else if (other.kind === 'facts' && request.kind === 'facts') whole[at] = together(other, request);
    else if (other.kind === 'compare' && (request.kind === 'compare' || request.kind === 'facts'))
      whole[at] = {
        ...other,
        ...(request.kind === 'compare' ? request : {}),
        fields: [...new Set([...other.fields, ...request.fields])],
        unheld: [...new Set([...other.unheld, ...request.unheld])],
      };
  }
  return whole;
};

/** "Is it any good", which asks for no field, of a course of which fields are asked: what students thought of it. */
const together = (one: Facts, other: Facts): Facts => ({
  ...one,
  ...other,
  fields: [...new Set([one, other].flatMap(({ fields }) => (fields.length > 0 ? fields : OF_STUDENTS)))],
  unheld: [...new Set([...one.unheld, ...other.unheld])],
  term: other.term ?? one.term,
  meetsOn: one.meetsOn ?? other.meetsOn,
  free: one.free ?? other.free,
});
const OF_STUDENTS: Facts['fields'] = ['rating', 'workload'];

const isAlike = (one: Request, other: Request): boolean => {
  if (!('codes' in one) || !('codes' in other) || one.kind === 'ask' || other.kind === 'ask')
    return JSON.stringify(one) === JSON.stringify(other);
  const isSame =
    one.codes.join() === other.codes.join() && (one.titles ?? []).length + (other.titles ?? []).length === 0;
  if (!isSame) return false;
  if (one.kind === 'compare' && other.kind === 'facts') return other.fields.length > 0;
  if (one.kind !== other.kind) return false;
  return 'term' in one && 'term' in other && one.term && other.term ? one.term === other.term : true;
};

/** What each request answers of the facts of its courses, too. */
const ANSWERS: Partial<Record<Request['kind'], Facts['fields']>> = {
  prerequisites: ['prerequisites', 'preparation'],
  term_total: ['workload', 'units'],
};

/** Without what another request of the message answers: a sum says whether its courses clash, each fact more than none. */
const withoutRepeats = (requests: readonly Request[]): Request[] =>
  requests.flatMap((request): Request[] => {
    if (!('codes' in request)) return isUnheldOfCourse(request, requests) ? [] : [request];
    const beside = requests.filter(
      (other) =>
        other !== request && 'codes' in other && request.codes.every((code) => other.codes.includes(code)),
    );
    if (request.kind === 'conflicts' && beside.some(({ kind }) => kind === 'term_total')) return [];
    if (request.kind !== 'facts' && request.kind !== 'compare') return [request];
    const answered = beside.flatMap(({ kind }) => ANSWERS[kind] ?? []);
    const fields = request.fields.filter((field) => !answered.includes(field));
    const isBare = fields.length === 0 && request.unheld.length === 0;
    const isUnheldBeside = requests.some(({ kind }) => kind === 'outside');
    return isBare && (beside.length > 0 || isUnheldBeside) ? [] : [{ ...request, fields }];
  });

/** What is in no record is said once. */
const isUnheldOfCourse = (request: Request, requests: readonly Request[]): boolean =>
  request.kind === 'outside' &&
  requests.some(
    (other) => other.kind === 'facts' && request.unheld.every((each) => other.unheld.includes(each)),
  );

/** "How much work is it next term, and who teaches it": of that term. Where several are named, each has its own. */
const inOneTerm = (requests: readonly Request[]): Request[] => {
  const terms = new Set(requests.flatMap((request) => ('term' in request ? (request.term ?? []) : [])));
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0) return [...requests];
  return requests.map((request) =>
    OF_COURSES.has(request.kind) && request.kind !== 'counts' && request.kind !== 'taught_by'
      ? ({ ...request, term } as Request)
      : request,
  );
};
