interface DatedTerm {
  name: string;
  /** ISO dates of its first and last day. */
  start: string;
  end: string;
}

/** The term that is planned unless another is asked for: that which runs or comes next, else the newest. Null without terms. */
export const termToPlan = (terms: readonly DatedTerm[], today: string): string | null => {
  const byStart = terms.toSorted((a, b) => a.start.localeCompare(b.start));
  return (byStart.find(({ end }) => end >= today) ?? byStart.at(-1))?.name ?? null;
};
