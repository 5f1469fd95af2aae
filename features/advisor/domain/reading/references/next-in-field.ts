import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { Wish } from '../request.ts';
import type { Turn } from '../turn.ts';

/**
 * "What's the next chem", "which French comes next": what comes after the student's own courses of that field, those that run
 * first. The wish as it is if nothing is called next, or the student has no course of the field.
 */
export const nextInField = (
  wish: Wish,
  { reading: { words }, had, vocabulary }: Pick<Turn, 'reading' | 'had' | 'vocabulary'>,
): Wish => {
  const fields = wish.search.subjects ?? [];
  if (fields.length === 0 || wish.after.length > 0 || wish.counted || wish.isAmongShown) return wish;
  const isNext = words.some(
    ({ text }, at) =>
      text === 'next' && !OF_TIME.has(words[at + 1]?.text ?? '') && isOfField(words[at + 1]?.text),
  );
  if (!isNext) return wish;
  const own = had.filter((code) => {
    const subject = subjectOfTag(code);
    return fields.includes(subject) || fields.includes(vocabulary.lexicon.departments.get(subject) ?? '');
  });
  if (own.length === 0) return wish;
  return {
    ...wish,
    after: own.slice(0, MOST),
    search: { ...wish.search, exclude_codes: [...(wish.search.exclude_codes ?? []), ...own] },
  };

  /** "The next chem", "next in chem", "chem next": and not "the next class on Monday". */
  function isOfField(next: string | undefined): boolean {
    return (
      next === undefined || JOINING.has(next) || vocabulary.lexicon.subjects.has(next) || NOUNS.has(next)
    );
  }
};
const MOST = 4;
const OF_TIME = new Set(
  'term semester year fall spring winter summer week month monday tuesday wednesday thursday friday time day morning'.split(
    ' ',
  ),
);
const JOINING = new Set('in after for then step and or'.split(' '));
const NOUNS = new Set('class course one level'.split(' '));
