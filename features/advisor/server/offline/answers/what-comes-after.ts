import type { ToolOutput } from '../../../domain/tools.ts';
import type { SearchInput, Wish } from '../../../domain/understanding/request.ts';
import { named } from '../fact-sentences.ts';
import { type Script, askTool, askToolForEach } from '../script.ts';
import { blocks, codesSaid, listed, quoted } from '../wording.ts';

type After = Extract<ToolOutput<'courses_after'>, { found: true }>;
type Next = After['courses'][number];

const MOST_ASKED = 4;
const MOST_LISTED = 60;
/** The search tool takes no more codes and tells no more courses. */
const MOST_SEARCHED = 20;

/**
 * All courses whose prerequisites name those that were taken, those that need nothing else first.
 *
 * @param search the wish as the search tool takes it
 * @returns null where no course names them
 */
export function* sayWhatComesAfter(wish: Wish, search: SearchInput): Script<string | null> {
  const [term, ...others] = search.terms ?? [];
  const answers = yield* askToolForEach(
    'courses_after',
    wish.after
      .slice(0, MOST_ASKED)
      .map((code) => ({ code, limit: MOST_LISTED, ...(term && others.length === 0 ? { term } : {}) })),
  );
  const found = answers.filter((answer): answer is After => answer?.found === true);
  const byCode = new Map(found.flatMap(({ courses }) => courses).map((course) => [course.code, course]));
  const next = yield* fitting(
    [...byCode.values()].filter((course) => wish.counted || !course.taken),
    wish.search,
  );
  if (next.length === 0) return null;
  next.sort((a, b) => Number(b.needs_nothing_else) - Number(a.needs_nothing_else));
  const ready = next.filter((course) => course.needs_nothing_else).length;
  const after = codesSaid(found.map(({ code }) => code));
  const which =
    ready === 0
      ? 'each needs something else too'
      : ready === next.length
        ? 'and nothing else'
        : `${ready} of them need nothing else, and stand first`;
  const shown = next.slice(0, wish.wanted ?? MOST_LISTED);
  return blocks(
    next.length === 1
      ? `One course asks for ${after}${ready === 1 ? ' and nothing else' : ''}:`
      : `${next.length} courses ask for ${after}${ready === next.length ? ' ' : '; '}${which}:`,
    shown.map(lineOf).join('\n'),
  );
}

const lineOf = (course: Next): string => {
  const also = course.other_codes.length > 0 ? ` (also ${codesSaid(course.other_codes)})` : '';
  return `- ${named(course)}${also}: ${listed(course.terms)}; asks for “${quoted(course.prerequisites)}”`;
};

/** Those that satisfy what else was asked for. */
function* fitting(next: readonly Next[], search: SearchInput): Script<Next[]> {
  const { terms: _terms, exclude_taken: _taken, prerequisites_met: _met, limit: _limit, ...rest } = search;
  if (Object.keys(rest).length === 0 || next.length === 0) return [...next];
  const found = yield* askTool('search_courses', {
    ...search,
    prerequisites_met: undefined,
    codes: next.map(({ code }) => code),
    limit: MOST_SEARCHED,
  });
  return (found?.courses ?? []).flatMap(({ code }) => next.find((course) => course.code === code) ?? []);
}
