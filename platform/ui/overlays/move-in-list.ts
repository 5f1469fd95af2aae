/** The new index for arrow keys, Home and End in a list of `count`, from `index` (-1: none yet); null for other keys. */
export const moveInList = (key: string, index: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return index < 0 ? count - 1 : Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

/** The next entry, after `index` and wrapping around, that begins with a typed letter; null if none does. */
export const findByLetter = (labels: readonly string[], index: number, key: string): number | null => {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const order = labels.map((_, step) => (index + 1 + step + labels.length) % labels.length);
  return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(letter)) ?? null;
};
