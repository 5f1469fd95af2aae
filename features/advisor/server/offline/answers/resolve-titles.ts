import { fold } from '../../../domain/reading/spans/lexicon.ts';
import { isOfLevels } from '#features/catalogue/domain/levels.ts';
import type { AskedAbout, Titled } from '../../../domain/reading/request.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { named } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, askToolForEach } from '../script.ts';
import { blocks, quoted } from '../wording.ts';

type Course = ToolOutput<'search_courses'>['courses'][number];

const MOST_LOOKED_AT = 8;
const MOST_ASKED = 5;
/** From so many on, a word that no title has is no name. */
const MANY = 4;

/**
 * Resolves courses named by words of their titles to codes; returns the answer itself if it is ambiguous, or nothing
 * matches.
 */
export function* resolveTitles<Request extends AskedAbout>(
  request: Request,
): Script<{ request: Request } | { says: string }> {
  const { titles = [] } = request;
  if (titles.length === 0) return { request };
  const found = yield* askToolForEach(
    'search_courses',
    titles.map(({ search }) => ({ ...search, limit: MOST_LOOKED_AT })),
  );
  const alone = yield* askToolForEach(
    'search_courses',
    titles.map(({ said, search: { codes, ...search } }) =>
      // "The junior tutorial in neuro": a title of others, and of that field.
      said === '' || (codes !== undefined && search.subjects !== undefined)
        ? { ...search, limit: MOST_LOOKED_AT }
        : { text: search.text ?? said, limit: MOST_LOOKED_AT },
    ),
  );
  const codes = [...request.codes];
  const unclear: string[] = [];
  for (const [at, title] of titles.entries()) {
    const answer = found[at];
    if (!answer) return { says: LOOK_UP_FAILED };
    const other = alone[at];
    const fits = answer.all_words && answer.courses.length > 0 ? answer : other;
    const courses = fits?.all_words ? fits.courses : [];
    const only = meant(title, courses);
    if (only) codes.push(only.code);
    // "I have read Emma", beside a course's code: a word of no title names none.
    else if (request.codes.length > 0 && !isInTitles(title, courses)) continue;
    else
      unclear.push(
        courses.length === 0 || (courses.length >= MANY && !isInTitles(title, courses))
          ? noneSaid(title)
          : whichSaid(title, courses),
      );
  }
  return unclear.length > 0
    ? { says: blocks(...unclear) }
    : { request: { ...request, codes: [...new Set(codes)], titles: [] } };
}

/** The single course whose title equals, starts with or contains the words. */
export const calledSo = (said: string, courses: readonly Course[]): Course | undefined => {
  const words = fold(said).split(' ');
  const exact = courses.filter(({ title }) =>
    [title, words.length > 1 ? (title.split(':')[0] ?? '') : ''].some((each) => fold(each) === fold(said)),
  );
  if (said !== '' && exact.length > 0 && isOneClass(exact)) return exact[0];
  // One class that undergraduates and graduates take under codes of their own.
  const undergraduate = exact.filter((course) => isOfLevels(course, ['graduate']) !== true);
  if (said !== '' && undergraduate.length === 1 && areCalledAlike(exact)) return undergraduate[0];
  const titled = courses.filter(({ title }) => words.every((word) => hasWord(fold(title), word)));
  const begun = words.length > 1 ? titled.filter(({ title }) => isBegun(beginning(title), words)) : [];
  for (const some of [titled, begun]) if (said !== '' && some.length > 0 && isOneClass(some)) return some[0];
  return undefined;
};

/** The single course that the words name. */
const meant = ({ said }: Titled, courses: readonly Course[]): Course | undefined => {
  const called = calledSo(said, courses);
  if (called) return called;
  const words = fold(said).split(' ');
  const titled = courses.filter(({ title }) => words.every((word) => hasWord(fold(title), word)));
  return courses.length === 1 || (titled.length === 0 && courses.length > 0 && isOneClass(courses))
    ? courses[0]
    : undefined;
};

/** Whether the words, or one of several, are in a title of those found. */
const isInTitles = ({ said }: Titled, courses: readonly Course[]): boolean =>
  said === '' ||
  courses.some(({ title }) =>
    fold(said)
      .split(' ')
      .some((word) => hasWord(fold(title), word)),
  );

const beginning = (title: string): string =>
  fold(title).replace(/^(?:the|a|an|introduction to|intro to) /, '');

/** "Econ and computation" begins "Economics and Computation". */
const isBegun = (title: string, words: readonly string[]): boolean => {
  const each = title.split(' ');
  return words.every((word, at) => each[at]?.startsWith(word) === true);
};

const hasWord = (title: string, word: string): boolean =>
  title.split(' ').some((each) => each.startsWith(word.length > 4 ? word.replace(/s$/, '') : word));

const areCalledAlike = (courses: readonly Course[]): boolean =>
  new Set(courses.map(({ title }) => fold(title))).size === 1;

/** One class, perhaps under several codes. */
const isOneClass = ([first, ...others]: readonly Course[]): boolean =>
  first !== undefined && others.every(({ code }) => first.other_codes.includes(code));

const noneSaid = ({ said }: Titled): string =>
  said === ''
    ? 'I cannot tell which course you mean. With a course code I can look it up.'
    : `I found no course about “${quoted(said)}” in the catalogue. With a course code I can look it up.`;

const whichSaid = ({ said }: Titled, courses: readonly Course[]): string =>
  blocks(
    said === ''
      ? 'Several courses could be meant. Which one?'
      : `Several courses could be meant by “${quoted(said)}”. Which one?`,
    courses
      .slice(0, MOST_ASKED)
      .map((course) => `- ${named(course)}`)
      .join('\n'),
  );
