import type { Level } from '#features/catalogue/domain/levels.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { SearchInput, Wish } from '../../../domain/reading/request.ts';
import { valueOf, verdict } from '../cite.ts';
import { named } from '../fact-sentences.ts';
import { type Script, type ScriptContext, askTool, askToolForEach, nextTerm } from '../script.ts';
import { blocks, codesSaid, sentences } from '../wording.ts';
import { type Found, listOf, oneOfEach, orderOf } from './course-list.ts';
import { LEVELS_OF_YEAR } from './suited-first.ts';

type After = Extract<ToolOutput<'courses_after'>, { found: true }>;
type Next = After['courses'][number];

const MOST_ASKED = 4;
const MOST_LISTED = 60;
/** Maximum number of codes that the search tool accepts and courses it returns. */
const MOST_SEARCHED = 20;

/**
 * All courses whose prerequisites name the ones taken, those that need nothing else first.
 *
 * @param search the wish as arguments of the search tool
 * @returns null if no course names them
 */
export function* sayWhatComesAfter(
  wish: Wish,
  search: SearchInput,
  context: ScriptContext,
): Script<string | null> {
  const { profile, lacks } = context;
  const [term, ...others] = search.terms ?? [];
  const answers = yield* askToolForEach(
    'courses_after',
    wish.after
      .slice(0, MOST_ASKED)
      .map((code) => ({ code, limit: MOST_LISTED, ...(term && others.length === 0 ? { term } : {}) })),
  );
  const found = answers.filter((answer): answer is After => answer?.found === true);
  const byCode = new Map(found.flatMap(({ courses }) => courses).map((course) => [course.code, course]));
  const open = [...byCode.values()].filter((course) => wish.counted || !course.taken);
  const listed = yield* fitting(open, wish.search, wish.counted ? undefined : nextTerm(context));
  if (listed !== null) {
    const some = oneOfEach(listed).slice(0, wish.wanted ?? MOST_SEARCHED);
    if (some.length === 0) return null;
    const order = some.length > 1 ? orderOf(wish.search) : undefined;
    return blocks(
      sentences(
        ...found.map((answer) => verdict(answer, 'opens')),
        `Of these, ${some.length === 1 ? 'this fits' : 'these fit'} what you asked for${order ? `, ${order}` : ''}:`,
      ),
      listOf(some, wish, lacks),
    );
  }
  const next = withoutExcluded(open, wish.search);
  if (next.length === 0) return null;
  next.sort((a, b) => Number(b.needs_nothing_else) - Number(a.needs_nothing_else));
  const ready = next.filter((course) => course.needs_nothing_else).length;
  const lines = withTwins(next, LEVELS_OF_YEAR[profile.year] ?? []).slice(0, wish.wanted ?? MOST_LISTED);
  const which = ready === 0 || ready === next.length ? '' : ', those that need nothing else first';
  return blocks(
    sentences(
      ...found.map((answer) => verdict(answer, 'opens')),
      `Here ${lines.length === 1 ? 'is one' : `are ${lines.length}`}${which}:`,
    ),
    lines.map(lineOf).join('\n'),
  );
}

/** Classes that are held together share a line, since a student takes one of them: the one of the student's level first. */
const withTwins = (courses: readonly Next[], levels: readonly Level[]): [Next, ...Next[]][] => {
  const lines: [Next, ...Next[]][] = [];
  for (const course of courses) {
    const line = lines.find(([first]) => meet(first, course));
    if (line) line.push(course);
    else lines.push([course]);
  }
  const isSuited = ({ level }: Next) => level !== null && levels.includes(level);
  const isFirst = (course: Next) => Number(isSuited(course));
  for (const line of lines) line.sort((a, b) => isFirst(b) - isFirst(a));
  return lines;
};

const meet = (a: Next, b: Next): boolean => names(a, b) || names(b, a);
const names = ({ meets_with }: Next, { code, other_codes }: Next): boolean =>
  [code, ...other_codes].some((each) => meets_with.includes(each));

const lineOf = ([course, ...twins]: [Next, ...Next[]]): string => {
  const also = course.other_codes.length > 0 ? ` (also ${codesSaid(course.other_codes)})` : '';
  const meets = twins.length > 0 ? ` (meets with ${codesSaid(twins.map(({ code }) => code))})` : '';
  const told = { ...course, term: course.terms[0] ?? '' };
  return `- ${named(told)}${also}${meets}: ${valueOf(told, 'terms')}; asks for ${valueOf(told, 'prerequisites')}`;
};

const withoutExcluded = (next: readonly Next[], { exclude_codes: excluded = [] }: SearchInput): Next[] =>
  next.filter(({ code, other_codes }) => [code, ...other_codes].every((each) => !excluded.includes(each)));

/**
 * Those that satisfy the other constraints, with their figures and times; null if there are no others.
 *
 * @param planned the term in which they are looked for if none is asked for and it has some
 */
function* fitting(
  next: readonly Next[],
  search: SearchInput,
  planned: string | undefined,
): Script<Found['courses'] | null> {
  const {
    terms: _terms,
    exclude_taken: _taken,
    prerequisites_met: _met,
    limit: _limit,
    exclude_codes: _excluded,
    ...rest
  } = search;
  const kept = withoutExcluded(next, search).filter(({ code }) => search.codes?.includes(code) ?? true);
  if (Object.keys(rest).length === 0 || kept.length === 0) return null;
  const asked = {
    ...search,
    prerequisites_met: undefined,
    codes: kept.map(({ code }) => code),
    limit: MOST_SEARCHED,
  };
  const isFree = planned !== undefined && search.terms === undefined;
  const then = isFree ? yield* askTool('search_courses', { ...asked, terms: [planned] }) : null;
  if (then !== null && then.total > 0) return then.courses;
  return (yield* askTool('search_courses', asked))?.courses ?? [];
}
