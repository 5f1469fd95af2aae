import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { parseSchedule } from '#features/catalogue/domain/sections/meeting-times.ts';
import { weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Frame } from './frame/frame.ts';
import type { Request } from './request.ts';
import type { Language } from './tables/languages.ts';
import type { TimedCourse } from './weeks/orders/meant-by-time.ts';
import type { ChosenCourse, WeekAsk } from '../week/week-tools.ts';

/** What a later message may refer to. */
export interface Context {
  /** Courses of the last reply, in its order. */
  shown: string[];
  /** The last list, in its order: "the second one" is of it, also after a question about its first. */
  list: string[];
  /** The courses last asked about; "it" if there is only one. */
  focus: string[];
  /** The course that the last question added to those of before: "and 2.004?"; null if none. */
  added: string | null;
  /** Of courses that were compared, the one that was asked for: "which one is harder"; null if none. */
  picked: string | null;
  /** The term that was last spoken of; null if none was, or several at once. */
  term: string | null;
  /** The courses asked about so far, the latest at the end. */
  spoken: string[];
  /** The courses that the last replies named in any way, the latest at the end. */
  mentioned: readonly string[];
  /** When the courses of the last list meet, as far as the reply says. */
  timed: readonly TimedCourse[];
  /** Courses offered since the wish was first expressed; "others" excludes them. */
  offered: string[];
  /** The groups of requirements last listed, in that order. */
  groups: readonly string[];
  /** The programme whose requirements are spoken of, null the student's own; undefined if none are. */
  towards: string | null | undefined;
  /** Whether that is the secondary field of its name. */
  isSecondary: boolean;
  /** The programmes spoken of so far, null the student's own, the latest at the end. */
  programmes: readonly (string | null)[];
  /** The last request that could be repeated for another course. */
  last: Request | null;
  /** The last wish, after all changes. */
  frame: Frame | null;
  /** The wish before the last change. */
  earlier: Frame | null;
  /** The language of the last message; null for English. */
  language: Language | null;
  /** Whether the last wish was for a week; then the frame holds for all its courses. */
  isOfWeek: boolean;
  /** The week last proposed or asked for; null if none. */
  week: WeekSaid | null;
  /** The last weeks that replies proposed, the latest at the end. */
  proposed: readonly WeekSaid[];
}

/** The courses that the student has planned for a term. */
export interface Planned {
  term: string;
  codes: readonly string[];
  /** It runs, and the next term is being planned: what is said of no term is not about it, unless it speaks of the student's own. */
  isUnderWay?: true;
}

export interface WeekSaid {
  asked: WeekAsk;
  /** Its courses; without a result, the courses asked for. */
  codes: readonly string[];
  /** Hours of work a week; null if unknown. */
  hours: number | null;
  /** The place that each course was chosen for, if known. */
  chosen?: readonly ChosenCourse[];
  /** When its courses meet, if it was shown. */
  timed?: readonly TimedCourse[];
  /** Its sections, if it was shown. */
  sections?: NonNullable<WeekAsk['keep_sections']>;
}

export const NO_CONTEXT: Context = {
  shown: [],
  list: [],
  focus: [],
  added: null,
  picked: null,
  term: null,
  spoken: [],
  mentioned: [],
  timed: [],
  offered: [],
  groups: [],
  towards: undefined,
  isSecondary: false,
  programmes: [],
  last: null,
  frame: null,
  earlier: null,
  language: null,
  isOfWeek: false,
  week: null,
  proposed: [],
};

const ITEM = /^\s*(?:[-*+]|\d+[.)]|\|)\s+/;
const BOLD = /\*\*([^*]+)\*\*/g;
/** "- **Asks for**: “ECON 110 or MATH 21A.”" is a line of what is told of a course, and offers none. */
const LABELLED = /^\s*[-*+] \*\*([^*\d]+)\*\*(?: in [^:]{1,30})?:/;

/**
 * Courses that a reply offers, in order: the first code of each list item or table row; without those the codes in
 * bold, else all. Prerequisites beside a course are therefore not offered ones, nor is what a labelled line names.
 */
export const listedCourses = (reply: string, recogniser: Pick<Recogniser, 'recognise'>): string[] => {
  const codesIn = (text: string) =>
    recogniser.recognise(text).flatMap(({ code, known }) => (known ? [code] : []));
  const lines = reply.split('\n').filter((line) => !LABELLED.test(line));
  const items = lines.filter((line) => ITEM.test(line));
  const heads = items.flatMap((line) => codesIn(line).slice(0, 1));
  if (heads.length > 0) return [...new Set(heads)];
  const rest = lines.join('\n');
  const bold = [...rest.matchAll(BOLD)].flatMap(([, text = '']) => codesIn(text));
  return [...new Set(bold.length > 0 ? bold : codesIn(rest))];
};

/** The context after some requests; the courses shown are added from the reply. */
export const afterRequests = (context: Context, requests: readonly Request[]): Context => {
  let next: Context = { ...context, added: null, picked: null };
  for (const request of requests) {
    const towards = towardsAfter(next.towards, request);
    next = {
      ...next,
      towards,
      isSecondary: secondaryAfter(next.isSecondary, request),
      programmes: programmesAfter(next.programmes, towards),
      term: termAfter(next.term, request),
    };
    switch (request.kind) {
      case 'recommend':
        next = {
          ...next,
          last: request,
          frame: request.wish.frame,
          earlier: next.frame,
          isOfWeek: false,
          // "Does it count for econ" is about one course.
          focus: request.wish.search.codes?.length === 1 ? request.wish.search.codes : [],
          offered: request.wish.isMore ? next.offered : [],
        };
        break;
      case 'week':
        next = {
          ...next,
          last: request,
          focus: [],
          isOfWeek: true,
          week: asAsked(request.ask, next.week),
        };
        break;
      case 'week_change':
      case 'week_frees':
      case 'own_plan':
        next = { ...next, last: request, focus: [] };
        break;
      case 'offer':
        next = { ...next, focus: request.courses };
        break;
      case 'requirements':
        next = { ...next, last: request, focus: request.also ?? [] };
        break;
      case 'counts':
      case 'path':
      case 'facts':
      case 'compare':
      case 'taught_by':
      case 'two_terms':
      case 'prerequisites':
      case 'conflicts':
      case 'term_total':
        next = {
          ...next,
          // What is told of each beside an answer is not what was asked.
          last: request.kind === 'facts' && request.told && requests.length > 1 ? next.last : request,
          focus: request.codes,
          added: addedTo(context.focus, request.codes),
          spoken: [
            ...new Set([...next.spoken.filter((code) => !request.codes.includes(code)), ...request.codes]),
          ],
        };
        break;
      default:
    }
  }
  return next;
};

const termAfter = (before: Context['term'], request: Request): Context['term'] => {
  const [term = null, ...others] = termsNamed(request);
  return term === null ? before : others.length > 0 ? null : term;
};

const termsNamed = (request: Request): readonly string[] => {
  if (request.kind === 'recommend') return request.wish.search.terms ?? [];
  const term = request.kind === 'week' ? request.ask.term : 'term' in request ? request.term : null;
  return term ? [term] : [];
};

/** A question about a course leaves the requirements that were spoken of; another wish does not. */
const towardsAfter = (towards: Context['towards'], request: Request): Context['towards'] => {
  if (request.kind === 'requirements' && request.against !== undefined) return towards;
  if (request.kind === 'requirements' || request.kind === 'counts') return request.programme;
  if (request.kind === 'recommend') return request.wish.countsTowards?.programme;
  return request.kind === 'week' ? undefined : towards;
};

/** "What's left for econ after 10b", after the secondary field of that name: still of that. */
const secondaryAfter = (before: boolean, request: Request): boolean => {
  if (request.kind === 'requirements' || request.kind === 'counts') return request.isSecondary === true;
  return request.kind === 'recommend' && request.wish.countsTowards !== null
    ? request.wish.countsTowards.isSecondary === true
    : before;
};

const programmesAfter = (before: Context['programmes'], towards: Context['towards']): Context['programmes'] =>
  towards === undefined ? before : [...before.filter((name) => name !== towards), towards];

/** "And 2.004?", after two others: the one that is new. */
const addedTo = (before: readonly string[], codes: readonly string[]): string | null =>
  before.length > 1 && codes.length === before.length + 1 && before.every((code) => codes.includes(code))
    ? (codes.find((code) => !before.includes(code)) ?? null)
    : null;

/** A week as asked for, until a reply shows one: a change refers to these courses even if no week was found. */
const asAsked = (asked: WeekAsk, before: WeekSaid | null): WeekSaid => {
  const kept = asked.choose.flatMap(({ among = [], count }, place) =>
    among.length === count ? among.map((code) => ({ code, place })) : [],
  );
  const preferred = asked.prefer.flatMap((code) => {
    const place = before?.chosen?.find((each) => each.code === code)?.place;
    return place === undefined ? [] : [{ code, place }];
  });
  const gone = new Set([...asked.drop, ...asked.exclude]);
  const planned = asked.from_plan ? (before?.codes ?? []).filter((code) => !gone.has(code)) : [];
  const codes = [...asked.codes, ...kept.map(({ code }) => code), ...asked.prefer, ...planned];
  return { asked, codes: [...new Set(codes)], hours: null, chosen: [...kept, ...preferred] };
};

/** After "the best rated of those", "it" is the first of the list. */
const isRanked = ({ last }: Context): boolean => last?.kind === 'recommend' && last.wish.frame.order !== null;

/** The courses of a question that named them by their titles, of which only the reply has the codes. */
const titledIn = ({ last }: Context, shown: readonly string[]): readonly string[] =>
  last !== null && 'titles' in last && last.codes.length === 0 && last.titles?.length === shown.length
    ? shown
    : [];

/** So many changes are remembered. */
const MOST_PROPOSED = 8;
const MOST_MENTIONED = 60;

/** "Mon, Wed 10:30 AM - 11:45 AM" in an item of a list. */
const MEETS = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b[^;(]*\d (?:AM|PM)/u;

/** The courses of a list whose line says when they meet. */
const timedIn = (reply: string, recogniser: Pick<Recogniser, 'recognise'>): TimedCourse[] =>
  reply.split('\n').flatMap((line): TimedCourse[] => {
    const [meets] = (ITEM.test(line) ? MEETS.exec(line) : null) ?? [];
    const [course] = meets === undefined ? [] : recogniser.recognise(line);
    return meets === undefined || course === undefined
      ? []
      : [{ code: course.code, kinds: [], meets: meetingsSaid(meets) }];
  });

const meetingsSaid = (meets: string): TimedCourse['meets'] =>
  parseSchedule(meets).meetings.map(({ weekday, start, end }) => ({
    day: weekdayName(weekday),
    start: clockText(start),
    end: clockText(end),
  }));

export const afterReply = (
  context: Context,
  reply: string,
  recogniser: Pick<Recogniser, 'recognise'>,
  week: WeekSaid | null = null,
): Context => {
  if (week) {
    const proposed = [...context.proposed, week].slice(-MOST_PROPOSED);
    return {
      ...context,
      week,
      term: week.asked.term ?? context.term,
      proposed,
      shown: [...week.codes],
      list: [...week.codes],
      focus: [],
      timed: [],
    };
  }
  const named = recogniser.recognise(reply).flatMap(({ code, known }) => (known ? [code] : []));
  const before = context.mentioned.filter((code) => !named.includes(code));
  const mentioned = [...before, ...new Set(named)].slice(-MOST_MENTIONED);
  const groups = groupsAfter(context, reply);
  // What could fill a group is no list: "the first one" is a group.
  if (groups !== null) return { ...context, groups, mentioned, shown: [], list: [] };
  const shown = listedCourses(reply, recogniser);
  if (shown.length === 0) return context;
  return {
    ...context,
    shown,
    mentioned,
    timed: timedIn(reply, recogniser),
    picked: pickedIn(context, reply),
    list: isNewList(context, shown) ? shown : context.list,
    focus: context.focus.length > 0 ? context.focus : isRanked(context) ? shown.slice(0, 1) : [],
    offered: [...new Set([...context.offered, ...shown])],
    spoken: [...context.spoken, ...titledIn(context, shown)],
  };
};

/** Of some courses of a list that were compared, "the third one" is still of the list. */
const isNewList = ({ last, list }: Context, shown: readonly string[]): boolean =>
  last?.kind === 'recommend' ||
  (shown.length > 1 && !(shown.length < list.length && shown.every((code) => list.includes(code))));

/** A line about a group of requirements: "- **Theory**: 0 of 2 done". */
const GROUP_LINE = /^- \*\*([^*]+)\*\*: \d+ of \d+ done/;

/** The groups after a reply about requirements; null after another reply. One that was asked for leaves the others. */
const groupsAfter = ({ last, groups }: Context, reply: string): readonly string[] | null => {
  if (last?.kind !== 'requirements') return null;
  const listed = reply.split('\n').flatMap((line) => GROUP_LINE.exec(line)?.[1] ?? []);
  if (listed.length === 0) return null;
  return last.group === undefined ? listed : groups;
};

/** The course that a comparison names first, if it was asked for one: "**A 1** takes the most time." */
const PICKED = /^\*\*([^*]+)\*\* (?:takes|is) /;
const pickedIn = ({ last, focus }: Context, reply: string): string | null => {
  if (last?.kind !== 'compare' || last.asks === undefined) return null;
  const [, code = ''] = PICKED.exec(reply) ?? [];
  return focus.includes(code) ? code : null;
};
