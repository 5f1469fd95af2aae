import type { Option } from './option-list.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options that contain every word, in any order, ignoring case and accents; those that start with the text come
 * first.
 */
export const filterOptions = <O extends Option>(options: readonly O[], typed: string): readonly O[] => {
  const query = plain(typed).trim();
  if (query === '') return options;
  const words = query.split(/\s+/);
  const hits = options.filter((option) => {
    const label = plain(`${option.label} ${option.value}`);
    return words.every((word) => label.includes(word));
  });
  const begins = (option: O): boolean => plain(option.label).startsWith(query);
  return [...hits.filter(begins), ...hits.filter((option) => !begins(option))];
};
