interface DatedTerm {
  name: string;
  /** ISO date of its last day. */
  end: string;
}

const hasEnded = ({ end }: DatedTerm, today: string): boolean => end < today;

/**
 * The newest of the terms where all have ended; null while one runs or is to come.
 *
 * @param today ISO date
 */
export const newestEnded = (terms: readonly DatedTerm[], today: string): string | null =>
  terms.length > 0 && terms.every((term) => hasEnded(term, today))
    ? terms.reduce((newest, term) => (term.end > newest.end ? term : newest)).name
    : null;

/** Whether the term of this name has ended; false where it is not known. */
export const isOver = (name: string, terms: readonly DatedTerm[], today: string): boolean =>
  terms.some((term) => term.name === name && hasEnded(term, today));
