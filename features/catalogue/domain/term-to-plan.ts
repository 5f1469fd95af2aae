interface DatedTerm {
  name: string;
  /** ISO dates of its first and last day. */
  start: string;
  end: string;
}

/** The default term to plan: the current or next one, otherwise the newest. Null without terms. */
export const termToPlan = (terms: readonly DatedTerm[], today: string): string | null => {
  const byStart = terms.toSorted((a, b) => a.start.localeCompare(b.start));
  return (byStart.find(({ end }) => end >= today) ?? byStart.at(-1))?.name ?? null;
};
