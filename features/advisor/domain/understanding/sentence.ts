import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { openShortWords } from './everyday-words.ts';
import { fold, type Lexicon } from './lexicon.ts';
import { mendSpelling } from './mend-spelling.ts';

/** Longest part of a message that is read, in UTF-16 units: a question stands at its beginning or its end. */
const READ_MAX = 4_000;
const FIRST_SIGN = 0xe000;
const SIGNS_MAX = 400;
const LONGEST_TITLE = 16;

/** Matches one course in a sentence's text. */
export const SIGN = '[\\uE000-\\uE18F]';
/** What stands where something was read and taken out: no word, and nothing joins over it. */
export const GAP = ' · ';

/** A message made even: lower case, short words opened, slips mended, each course one sign. */
export interface Sentence {
  text: string;
  /** Courses by sign; the same course has one sign wherever it is named. */
  courses: NamedCourse[];
}

export interface NamedCourse {
  code: string;
  known: boolean;
  /** Several classes that the words fit. */
  candidates: readonly string[];
  byTitle: boolean;
}

export const signOf = (index: number): string => String.fromCharCode(FIRST_SIGN + index);
export const indexOfSign = (sign: string): number => sign.charCodeAt(0) - FIRST_SIGN;

/** The codes of the courses named in a piece of a sentence, in order, each once. */
export const codesIn = (piece: string, { courses }: Sentence): string[] => {
  const codes = [...piece.matchAll(new RegExp(SIGN, 'g'))].map(
    ([sign]) => courses[indexOfSign(sign)]?.code ?? '',
  );
  return [...new Set(codes)].filter((code) => code !== '');
};

/**
 * @param withTitles whether words that are exactly a course's title name that course
 */
export const readSentence = (message: string, lexicon: Lexicon, withTitles: boolean): Sentence => {
  const raw = shortened(message).replaceAll(/[\uE000-\uF8FF]/g, ' ');
  const courses: NamedCourse[] = [];
  const signFor = (course: NamedCourse): string => {
    const known = courses.findIndex(({ code }) => code === course.code);
    if (known >= 0) return signOf(known);
    if (courses.length >= SIGNS_MAX) return '';
    courses.push(course);
    return signOf(courses.length - 1);
  };
  let text = replaceSpans(raw, lexicon.recogniser.mentions(raw), (found) =>
    signFor({ code: found.code, known: found.known, candidates: found.candidates ?? [], byTitle: false }),
  );
  if (withTitles)
    text = replaceSpans(text, titlesIn(text, lexicon), ({ codes }) =>
      signFor({
        code: codes[0] ?? '',
        known: true,
        candidates: codes.length > 1 ? codes : [],
        byTitle: true,
      }),
    );
  return { text: mendSpelling(openShortWords(evened(text)), lexicon), courses };
};

const shortened = (message: string): string =>
  message.length <= READ_MAX ? message : `${message.slice(0, READ_MAX / 2)}\n${message.slice(-READ_MAX / 2)}`;

const evened = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”"«»*_~^·]/g, ' ')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s*\n+\s*/g, ' . ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const replaceSpans = <Span extends { start: number; end: number }>(
  text: string,
  spans: readonly Span[],
  replacement: (span: Span) => string,
): string => {
  let out = '';
  let at = 0;
  for (const span of spans) {
    if (span.start < at) continue;
    out += `${text.slice(at, span.start)} ${replacement(span)} `;
    at = span.end;
  }
  return out + text.slice(at);
};

type TitleSpan = Pick<Recognised, 'start' | 'end'> & { codes: readonly string[] };

const titlesIn = (text: string, { titles }: Lexicon): TitleSpan[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+|&/gu)].map((found) => ({
    word: found[0] === '&' ? 'and' : fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const spans: TitleSpan[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + LONGEST_TITLE); to > from + 1; to--) {
      const run = words.slice(from, to);
      const codes = titles.get(run.map(({ word }) => word).join(' '));
      const [first, last] = [run[0], run.at(-1)];
      // A title that a dozen classes share ("Research Tutorial") names none of them.
      if (!codes || codes.length > 3 || !first || !last) continue;
      spans.push({ start: first.start, end: last.end, codes });
      from = to - 1;
      break;
    }
  return spans;
};
