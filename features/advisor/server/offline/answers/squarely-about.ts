import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import type { SearchInput } from '../../../domain/reading/request.ts';
import { fold } from '../../../domain/reading/spans/lexicon.ts';
import type { Listed } from './course-list.ts';
import { isLikeWord, isSameWord, type TitleWords } from './same-word.ts';

export interface Squarely {
  /** Plainly about the topic, or all if no order by relevance is asked for. */
  courses: readonly Listed[];
  /** Those of which only a sentence says it. */
  mentioning: readonly Listed[];
  /** Where no course has the words of the topic together. */
  isApart?: boolean;
}

/**
 * Of courses found for a topic, those that are plainly about it: its title, or department's name, has all the words, or
 * words listed for the same; or its title has the most telling one, and a sentence the others. One of which only a
 * sentence says it is named apart from these, and the answer says so. Both stay in the order of the search, which is
 * that of the course list.
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
    sentence: fold(course.matched ?? '')
      .replaceAll(VERBS, ' ')
      .split(' '),
  }));
  for (const isSaid of [isSameWord, isLikeWord]) {
    const plain: Listed[] = [];
    const mentioning: Listed[] = [];
    for (const { course, title, field, sentence } of said)
      if (
        asked.some((topic) => isTitled(topic, title, field, sentence, isSaid, known)) ||
        // "Art or religion or ruins": of several fields and topics each will do.
        (asked.length > 1 && asked.some(([word = '', ...more]) => more.length === 0 && field.includes(word)))
      )
        plain.push(course);
      else if (asked.some((topic) => isTogether(topic, sentence, isSaid))) mentioning.push(course);
    if (plain.length > 0 || mentioning.length > 0) return { courses: plain, mentioning };
  }
  // A word listed for another is no word of theirs.
  return { courses: [], mentioning: [], isApart: true };
};

/** Words of a topic stand together in a sentence if no more than so many stand between two of them. */
const MOST_BETWEEN = 4;

type IsSaid = (word: string, asked: string) => boolean;

/** Whether a title says a topic plainly. */
const isTitled = (
  topic: readonly string[],
  title: readonly string[],
  field: readonly string[],
  sentence: readonly string[],
  isSaid: IsSaid,
  { synonyms, inTitles }: TitleWords,
): boolean => {
  const isIn = (words: readonly string[], asked: string): boolean =>
    words.some((word) => isSaid(word, asked));
  if (topic.length > 1 && topic.every((each) => isIn(field, each))) return true;
  const stems = new Set(title.map(stemOf));
  const isOther = (words: readonly string[]): boolean =>
    synonyms.of(words).some((other) => other.stems.every((stem) => stems.has(stem)));
  const isBorneByTitle = (each: string) => isIn(title, each) || isOther([each]);
  if (topic.every(isBorneByTitle) || isOther(topic)) return true;
  if (topic.length < 2) return false;
  // "The culture of Japan": Japan is in the title, and culture in its field or in a sentence.
  const countOf = (word: string) => inTitles.get(stemOf(word)) ?? 0;
  const telling = topic.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? '';
  return (
    isBorneByTitle(telling) &&
    topic.every((each) => isBorneByTitle(each) || isIn(field, each) || isIn(sentence, each))
  );
};

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

/** "The Art of Negotiation" is about no art, "the Free Exercise Clause" about no sports. */
const IDIOMS = /\b(?:(?:the )?art(?: and science)? of |free exercise )/g;
/** A course that "draws on history" mentions no drawing. */
const VERBS = /\bdraws? (?:\w+ly )?(?:up)?(?:on|from)\b/g;
