import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { openShortWords } from './everyday-words.ts';
import { fold, type Lexicon } from './lexicon.ts';
import { mendSpelling, mendSubjects } from './mend-spelling.ts';
import { isOrdinary } from './words-of-talk.ts';

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
 * @param near codes that a number alone may belong to: "what about 10b" after ECON 10A
 * @param withTitles whether words that are exactly a course's title name that course
 */
export const readSentence = (
  message: string,
  lexicon: Lexicon,
  near: readonly string[],
  withTitles: boolean,
): Sentence => {
  const raw = mendSubjects(
    shortened(message)
      .replaceAll(/[\uE000-\uF8FF]/g, ' ')
      // "Til 10" has the look of a code.
      .replaceAll(/\btill?(?= \d)/gi, 'until'),
    lexicon,
  );
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
  text = text.replaceAll(STRANGE_CODE, (whole, word: string, number: string) =>
    isOrdinary(word.toLowerCase())
      ? whole
      : signFor({ code: `${word} ${number}`, known: false, candidates: [], byTitle: false }),
  );
  text = readNumbers(text, [...courses.map(({ code }) => code), ...near], lexicon, (code) =>
    signFor({ code, known: true, candidates: [], byTitle: false }),
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

/** In capitals, with a number: meant as a course, whatever the catalogue has; "AFTER 2" is none. */
const STRANGE_CODE = /\b([A-Z]{5,10}) (\d{1,4}[A-Z]{0,2})\b/g;
/** A number that is a course's where a course before it has the same subject; "10 am" and "3 hours" are none. */
const BARE_NUMBER =
  /(?<=(?:^|\b(?:about|abt|and|or|with|than|vs|take|to|into|does|is|of|for|after|before|instead|then|took|taken)|[,+&/])\s*)(?:the )?(\d{1,4}[a-z]{1,2}|\d{2,4})\b(?!\s*(?::\d|%|\+|-\d|hours?\b|hrs?\b|units?\b|credits?\b|students?\b|people\b|ppl\b|am\b|pm\b|a\.m|p\.m|or (?:more|less)|courses?\b|classes\b|min|weeks?\b|days?\b|years?\b|st\b|nd\b|rd\b|th\b))/gi;
/** "What Spanish comes after 20": a subject's name, and a number further on that can be nothing but a course's. */
const NEXT_NUMBER =
  /\b([a-z]{3,}) (?:course |class )?((?:comes?|goes|is|do i take|should i take|can i take)(?: next)? (?:after|following) )(\d{1,4}[a-z]{0,2})\b(?! ?[ap]\.?m)/gi;

const readNumbers = (
  text: string,
  near: readonly string[],
  { recogniser }: Lexicon,
  signFor: (code: string) => string,
): string => {
  const knownAs = (beginning: string, number: string): string | null => {
    const code = recogniser.normalise(`${beginning} ${number}`);
    return code !== null && recogniser.has(code) ? code : null;
  };
  return text
    .replaceAll(NEXT_NUMBER, (whole, subject: string, comes: string, number: string) => {
      const code = knownAs(subject, number);
      return code === null ? whole : `${subject} ${comes}${signFor(code)}`;
    })
    .replaceAll(BARE_NUMBER, (whole, number: string) => {
      if (/[ap]m$/i.test(number)) return whole;
      const code = near
        .map((other) => knownAs(other.replace(/[ .]?[^ .]*$/, ''), number))
        .find((each) => each !== null);
      return code ? ` ${signFor(code)} ` : whole;
    });
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

const titlesIn = (text: string, { titles, shortTitles }: Lexicon): TitleSpan[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+|&/gu)].map((found) => ({
    word: found[0] === '&' ? 'and' : fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const spans: TitleSpan[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from];
    const [before = '', after = ''] = [words[from - 1]?.word, words[from + 1]?.word];
    const isCalled = CALLED.test(before) || (/^(?:what|whats|is)$/.test(before) && after === 'about');
    const short = isCalled ? shortTitles.get(word?.word ?? '') : undefined;
    if (word && short) spans.push({ start: word.start, end: word.end, codes: short });
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
  }
  return spans;
};

const CALLED = /^(?:called|titled|entitled|named)$/;
