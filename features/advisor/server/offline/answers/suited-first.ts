import type { Level } from '#features/catalogue/domain/levels.ts';
import { MAX_FOUND } from '../../../domain/tools.ts';
import type { SearchInput, Wish } from '../../../domain/reading/request.ts';
import { type Script, type ScriptContext, askTool } from '../script.ts';
import type { Found, Listed } from './course-list.ts';
import { isAboutSomething } from './search-by-topic.ts';

/** Whether a wish leaves open which of the matching courses should come first. */
export const leavesChoice = ({ search, after, than, counted }: Wish): boolean =>
  !isAboutSomething(search) &&
  search.sort === undefined &&
  search.levels === undefined &&
  search.instructor === undefined &&
  !search.prerequisites_met &&
  !search.no_prerequisites_stated &&
  after.length === 0 &&
  than === null &&
  !counted;

export const LEVELS_OF_YEAR: Record<string, Level[] | undefined> = {
  Freshman: ['introductory', 'intermediate'],
  Sophomore: ['introductory', 'intermediate', 'advanced'],
  Junior: ['introductory', 'intermediate', 'advanced'],
  Senior: ['introductory', 'intermediate', 'advanced'],
};

/**
 * Ranks first what the student could take now: no stated prerequisite is missing, and the level matches their year. A
 * first-year who asks for economics is not helped by graduate seminars, however well they are rated.
 *
 * @returns the results in the new order, and how many at the start are suitable
 */
export function* suitedFirst(
  search: SearchInput,
  found: Found,
  { profile }: ScriptContext,
): Script<{ found: Found; suited: number }> {
  const levels = LEVELS_OF_YEAR[profile.year];
  if (levels === undefined || found.total < 2) return { found, suited: 0 };
  const suited = yield* askTool('search_courses', { ...search, levels, prerequisites_met: true });
  if (suited === null || suited.total === 0) return { found, suited: 0 };
  const first = new Set(suited.courses.map(({ code }) => code));
  const courses = [...suited.courses, ...found.courses.filter(({ code }) => !first.has(code))];
  return { found: { ...found, courses: courses.slice(0, found.courses.length) }, suited: first.size };
}

/** Marks the courses of a list whose stated prerequisites the student does not have, so that their lines say what they ask for. */
export function* markedLacking(lists: readonly (readonly Listed[])[], { search }: Wish): Script<Listed[][]> {
  const all = lists.flat();
  const isSaid = search.prerequisites_met === true || search.no_prerequisites_stated === true;
  if (isSaid || all.length < 2) return lists.map((list) => [...list]);
  const met = yield* askTool('search_courses', {
    codes: [...new Set(all.map(({ code }) => code))],
    prerequisites_met: true,
    // A course may have a record in each term.
    limit: MAX_FOUND,
  });
  const have = new Set(met?.courses.map(({ code }) => code));
  return lists.map((list) =>
    list.map((course) => (met === null || have.has(course.code) ? course : { ...course, lacksSome: true })),
  );
}

/**
 * Leaves first-year seminars out for students of later years, unless they ask for them or nothing else fits.
 *
 * @param suited how many at the start are suitable
 */
export const withoutFirstYearSeminars = (
  { found, suited }: { found: Found; suited: number },
  { frame, search }: Wish,
  { profile }: ScriptContext,
): { found: Found; suited: number; said: string | null } => {
  const isOther = ({ for_first_years: isForThem }: Found['courses'][number]): boolean => !isForThem;
  const asked = [...frame.conditions.map(({ said }) => said), ...(search.subjects ?? [])];
  const isOfLater = profile.year !== 'Freshman' && profile.year in LEVELS_OF_YEAR;
  const isOpen = !isOfLater || search.codes !== undefined || FIRST_YEARS.test(asked.join());
  const courses = isOpen ? found.courses : found.courses.filter(isOther);
  if (courses.length === 0 || courses.length === found.courses.length) return { found, suited, said: null };
  return {
    found: { ...found, courses },
    suited: found.courses.slice(0, suited).filter(isOther).length,
    said: 'First-year seminars I left out',
  };
};
const FIRST_YEARS = /first[- ]?year|fresh|frosh|fysem/i;
