import { DAY_MS } from '#platform/contract/durations.ts';
import type { Wish } from '../request.ts';

interface Term {
  name: string;
  /** ISO dates. */
  start: string;
  end: string;
}

/** From so many days after its beginning on, nobody plans the running term any more. */
const STILL_JOINED = 21;

/**
 * The term that students plan: the next one, once the running one is some weeks old. Undefined if the catalogue has no later
 * one, or the running one has just begun.
 */
export const planningTerm = (terms: readonly Term[], today: string): string | undefined => {
  const latest = new Date(Date.parse(today) - STILL_JOINED * DAY_MS).toISOString().slice(0, 10);
  const hasBegun = terms.some(({ start, end }) => start > latest && start <= today && today <= end);
  return hasBegun ? undefined : terms.find(({ start }) => start > today)?.name;
};

/** Whether a wish says nothing of a term, and asks for courses to take. */
export const leavesTerm = ({ search, frame, after, counted, isAmongShown, isExact }: Wish): boolean =>
  isExact !== true &&
  search.terms === undefined &&
  search.codes === undefined &&
  after.length === 0 &&
  !counted &&
  !isAmongShown &&
  ![...frame.conditions.map(({ condition }) => condition), ...frame.forgotten].some(
    ({ on }) => on === 'terms',
  );
