import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { readCourseList } from '../domain/course-list/course-list.ts';
import type { Sample } from './sample.ts';
import type { SampleCatalogue } from './sample-courses.ts';

/** Extraction results over all samples. */
export interface Tally {
  samples: number;
  /** Recall: share of the expected courses that were read. */
  read: number;
  rightKind: number;
  /** Codes that were read but not expected, each with its source text. */
  falseFriends: string[];
  /** Extracted lines with words besides code and title. */
  tooMuch: string[];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const plain = (text: string): string => wordsOf(text).join('');

/** Words for campus and level, between code and title. */
const ALLOWED_WORDS = ['s', 'us', 'ug'];

/** Words of a line that are part of neither its code, in any spelling, nor its title. */
const extraWords = (line: string, titles: readonly string[], spellings: readonly string[]): string[] => {
  const allowed = [...titles, ...spellings].flatMap(wordsOf);
  return wordsOf(line).filter(
    (word) =>
      !allowed.includes(word) &&
      !ALLOWED_WORDS.includes(word) &&
      !spellings.some((code) => wordsOf(code).join('') === word),
  );
};

/** Compares the extraction of each text with its sample. */
export const tally = (
  catalogue: SampleCatalogue,
  read: readonly { sample: Sample; text: string }[],
): Tally => {
  const recogniser = createRecogniser(catalogue);
  const titles = new Map(catalogue.courses.map(({ class_tag, class_name }) => [class_tag, class_name]));
  const departments = new Map(catalogue.subjects.map(({ code, department }) => [code, department ?? code]));
  const counts = { expected: 0, read: 0, rightKind: 0 };
  const falseFriends: string[] = [];
  const tooMuch: string[] = [];
  for (const { sample, text } of read) {
    const items = readCourseList(text, { recogniser, titleOf: (code) => titles.get(code) ?? null });
    const expected = new Map(sample.expected.map((each) => [each.code, each]));
    counts.expected += expected.size;
    for (const { code, kind, line } of items) {
      const wanted = expected.get(code);
      if (!wanted) {
        falseFriends.push(`${code} in "${line}" (${sample.layout})`);
        continue;
      }
      counts.read += 1;
      if (wanted.kind === kind) counts.rightKind += 1;
      const [subject = '', number = ''] = code.split(' ');
      const spellings = [code, `${departments.get(subject) ?? subject} ${number}`];
      const extra = extraWords(line, [wanted.title], spellings);
      // Hyphenated words come out in two parts and glued codes in one; grades have fewer letters.
      const parts = plain(`${code} ${wanted.title}`);
      const strange = extra.filter((word) => word.length < 3 || !parts.includes(word));
      if (strange.length > 0) tooMuch.push(`${strange.join(' ')} in "${line}" (${sample.layout})`);
    }
  }
  return {
    samples: read.length,
    read: counts.read / counts.expected,
    rightKind: counts.rightKind / counts.read,
    falseFriends,
    tooMuch,
  };
};
