import { fold } from '../../spans/lexicon.ts';
import type { Described } from '../../spans/title-index.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import { KINDS, NO_NAME, YEARS } from '../../tables/courses/called.ts';
import { EVERYDAY } from '../../tables/everyday-words.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { type Reader, subjectOf } from './tokens.ts';

/** So much of a title must be said where nothing else shows that a course is meant; of one that is spoken of as "the … class". */
export const [MOST_OF_IT, SOME_OF_IT, ALL_OF_IT] = [0.45, 0.2, 0.88];
/** The best of several must be so much better than the next. */
const CLEARLY = 0.15;
/** By so much where one word says which: "the plague class" of three about plagues. */
const PLAINLY = 0.5;
/** Advantage of the student's own subject, disadvantages of a graduate course and of one that the newest term has not. */
const [OWN, GRADUATE, OVER, FOR_FEW] = [0.2, 0.6, 0.3, 0.3];
/** "Linear algebra" is no honors course, unless that is said. */
const OF_FEW = /\b(?:honors|honours|intensive|accelerated)\b/iu;

/** Whether a course's title has the words: "NEURO 132 (the drugs one)". */
export const isOf = (reader: Reader, said: readonly string[], code: string): boolean =>
  reader
    .described(
      spelled(said).filter((word) => !SMALL.has(word) && !KINDS.has(word)),
      true,
    )
    .some((each) => each.code === code);

interface Sought {
  /** So much of the title must be said. */
  least: number;
  kind?: string | null;
  /** One word, by which a title that shares it with many others is not meant. */
  isAlone?: boolean;
  /** Nothing but a course can stand there. */
  isTaken?: boolean;
  /** Only its title, and no rare word of it, names the course. */
  isWhole?: boolean;
  /** It stands in a list of courses, or is held against one. */
  isListed?: boolean;
  /** It is what a clause speaks of. */
  isSubject?: boolean;
}
/** The one course that is meant by some words; null if none or several alike are. */
export const meant = (
  reader: Reader,
  said: readonly string[],
  {
    least,
    kind = null,
    isAlone = false,
    isTaken = false,
    isListed = false,
    isSubject = false,
    isWhole = false,
  }: Sought,
): string | null => {
  if (reader.budget.left === 0) return null;
  reader.budget.left -= 1;
  const [only = '', ...rest] = said;
  const nickname = rest.length === 0 ? COURSE_NICKNAMES.get(only) : undefined;
  // "Quantum" is mechanics, before quantum chemistry.
  if (nickname?.includes(' ') === true) {
    const code = meant(reader, nickname.split(' '), { least: Math.min(least, MOST_OF_IT), kind, isTaken });
    if (code !== null) return code;
  }
  const words = spelled(said).filter((word) => !SMALL.has(word));
  const telling = words.filter((word) => !reader.names.subjects.has(word) && !KINDS.has(word));
  if (telling.length === 0 && kind !== null) return onlyOfKind(reader, words, kind);
  const isOfYear = kind !== null && words.some((word) => YEARS.has(word));
  // "History of the night": everyday words name a course only as its whole title.
  const isWeak = telling.every(isNoName);
  if (isWeak && !isOfYear && words.length < 2) return null;
  const found = reader
    .described(
      isOfYear && kind !== null ? [...words, kind] : words.filter((word) => !KINDS.has(word)),
      words.length > 1 || least < ALL_OF_IT,
    )
    .filter(
      ({ share, rarest }) =>
        (isWeak && !isOfYear ? share > WHOLE : share >= least && !(isAlone && rarest > FEW)) ||
        (rarest === 1 &&
          !isWeak &&
          !isWhole &&
          (isTaken || isListed || isSubject || least === SOME_OF_IT) &&
          said.some((word) => word.length >= (isListed ? RARE_LISTED : RARE))),
    );
  if (isOfYear) return ofFirstSubject(found, reader);
  const isPlain = telling.length === 1 && !COURSE_NICKNAMES.has(telling[0] ?? '');
  // "Linear algebra" is a course that has both words before one that has only the rarer of them.
  const full = found.filter(({ code }) => hasAll(fold(reader.titled.get(code)?.title ?? ''), telling));
  const named = full.length > 0 ? full : found;
  const ofKind = named.filter(({ code }) => reader.titled.get(code)?.component.toLowerCase() === kind);
  const [code, ...others] = preferred(
    reader,
    ofKind.length > 0 ? ofKind : named,
    isPlain && least === SOME_OF_IT ? PLAINLY : CLEARLY,
  );
  return code === undefined || others.length > 0 ? null : code;
};
/** Whether a title has all of some words, or others that begin alike. */
export const hasAll = (title: string, words: readonly string[]): boolean => {
  const parts = title.split(' ');
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(stemOf(word))));
};
/** Long words without their endings. */
const stemOf = (word: string): string => (word.length > RARE ? word.slice(0, -ENDING) : word);
const ENDING = 2;

const ofFirstSubject = (found: readonly Described[], { own }: Reader): string | null => {
  for (const subject of own) {
    const [one, ...others] = found.filter(({ code }) => subjectOf(code) === subject);
    if (one !== undefined) return others.length === 0 ? one.code : null;
  }
  return null;
};

/** "The film tutorial": the only one of that subject. */
const onlyOfKind = ({ names, titled }: Reader, words: readonly string[], kind: string): string | null => {
  const subject = names.subjects.get(words.join(' '));
  const [code, ...others] = [...titled.values()].filter(
    (title) =>
      subject !== undefined &&
      !title.isGraduate &&
      title.component.toLowerCase() === kind &&
      [subjectOf(title.code), names.departments.get(subjectOf(title.code))].includes(subject),
  );
  return code === undefined || others.length > 0 ? null : code.code;
};

/** A word of more titles does not name one of them alone: "society", "evaluation". */
const FEW = 3;
/** A rare word that is no shorter names a course by itself. */
const [RARE, RARE_LISTED] = [6, 4];
export const SMALL = new Set('the of and in on for a an to with its'.split(' '));

/** Nicknames of several words in full: "diff eq". */
const spelled = (words: readonly string[]): string[] => {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const size = [3, 2].find(
      (each) => at + each <= words.length && COURSE_NICKNAMES.has(words.slice(at, at + each).join(' ')),
    );
    if (size !== undefined) {
      whole.push(...(COURSE_NICKNAMES.get(words.slice(at, at + size).join(' ')) ?? '').split(' '));
      at += size - 1;
    } else whole.push(words[at] ?? '');
  }
  return whole;
};

/** As good as one, after sums of fractions. */
const WHOLE = 0.999;

/** The best of some courses, and those that are nearly as good. */
export const preferred = (
  { own, titled }: Reader,
  found: readonly Described[],
  clearly = CLEARLY,
): string[] => {
  const scored = found.map(({ code, share }) => {
    const { isGraduate = false, isOver = false, title = '' } = titled.get(code) ?? {};
    const isOfFew = OF_FEW.test(title) && share < WHOLE;
    return {
      code,
      share,
      isWhole: share > WHOLE,
      score:
        share +
        (own.has(subjectOf(code)) ? OWN : 0) -
        (isGraduate ? GRADUATE : 0) -
        (isOver ? OVER : 0) -
        (isOfFew ? FOR_FEW : 0),
    };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const near = scored.filter(({ score }) => score > best - clearly);
  // "Organic Chemistry" before "Advanced Organic Chemistry".
  const exact = near.filter(({ isWhole }) => isWhole);
  const nearest = exact.length === 1 && clearly === CLEARLY ? exact : near;
  return oneOfAlike(
    nearest.map(({ code }) => code),
    nearest.every(({ share }) => share >= ALL_OF_IT),
    { own, titled },
  );
};

/** The same course under several codes is one, the student's own; and the first half of one in two halves ("quantum"). */
const oneOfAlike = (
  codes: readonly string[],
  areWhole: boolean,
  { own, titled }: Pick<Reader, 'own' | 'titled'>,
): string[] => {
  const [first, ...others] = codes;
  if (first === undefined || others.length === 0) return [...codes];
  const title = titled.get(first)?.title;
  if (others.every((code) => titled.get(code)?.title === title))
    return [codes.find((code) => own.has(subjectOf(code))) ?? first];
  if (areWhole && others.every((code) => subjectOf(code) === subjectOf(first))) return [lowest(codes)];
  const stem = first.replace(HALF, '');
  return stem !== first && others.every((code) => code.replace(HALF, '') === stem)
    ? [codes.toSorted()[0] ?? first]
    : [...codes];
};
/** "Micro" is its principles, and not the intermediate course. */
const lowest = (codes: readonly string[]): string =>
  codes.toSorted((one, other) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1))[0] ?? '';
const numberOf = (code: string): number => Number.parseInt(/\d+/u.exec(code)?.[0] ?? '0', 10);
/** The letter of a half: "143A". */
const HALF = /(?<=\d)[AB]$/u;

/** Whether a word is no name of a course by itself. */
export const isNoName = (word: string): boolean =>
  word === '' || NO_NAME.has(word) || EVERYDAY.has(word) || saysNothing(word) || /^\d+$/u.test(word);
