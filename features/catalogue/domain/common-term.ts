interface Offering {
  term: string;
}

/**
 * The first term in which all of several courses are offered; null if there is none.
 *
 * @param courses the offerings of each course, one per term
 * @param preferred terms to try first; then those of the first course, in its order
 */
export const commonTerm = (
  courses: readonly (readonly Offering[])[],
  preferred: readonly string[] = [],
): string | null => {
  const [first = []] = courses;
  return (
    [...preferred, ...first.map(({ term }) => term)].find((term) =>
      courses.every((offerings) => offerings.some((offering) => offering.term === term)),
    ) ?? null
  );
};
