import { afterRequests } from '../context.ts';
import type { FactField, Unheld } from '../askable.ts';
import type { AskedAbout, Request } from '../request.ts';
import { does, type Turn } from '../turn.ts';
import {
  isOtherWish,
  merged,
  OF_COURSES,
  type Part,
  type ReadPart,
  textsOfParts,
} from './several-questions.ts';

/** What the requests of a message leave out. */
export interface PassedOver {
  /** The requests, with those of questions that were left out and can be answered beside them. */
  requests: Request[];
  /** The other questions that were left out, as read. */
  passedOver: string[];
}

/**
 * Finds the questions of a message that its requests do not answer, so that none is left out without a word. Each is read by
 * itself, with the courses of the requests in focus. One about named courses, requirements or terms is answered, too; the
 * others are named.
 *
 * @param requests what the whole message was read as
 */
export const withPassedOver = (turn: Turn, requests: Request[], partOf: ReadPart): PassedOver => {
  const texts = textsOfParts(turn);
  // Nothing was answered: the reply says so already.
  const isOpen = requests.every(({ kind }) => OPEN.has(kind));
  if (
    texts.length < 2 ||
    isOpen ||
    requests.some((request) => WHOLE.has(request.kind) || 'without' in request)
  )
    return { requests, passedOver: [] };
  const after = afterRequests(turn.context, requests);
  // A course that the whole message does not name is no course of a part.
  const known = new Set([...turn.asked, ...turn.frame.codes, ...namesOf(turn), ...after.focus]);
  const isKnown = (request: Request): boolean =>
    !('codes' in request) || request.codes.every((code) => known.has(code));
  const found = [...requests];
  const named: string[] = [];
  for (const [at, text] of texts.entries()) {
    const said = text.trim();
    const part = partOf(said, after);
    if (!asksOutright(part, said) || isAnswered(part, found)) continue;
    const isSure = part.requests.every(
      (request) => isClear(request) && isKnown(request) && isActed(request, part.turn),
    );
    if (isSure) found.push(...part.requests);
    // What a message begins with says what the rest is about: "there's a class about bicycles?? can I take it".
    else if (at > 0 && said.endsWith('?') && said.length <= LONGEST && part.requests.every(isApart(part)))
      named.push(said);
  }
  return { requests: merged(found), passedOver: named };
};

/** Whether a part can be answered beside the rest: of courses that are known by their codes, of requirements or terms. */
const isClear = (request: Request): boolean =>
  isAbout(request)
    ? request.codes.length > 0 && (request.titles ?? []).length === 0
    : CLEAR.has(request.kind);
const isAbout = (request: Request): request is Request & AskedAbout =>
  OF_COURSES.has(request.kind) && 'codes' in request;
/** What the last question asked may be read into a part that only says "and that one". */
const isActed = ({ kind }: Request, turn: Turn): boolean =>
  (kind !== 'conflicts' && kind !== 'term_total') || does(turn, 'clash', 'together', 'total');

const namesOf = ({ frame }: Turn): string[] =>
  frame.named.flatMap(({ code, candidates }) => [code, ...candidates]);
/** A wish for other courses is one only where it asks for them outright, by what they are about. */
const isApart =
  ({ asks, turn }: Part) =>
  (request: Request): boolean =>
    request.kind !== 'recommend' ||
    (isOtherWish(request, asks) && turn.frame.conditions.some(({ condition: { on } }) => ABOUT.has(on)));
const ABOUT: ReadonlySet<string> = new Set(['subjects', 'areas', 'topic', 'attributes']);
const CLEAR: ReadonlySet<Request['kind']> = new Set(['requirements', 'profile', 'terms']);
const LONGEST = 200;

/** Requests that answer nothing. */
const OPEN: ReadonlySet<Request['kind']> = new Set(['ask', 'outside', 'small_talk']);

/** A week is planned by all that a message says. */
const WHOLE: ReadonlySet<Request['kind']> = new Set(['week', 'week_change', 'week_frees', 'own_plan']);

/** Ends in a question mark or begins like a question, and is more than a few words of talk ("any ideas?"). */
const asksOutright = ({ turn: { reading, asksOutright: isAsked } }: Part, said: string): boolean =>
  (said.endsWith('?') || isAsked) &&
  reading.words.length >= FEWEST_WORDS &&
  // "My daughter, who is a sophomore".
  reading.words[0]?.text !== 'who';
const FEWEST_WORDS = 4;

const isAnswered = (part: Part, requests: readonly Request[]): boolean =>
  part.requests.every((asked) => requests.some((request) => answers(request, asked)));

type Kind = Request['kind'];

/** Kinds whose answers hold each other's. */
const ALIKE: readonly ReadonlySet<Kind>[] = [
  new Set<Kind>(['recommend', 'counts', 'requirements', 'week', 'week_change']),
  new Set<Kind>(['week', 'week_change', 'week_frees', 'own_plan', 'conflicts', 'term_total', 'offer']),
  new Set<Kind>(['recommend', 'week', 'week_change', 'week_frees', 'own_plan', 'offer']),
];

/** Whether one request answers what a part asks. */
const answers = (request: Request, asked: Request): boolean => {
  // "Fall or spring, which is easier": of the terms.
  if (request.kind === 'two_terms' && asked.kind !== 'recommend') return true;
  switch (asked.kind) {
    // What no tool answers by itself may be a part of what was answered.
    case 'small_talk':
    case 'ask':
      return true;
    case 'outside':
      return asked.unheld.every((each) => saysUnheld(request, each));
    case 'facts':
    case 'compare':
      return tells(request, asked.fields) && isOf(request, asked);
    case 'prerequisites':
      return (request.kind === 'path' || tells(request, ['prerequisites'])) && isOf(request, asked);
    default:
      return (
        request.kind === asked.kind || ALIKE.some((kinds) => kinds.has(request.kind) && kinds.has(asked.kind))
      );
  }
};

/** What each line of a list, and what each kind of answer states of its courses. */
const STATED: Partial<Record<Kind, readonly FactField[]>> = {
  recommend: ['workload', 'rating', 'units', 'instructor', 'schedule', 'term', 'title', 'department'],
  week: ['schedule', 'units', 'workload', 'term'],
  week_change: ['schedule', 'units', 'workload', 'term'],
  own_plan: ['schedule', 'units', 'workload', 'term'],
  term_total: ['units', 'workload', 'term'],
  conflicts: ['schedule', 'term'],
  prerequisites: ['prerequisites', 'preparation'],
  path: ['prerequisites', 'preparation'],
  taught_by: ['instructor'],
  two_terms: ['prerequisites'],
};

/** Whether the answer to a request states these facts. */
const tells = (request: Request, fields: readonly FactField[]): boolean => {
  if (request.kind === 'facts' || request.kind === 'compare')
    return (
      request.fields.length === 0 ||
      ('isWhole' in request && request.isWhole === true) ||
      fields.every((field) => request.fields.includes(field))
    );
  const stated = STATED[request.kind];
  return stated !== undefined && fields.every((field) => stated.includes(field));
};

const saysUnheld = (request: Request, unheld: Unheld): boolean =>
  request.kind === 'recommend'
    ? request.wish.unheld.includes(unheld)
    : 'unheld' in request && (request.unheld ?? []).includes(unheld);

/** Whether a request is about all courses that a part asks about. */
const isOf = (request: Request, { codes, titles = [] }: AskedAbout): boolean => {
  const of = coursesOf(request);
  const said = 'titles' in request ? (request.titles ?? []).map((title) => title.said) : [];
  return (
    of === null ||
    (codes.every((code) => of.includes(code)) && titles.every((title) => said.includes(title.said)))
  );
};

/** The courses that a request is about; null for a list or week, whose courses are found later. */
const coursesOf = (request: Request): readonly string[] | null => {
  if (request.kind === 'recommend') {
    const { after, like, than } = request.wish;
    return [...after, ...(like === null ? [] : [like]), ...(than?.codes ?? [])];
  }
  return 'codes' in request ? request.codes : request.kind === 'offer' ? request.courses : null;
};
