import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import type { SearchInput } from '../../../domain/reading/request.ts';
import { fold } from '../../../domain/reading/spans/lexicon.ts';
import type { Listed } from './course-list.ts';

export interface Squarely {
  courses: readonly Listed[];
  /** Whether courses that only mention the topic were left out. */
  isPart: boolean;
  /** Where no title has the topic: sentences do, or its words are only apart from each other. */
  only?: 'mentioned' | 'apart';
}

/**
 * Of courses found for a topic, those that are plainly about it: first those whose title, or department's name, has all its
 * words, then those of the same subjects of which a sentence has. One of another subject that only mentions the topic is
 * beside it, and is named only where there is no better one, which the answer says.
 */
export const squarelyAbout = (courses: readonly Listed[], { text, topics, sort }: SearchInput): Squarely => {
  const asked = [text ?? '', ...(topics ?? [])]
    .filter((topic) => topic !== '')
    .map((topic) => fold(topic).split(' '));
  if (sort !== 'relevance' || asked.length === 0) return { courses, isPart: false };
  for (const isSaid of [isSameWord, isLikeWord]) {
    const countIn = (said: string, topics: readonly string[][]): number => {
      const words = fold(said).split(' ');
      return topics.filter((topic) => topic.every((each) => words.some((word) => isSaid(word, each)))).length;
    };
    const scored = courses.map((course) => {
      const title = ` ${fold(course.title)} `.replaceAll(IDIOMS, ' ');
      const ofTitle = countIn(title, asked);
      const ofField = countIn(
        course.department ?? '',
        asked.filter(({ length }) => length > 1),
      );
      const exact = asked.some((topic) =>
        topic.every((each) => !ADJECTIVE.test(each) && isExact(title, each)),
      )
        ? EXACT
        : 0;
      return {
        course,
        title: Math.max(ofTitle, ofField) + exact,
        sentence: countIn(course.matched ?? '', asked),
      };
    });
    const titled = scored.filter(({ title }) => title > 0).toSorted((a, b) => b.title - a.title);
    const subjects = new Set(titled.map(({ course }) => subjectOf(course)));
    const mentioning = scored
      .filter(({ title, sentence }) => title === 0 && sentence > 0)
      .toSorted((a, b) => b.sentence - a.sentence);
    const [near, beside] = [true, false].map((isNear) =>
      mentioning.filter(({ course }) => subjects.has(subjectOf(course)) === isNear),
    );
    const plain = [...titled, ...(near ?? [])].map(({ course }) => course);
    if (plain.length > 0) return { courses: plain, isPart: (beside ?? []).length > 0 };
    if (mentioning.length > 0)
      return { courses: mentioning.map(({ course }) => course), isPart: false, only: 'mentioned' };
  }
  const words = asked.flat();
  if (asked.length > 1 || words.length < 2) return { courses, isPart: false };
  // One of the words at least has to be in the title.
  const partly = courses.filter(({ title }) =>
    fold(title)
      .split(' ')
      .some((word) => words.some((each) => isSameWord(word, each))),
  );
  return { courses: partly, isPart: false, only: 'apart' };
};
/** Of two titles that have a word, the one that has it as it was said: "Applied Statistics" before "Statistical Mechanics". */
const EXACT = 0.5;
const ADJECTIVE = /ic(?:al)?$/;

const subjectOf = ({ code }: Listed): string => code.split(/[ .]/)[0] ?? '';

/** "The Art of Negotiation" is about no art. */
const IDIOMS = / (?:the )?art(?: and science)? of /g;

const isExact = (title: string, asked: string): boolean =>
  [asked, asked.replace(/s$/, ''), `${asked}s`].some((form) => title.includes(` ${form} `));

/** "Cities" is said by "city", "cook" by "cookbook", "opera" by no "operating". */
const isSameWord = (word: string, asked: string): boolean =>
  (stemOf(word) === stemOf(asked) ||
    (asked.length >= SHORTEST_STEM && word.startsWith(asked.replace(/s$/, '')))) &&
  !OTHER_WORDS.some(
    ([one, other]) => asked.startsWith(one) && !asked.startsWith(other) && word.startsWith(other),
  );
/** Words that begin alike, and mean something else. */
const OTHER_WORDS = [
  ['opera', 'operat'],
  ['univers', 'universit'],
  ['organ', 'organi'],
  ['media', 'median'],
  ['planet', 'planetes'],
  ['fish', 'fishman'],
  ['mine', 'mineral'],
  ['page', 'pageant'],
  ['rock', 'rocket'],
  ['star', 'start'],
] as const;
const isLikeWord = (word: string, asked: string): boolean =>
  word.startsWith(asked.slice(0, Math.max(SHORTEST_STEM, asked.length - LONGEST_ENDING)));
const [SHORTEST_STEM, LONGEST_ENDING] = [4, 3];
