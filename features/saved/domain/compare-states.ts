import type { CourseChange, CourseState } from '../contract.ts';

export interface ComparedCatalogue {
  /** Terms of which the catalogue has records: a course is no longer in a term only while the term is there. */
  terms: ReadonlySet<string>;
  /** Terms that are over: when a course met and who taught it there is nobody's news. */
  over: ReadonlySet<string>;
}

/**
 * What changed of a course, the weightiest first; nothing where it is as it was.
 *
 * @param seen as the student knows it
 * @param now as the catalogue has it
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

/** Of a term that both have: what another term was rated all along is no change. */
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

/** As ratings are shown: what rounds to the same figure did not change. */
const shown = (rating: number | null): string => (rating === null ? '' : rating.toFixed(1));

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((name) => b.includes(name));
