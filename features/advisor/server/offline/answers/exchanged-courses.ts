import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import type { TimeSpan } from '../../../domain/course-facts.ts';
import type { Request } from '../../../domain/reading/request.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { askTool, askToolForEach, type Script } from '../script.ts';
import { codesSaid, sentences } from '../wording.ts';

type Week = ToolOutput<'find_timetables'>;

export const NO_PLAN =
  'You have no plan of that term yet, and we have not put together a week here. Name the courses, or ' +
  'ask me to plan your term, and I can tell.';

/** The courses of the student's plan. */
export function* plannedIn(term: string | undefined): Script<string[]> {
  const plan = yield* askTool('read_plan', term === undefined ? {} : { term });
  return (plan?.courses ?? []).map(({ code }) => code);
}

/** Courses to go that are not there, by none of their codes. */
export function* absentFrom(held: readonly string[], gone: readonly string[]): Script<string[]> {
  const unknown = gone.filter((code) => !held.includes(code));
  const found = yield* askToolForEach(
    'compare_courses',
    unknown.map((code) => ({ codes: [code, code] })),
  );
  return unknown.filter((_, at) => !found[at]?.courses.some(({ code }) => held.includes(code)));
}

/** That nothing was exchanged. */
export const absentSaid = (absent: readonly string[], held: readonly string[], isOfPlan: boolean): string => {
  if (held.length === 0) return NO_PLAN;
  const [are, their] = absent.length === 1 ? ['is', 'its'] : ['are', 'their'];
  const week = isOfPlan ? 'your plan' : 'that week';
  return sentences(
    `${codesSaid(absent)} ${are} not in ${week}, so nothing can go in ${their} place.`,
    `It has ${codesSaid(held)}: tell me which of these should go.`,
  );
};

/** "**A** takes the place of **B**". */
export const exchangeSaid = (
  { courses }: Week,
  gone: readonly string[],
  held: readonly string[],
): string | null => {
  const come = courses.flatMap(({ code }) => (held.includes(code) ? [] : [code]));
  if (gone.length === 0) return null;
  if (come.length === 0) return `${codesSaid(gone)} ${gone.length === 1 ? 'is' : 'are'} out.`;
  return `${codesSaid(come)} ${come.length === 1 ? 'takes' : 'take'} the place of ${codesSaid(gone)}.`;
};

/** What went and what came since the week before. */
export const sinceSaid = ({ courses }: Week, before: readonly string[]): string => {
  const now = courses.map(({ code }) => code);
  const gone = before.filter((code) => !now.includes(code));
  const come = now.filter((code) => !before.includes(code));
  if (gone.length + come.length === 0)
    return 'The courses are those of the week before: none went and none came.';
  return sentences(
    gone.length === 0 ? 'No course went.' : `${codesSaid(gone)} went.`,
    come.length === 0 ? 'None came.' : `${codesSaid(come)} came.`,
  );
};

type Change = Extract<Request, { kind: 'week_change' }>;

type Kept = NonNullable<Change['bounds']['keep_free']>;

/** The hours of a day beside those that are kept free. */
const freeOn = (day: Weekday, kept: Kept): TimeSpan[] => {
  const busy = kept
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const starts = ['00:00', ...busy.map(({ end }) => end)];
  const ends = [...busy.map(({ start }) => start), '23:59'];
  return starts.map((start, at) => ({ day, start, end: ends[at] ?? '23:59' }));
};

/**
 * What is asked of a student's week that there is not: of several courses ("here is my plan: …, does that fit") they are the
 * week; one course is held against the hours that are named ("I work from 5:30, does it get out in time").
 */
export const withoutWeek = (
  asked: Change,
): { named: Change | null; alone: Extract<Request, { kind: 'facts' }> | null } => {
  const { base, add, term, bounds } = asked;
  if (base !== null || add.length === 0) return { named: null, alone: null };
  if (add.length > 1) return { named: { ...asked, base: add, add: [] }, alone: null };
  const kept = bounds.keep_free ?? [];
  if (kept.length === 0) return { named: null, alone: null };
  return {
    named: null,
    alone: {
      kind: 'facts',
      codes: add,
      titles: [],
      fields: ['schedule', 'places'],
      unheld: [],
      term,
      meetsOn: null,
      free: WEEKDAYS.flatMap((day) => freeOn(day, kept)),
      isWhole: true,
    },
  };
};
