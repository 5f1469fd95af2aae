import { leavesTerm } from '../../../../domain/reading/references/next-term.ts';
import type { SearchInput, Wish } from '../../../../domain/reading/request.ts';
import { isEmptyWish } from '../../../../domain/reading/wish.ts';
import { askTool, askToolForEach, nextTerm, type Script, type ScriptContext } from '../../script.ts';
import { blocks, listed } from '../../wording.ts';
import { type Listed, listOf, oneOfEach } from '../course-list.ts';
import { isAboutSomething } from '../search-by-topic.ts';
import { squarelyAbout } from '../squarely-about.ts';

/** Fewer are no choice: then it is said how many there are besides in other terms. */
const A_CHOICE = 3;
/** As many as are looked at. */
const MANY = 20;

/** A wish in the term that students plan; `said`: what there is besides, null if that need not be said. */
interface Planned {
  wish: Wish;
  said: string | null;
  /** The next term has so little that courses which only mention the topic would fill the list. */
  isNarrow: boolean;
}

/**
 * Where no term is named, courses of the term that students plan, if it has one that is plainly meant: nobody who asks in October
 * can still take what is given in the fall only. Where the next term leaves no choice, some of what others have is listed as well.
 */
export function* inPlannedTerm(wish: Wish, context: ScriptContext): Script<Planned> {
  const next = nextTerm(context);
  const asIs: Planned = { wish, said: null, isNarrow: false };
  if (next === undefined || wish.doubts.length > 0) return asIs;
  if (isOfShown(wish)) return { ...asIs, wish: yield* shownInTerm(wish, next) };
  if (isEmptyWish(wish) || !leavesTerm(wish)) return asIs;
  const search: SearchInput = { ...wish.search, exclude_taken: true, limit: MANY };
  search.sort ??= isAboutSomething(search) ? 'relevance' : 'rating';
  const plain = yield* plainlyMeant({ ...search, terms: [next] }, context);
  const planned: Wish = { ...wish, search: { ...wish.search, terms: [next] } };
  // What no title says in any term is taken from the next one, too.
  if (plain.length === 0)
    return (yield* mentions({ ...search, terms: [next] })) &&
      (yield* plainlyMeant(search, context)).length === 0
      ? { ...asIs, wish: planned }
      : asIs;
  if (plain.length >= A_CHOICE) return { wish: planned, said: null, isNarrow: false };
  const codes = new Set(plain.map(({ code }) => code));
  const others = (yield* plainlyMeant(search, context)).filter(
    (course) =>
      course.term !== next &&
      !codes.has(course.code) &&
      (context.profile.year === 'Freshman' || !course.for_first_years),
  );
  const shown = others.slice(0, A_CHOICE - plain.length);
  const said = blocks(
    besidesSaid(others, next),
    shown.length === 0 ? null : listOf(shown, wish, context.lacks),
  );
  return { wish: planned, said: said || null, isNarrow: true };
}

/** Whether a wish is among courses that were shown, and says nothing of a term. */
const isOfShown = ({ search, frame, counted, isExact }: Wish): boolean =>
  isExact !== true &&
  !counted &&
  search.codes !== undefined &&
  search.terms === undefined &&
  !frame.conditions.some(({ condition: { on } }) => on === 'terms');

/** "Which of those has the least work": in the next term, if all that fit are given then. */
function* shownInTerm(wish: Wish, next: string): Script<Wish> {
  const search: SearchInput = { ...wish.search, limit: MANY };
  const [then, ever] = yield* askToolForEach('search_courses', [{ ...search, terms: [next] }, search]);
  const codesOf = (found: typeof then): Set<string> => new Set(found?.courses.map(({ code }) => code));
  const isAll = codesOf(then).size > 0 && codesOf(then).size === codesOf(ever).size;
  return isAll ? { ...wish, search: { ...wish.search, terms: [next] } } : wish;
}

function* plainlyMeant(search: SearchInput, { names }: ScriptContext): Script<readonly Listed[]> {
  const found = yield* askTool('search_courses', search);
  return found?.all_words === true ? squarelyAbout(oneOfEach(found.courses), search, names).courses : [];
}

function* mentions(search: SearchInput): Script<boolean> {
  const found = yield* askTool('search_courses', search);
  return found?.all_words === true && found.total > 0;
}

const besidesSaid = (others: readonly Listed[], next: string): string | null => {
  if (others.length === 0) return null;
  const terms = [...new Set(others.map(({ term }) => term))];
  const count =
    others.length === MANY
      ? 'Many more fit'
      : `${others.length} more ${others.length === 1 ? 'fits' : 'fit'}`;
  return `I looked at ${next}, which is the next term: ${count.toLowerCase()} in ${listed(terms)} only:`;
};
