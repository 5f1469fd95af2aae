const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('autumn', 'fall');

/** How often a text names a term, in either word order: `2025 Fall`, `Fall 2025`. Zero for a term name of one word. */
export const timesNamed = (text: string, term: string): number => {
  const [first = '', second = ''] = folded(term).match(/\p{L}+|\d+/gu) ?? [];
  if (second === '') return 0;
  const words = folded(text).match(/\p{L}+|\d+/gu) ?? [];
  return words.filter((word, at) => {
    const next = words[at + 1];
    return (word === first && next === second) || (word === second && next === first);
  }).length;
};
