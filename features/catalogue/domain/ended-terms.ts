interface DatedTerm {
  name: string;
  /** ISO date of its last day. */
  end: string;
}

const hasEnded = ({ end }: DatedTerm, today: string): boolean => end < today;

/**
 * The newest term if all have ended; null while one is current or upcoming.
 *
 * @param today ISO date
 */
export const newestEnded = (terms: readonly DatedTerm[], today: string): string | null =>
  terms.length > 0 && terms.every((term) => hasEnded(term, today))
    ? terms.reduce((newest, term) => (term.end > newest.end ? term : newest)).name
    : null;

/** Names of the terms that have ended, newest first. */
export const endedTerms = (terms: readonly DatedTerm[], today: string): string[] =>
  terms
    .filter((term) => hasEnded(term, today))
    .toSorted((a, b) => b.end.localeCompare(a.end))
    .map(({ name }) => name);
