import type { Frame } from './frame.ts';

/** Removes this university's own name from the other universities named. */
export const here = (frame: Frame, { university }: { university: string }): Frame => ({
  ...frame,
  elsewhere: frame.elsewhere.filter((name) => !isNamed(university, name)),
});
const isNamed = (university: string, name: string): boolean => {
  const words: readonly string[] = university.toLowerCase().match(/[a-z]+/gu) ?? [];
  const initials = words
    .filter((word) => word !== 'of')
    .map((word) => word[0])
    .join('');
  return words.includes(name) || initials === name;
};
