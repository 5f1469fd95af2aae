/** Whether the term of this name has ended; false for an unknown term. */
export const isOver = (
  name: string,
  terms: readonly { name: string; end: string }[],
  today: string,
): boolean => terms.some((term) => term.name === name && term.end < today);
