import type { Term } from '../../domain/pack/shapes.ts';

type TermDates = Pick<Term, 'name' | 'start' | 'end'>;

/**
 * Terms by relevance to a student: the current or next one, those after it, then the past, newest first.
 *
 * @param terms in calendar order
 * @returns each term's name with its rank, 0 first
 */
export const termOrder = (terms: readonly TermDates[], now: Date): ReadonlyMap<string, number> => {
  const today = now.toISOString().slice(0, 10);
  const ahead = terms.filter(({ end }) => end >= today);
  const past = terms.filter(({ end }) => end < today).toReversed();
  return new Map([...ahead, ...past].map(({ name }, position) => [name, position]));
};

/** A comparator that sorts records by such an order; unknown terms come last. */
export const byTermIn = (order: ReadonlyMap<string, number>) => {
  const placeOf = ({ term }: { term: string }): number => order.get(term) ?? order.size;
  return (a: { term: string }, b: { term: string }): number => placeOf(a) - placeOf(b);
};

/** A comparator that sorts records by `termOrder`. */
export const inTermOrder = (terms: readonly TermDates[], now: Date) => byTermIn(termOrder(terms, now));
