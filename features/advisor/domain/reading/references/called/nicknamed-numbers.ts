import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { type Found, type Reader, subjectOf, wordsAt } from './tokens.ts';

const NUMBER = /^\d{1,3}[a-z]?$/u;
/** A nickname has at most so many words. */
const MOST_WORDS = 2;

/**
 * "Calc 1b", "orgo 17": a number after the nickname of a course is one of the subject that most courses called so are of, if that
 * has it. Null where it has not: "calc 2" is a place in a sequence.
 */
export const nicknamedNumberAt = (reader: Reader, at: number): Found | null => {
  const { tokens, names } = reader;
  for (let size = MOST_WORDS; size > 0; size -= 1) {
    const words = wordsAt(reader, at, at + size);
    const number = tokens[at + size];
    const meaning = words === null ? undefined : COURSE_NICKNAMES.get(words.join(' '));
    if (meaning === undefined || number === undefined || number.isApart || number.code !== null) continue;
    if (!NUMBER.test(number.text) || reader.budget.left === 0) continue;
    reader.budget.left -= 1;
    const subject = commonest(reader.described(meaning.split(' '), true).map(({ code }) => subjectOf(code)));
    const code = subject === null ? null : names.recogniser.normalise(`${subject} ${number.text}`);
    if (code !== null && names.recogniser.has(code)) return { code, from: at, to: at + size + 1 };
  }
  return null;
};

/** The one that stands there most often, the first of several alike; null if there is none. */
const commonest = (subjects: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
};
