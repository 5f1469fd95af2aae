import type { CourseChange, CourseState } from '../contract.ts';

export interface ComparedCatalogue {
  /** Terms in the catalogue: a course only counts as no longer offered in a term that is still there. */
  terms: ReadonlySet<string>;
  /** Terms that are over: changed times and instructors there are not reported. */
  over: ReadonlySet<string>;
}

/**
 * The changes of a course, most important first; empty if there are none.
 *
 * @param seen the state that the student knows
 * @param now the catalogue's state
 */
export const compareStates = (
  seen: CourseState,
  now: CourseState,
  { terms, over }: ComparedCatalogue,
): CourseChange[] => {
  if (now.offerings.length === 0)
    return seen.offerings.length === 0
      ? []
      : [change('gone', null, seen.offerings.map(({ term }) => term).join(', '), '')];
  const isNews = (term: string): boolean => !over.has(term);
  const before = new Map(seen.offerings.map((offering) => [offering.term, offering]));
  const after = new Set(now.offerings.map(({ term }) => term));
  return [
    ...(seen.tag === now.tag ? [] : [change('code', null, seen.tag, now.tag)]),
    ...(seen.title === now.title ? [] : [change('title', null, seen.title, now.title)]),
    ...seen.offerings.flatMap(({ term, times }) =>
      isNews(term) && terms.has(term) && !after.has(term) ? change('not_offered', term, times, '') : [],
    ),
    ...now.offerings.flatMap(({ term, times, teachers }) => {
      if (!isNews(term)) return [];
      const was = before.get(term);
      if (!was) return change('offered', term, '', times);
      return [
        ...(was.times === times ? [] : [change('times', term, was.times, times)]),
        ...(isSameSet(was.teachers, teachers)
          ? []
          : [change('teachers', term, was.teachers.join(', '), teachers.join(', '))]),
      ];
    }),
    ...ratingChanges(seen, now),
  ];
};

/** Only for a term that both states have: a rating of another term is not a change. */
const ratingChanges = (seen: CourseState, now: CourseState): CourseChange[] => {
  const before = new Map(seen.offerings.map(({ term, rating }) => [term, rating]));
  const rated = now.offerings.flatMap(({ term, rating: is }) => {
    const was = before.get(term);
    return was === undefined || is === undefined ? [] : change('rating', term, shown(was), shown(is));
  });
  const changes = rated.filter(({ was, is }) => was !== is);
  const [first] = changes;
  const isOfAll =
    changes.length === rated.length &&
    changes.every((each) => each.was === first?.was && each.is === first.is);
  if (first) return isOfAll ? [{ ...first, term: null }] : changes;
  const isSameTerm = seen.offerings.at(-1)?.term === now.offerings.at(-1)?.term;
  return rated.length > 0 || !isSameTerm || shown(seen.rating) === shown(now.rating)
    ? []
    : [change('rating', null, shown(seen.rating), shown(now.rating))];
};

const change = (what: CourseChange['what'], term: string | null, was: string, is: string): CourseChange => ({
  what,
  term,
  was,
  is,
});

/** As displayed: ratings that round to the same figure are equal. */
const shown = (rating: number | null): string => (rating === null ? '' : rating.toFixed(1));

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((name) => b.includes(name));
