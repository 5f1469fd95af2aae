import { describeWish } from '../../../domain/understanding/describe-wish.ts';
import type { SearchInput, Wish } from '../../../domain/understanding/request.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askTool } from '../script.ts';
import { blocks, codesSaid, sentences, unheldSaid } from '../wording.ts';
import { type Found, leftOut, listOf, strangeNames } from './course-list.ts';
import { sayNothingFits } from './nothing-fits.ts';
import { settleWish } from './settle-wish.ts';

/** How many are named when the student does not say. */
const USUALLY = 5;
/** To be narrowed further by what the tool has no constraint for. */
const MANY = 20;

/** Courses that satisfy a wish, each with what makes it fit; or why none does, and what would help. */
export function* answerRecommendation(
  wish: Wish,
  readings: readonly string[],
  context: ScriptContext,
): Script {
  const settled = yield* settleWish(wish, context);
  if (settled.refusal !== null) return settled.refusal;
  const search: SearchInput = {
    ...settled.search,
    ...(wish.counted ? {} : { exclude_taken: true }),
    sort: settled.search.sort ?? (settled.search.text === undefined ? 'rating' : 'relevance'),
    limit: wish.after.length > 0 ? MANY : (wish.wanted ?? USUALLY),
  };
  const found = yield* askTool('search_courses', search);
  if (found === null) return LOOK_UP_FAILED;
  const shown: Wish = { ...wish, search: settled.search };
  const notes = sentences(...readings, ...settled.said, unheldNote(wish), strangeNames(found));
  if (found.total === 0 || !found.all_words)
    return blocks(notes, yield* sayNothingFits(shown, search, found));
  if (wish.after.length > 0) return blocks(notes, leadingOn(wish, found));
  return blocks(notes, headline(shown, found), listOf(found.courses, shown), leftOut(found));
}

const unheldNote = ({ unheld }: Wish): string | null =>
  unheld.length === 0
    ? null
    : `The catalogue says nothing about ${unheldSaid(unheld)}, so I could not look for that.`;

const ORDER_SAID: Partial<Record<NonNullable<SearchInput['sort']>, [string, string]>> = {
  rating: ['best rated first', 'worst rated first'],
  workload: ['least work first', 'most work first'],
  enrollment: ['smallest first', 'largest first'],
};

const headline = (wish: Wish, { total, courses }: Found): string => {
  const { sort, descending, text } = wish.search;
  const order = ORDER_SAID[sort ?? (text === undefined ? 'rating' : 'relevance')]?.[descending ? 1 : 0];
  const what = describeWish(wish);
  if (total === 1) return `One course fits (${what}):`;
  const all = total === courses.length ? 'All of them' : 'Some of them';
  return `${total} fit: ${what}. ${all}${order ? `, ${order}` : ''}:`;
};

/** Courses of a subject that name the courses taken as what they ask for. */
const leadingOn = (wish: Wish, { courses }: Found): string => {
  const next = courses.filter(({ prerequisites }) =>
    wish.after.some((code) => prerequisites?.includes(code)),
  );
  const after = codesSaid(wish.after);
  if (next.length > 0)
    return blocks(`These ask for ${after}:`, listOf(next.slice(0, wish.wanted ?? USUALLY), wish));
  return blocks(
    `I found no course that asks for ${after} by name. Others of the same subject:`,
    listOf(courses.slice(0, wish.wanted ?? USUALLY), wish),
  );
};
