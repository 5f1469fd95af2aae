import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import type { SearchInput } from '../../../domain/reading/request.ts';
import { fold } from '../../../domain/reading/spans/lexicon.ts';
import type { Listed } from './course-list.ts';
import { isLikeWord, isSameWord, type TitleWords } from './same-word.ts';

export interface Squarely {
  /** Plainly about the topic, or all if no order by relevance is asked for. */
  courses: readonly Listed[];
  /** Those of which only a sentence says it, the nearest first. */
  mentioning: readonly Listed[];
  /** Where no course has the words of the topic together. */
  isApart?: boolean;
}

/**
 * Of courses found for a topic, those that are plainly about it: its title, or department's name, has all the words, or
 * words listed for the same; or its title has the most telling one, and a sentence the others. One of which only a
 * sentence says it is named apart from these, and the answer says so.
 */
export const squarelyAbout = (
  courses: readonly Listed[],
  { text, topics, sort }: SearchInput,
  known: TitleWords,
): Squarely => {
  const asked = [text ?? '', ...(topics ?? [])]
    .filter((topic) => topic !== '')
    .map((topic) => fold(topic).split(' '));
  if (sort !== 'relevance' || asked.length === 0) return { courses, mentioning: [] };
  const said = courses.map((course) => ({
    course,
    title: fold(course.title).replaceAll(IDIOMS, ' ').split(' '),
    field: fold(course.department ?? '').split(' '),
    sentence: fold(course.matched ?? '').split(' '),
  }));
  for (const isSaid of [isSameWord, isLikeWord]) {
    const titled: Scored[] = [];
    const mentioning: Scored[] = [];
    for (const { course, title, field, sentence } of said) {
      const of = (rate: (topic: readonly string[]) => number): number =>
        asked.reduce((sum, topic) => sum + rate(topic), 0);
      const isExact = asked.some((topic) => topic.every((each) => isPlainIn(title, each)));
      const score = of((topic) => rateTitle(topic, title, field, sentence, isSaid, known));
      if (score > 0) titled.push({ course, score: score + (isExact ? EXACT : 0) });
      else {
        const mentions = of((topic) => (isTogether(topic, sentence, isSaid) ? 1 : 0));
        if (mentions > 0) mentioning.push({ course, score: mentions });
      }
    }
    if (titled.length === 0 && mentioning.length === 0) continue;
    const subjects = new Set(titled.map(({ course }) => subjectOf(course)));
    for (const each of mentioning) if (subjects.has(subjectOf(each.course))) each.score += NEAR;
    return { courses: inOrder(titled), mentioning: inOrder(mentioning) };
  }
  // A word listed for another is no word of theirs.
  return { courses: [], mentioning: [], isApart: true };
};

interface Scored {
  course: Listed;
  score: number;
}
const inOrder = (some: readonly Scored[]): Listed[] =>
  some.toSorted((a, b) => b.score - a.score).map(({ course }) => course);

/** A course of the same subject as one that is plainly about it comes before others. */
const NEAR = 0.5;
/** Of two titles that have a word, the one that has it as it was said: "Applied Statistics" before "Statistical Mechanics". */
const EXACT = 0.5;
const [BY_SYNONYM, IN_PART] = [0.6, 0.4];
const ADJECTIVE = /ic(?:al)?$/;
/** Words of a topic stand together in a sentence if no more than so many stand between two of them. */
const MOST_BETWEEN = 4;

type IsSaid = (word: string, asked: string) => boolean;

/** How plainly a title says a topic; 0 if it does not. */
const rateTitle = (
  topic: readonly string[],
  title: readonly string[],
  field: readonly string[],
  sentence: readonly string[],
  isSaid: IsSaid,
  { synonyms, inTitles }: TitleWords,
): number => {
  const isIn = (words: readonly string[], asked: string): boolean =>
    words.some((word) => isSaid(word, asked));
  if (topic.every((each) => isIn(title, each))) return 1;
  if (topic.length > 1 && topic.every((each) => isIn(field, each))) return 1;
  const stems = new Set(title.map(stemOf));
  const isOther = (words: readonly string[]): boolean =>
    synonyms.of(words).some((other) => other.stems.every((stem) => stems.has(stem)));
  if (isOther(topic)) return BY_SYNONYM;
  const isTitled = (each: string) => isIn(title, each) || isOther([each]);
  if (topic.every(isTitled)) return BY_SYNONYM;
  if (topic.length < 2) return 0;
  // "The culture of Japan": Japan is in the title, and culture in its field or in a sentence.
  const countOf = (word: string) => inTitles.get(stemOf(word)) ?? 0;
  const telling = topic.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? '';
  const isBorne = topic.every((each) => isTitled(each) || isIn(field, each) || isIn(sentence, each));
  return isTitled(telling) && isBorne ? IN_PART : 0;
};

const isPlainIn = (title: readonly string[], asked: string): boolean =>
  !ADJECTIVE.test(asked) &&
  [asked, asked.replace(/s$/, ''), `${asked}s`].some((form) => title.includes(form));

const isTogether = (topic: readonly string[], sentence: readonly string[], isSaid: IsSaid): boolean => {
  let last = 0;
  const missing = new Map<string, number>();
  for (const [at, word] of sentence.entries())
    for (const each of topic)
      if (isSaid(word, each)) {
        missing.set(each, at);
        last = at;
        const places = [...missing.values()];
        if (
          missing.size === new Set(topic).size &&
          last - Math.min(...places) <= (MOST_BETWEEN + 1) * (topic.length - 1)
        )
          return true;
      }
  return false;
};

const subjectOf = ({ code }: Listed): string => code.split(/[ .]/)[0] ?? '';

/** "The Art of Negotiation" is about no art. */
const IDIOMS = /\b(?:the )?art(?: and science)? of /g;
