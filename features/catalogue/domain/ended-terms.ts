interface DatedTerm {
  name: string;
  /** ISO date of its last day. */
  end: string;
}

const hasEnded = ({ end }: DatedTerm, now: Date): boolean => end < now.toISOString().slice(0, 10);

/** The newest of the terms where all have ended; null while one runs or is to come. */
export const newestEnded = (terms: readonly DatedTerm[], now: Date): string | null =>
  terms.length > 0 && terms.every((term) => hasEnded(term, now))
    ? terms.reduce((newest, term) => (term.end > newest.end ? term : newest)).name
    : null;

/** Whether the term of this name has ended; false where it is not known. */
export const isOver = (name: string, terms: readonly DatedTerm[], now: Date): boolean =>
  terms.some((term) => term.name === name && hasEnded(term, now));
