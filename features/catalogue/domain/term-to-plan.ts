interface DatedTerm {
  name: string;
  /** ISO dates of its first and last day. */
  start: string;
  end: string;
}

/**
 * The term that a student plans: of those with a plan the next one that has not begun, otherwise the current one.
 * Without a plan the current or next term, otherwise the newest. Null without terms.
 *
 * @param planned names of the terms for which the student has planned courses
 */
export const termToPlan = (
  terms: readonly DatedTerm[],
  today: string,
  planned: readonly string[] = [],
): string | null => {
  const byStart = terms.toSorted((a, b) => a.start.localeCompare(b.start));
  const open = byStart.filter(({ end }) => end >= today);
  const withPlan = open.filter(({ name }) => planned.includes(name));
  const next = withPlan.find(({ start }) => start > today) ?? withPlan[0];
  return (next ?? open[0] ?? byStart.at(-1))?.name ?? null;
};
