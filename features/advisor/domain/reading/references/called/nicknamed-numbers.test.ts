import { expect, it } from 'vitest';
import { createLexicon, type LexiconSource } from '../../spans/lexicon.ts';
import { SAMPLE_SOURCE } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

const MORE: readonly [code: string, title: string][] = [
  ['MATH 1A', 'Differential and Integral Calculus'],
  ['MATH 1B', 'Integration and Series'],
  ['MATH 21A', 'Multivariable Calculus'],
  ['HIST 90', 'A Calculus of Power'],
];
const [first] = SAMPLE_SOURCE.courses;
const source: LexiconSource = {
  ...SAMPLE_SOURCE,
  courses: [
    ...SAMPLE_SOURCE.courses,
    ...MORE.map(([code, class_name]) => ({
      ...(first as LexiconSource['courses'][number]),
      class_tag: code,
      class_name,
      codes: [code],
    })),
  ],
};
const lexicon = createLexicon(source);

it.each([
  ['is calc 1b full in spring', 'is MATH 1B full in spring'],
  ['calc 21a or orgo 17', 'MATH 21A or CHEM 17'],
  ['calc 555 is what i want', 'calc 555 is what i want'],
  ['calc, 1b of those', 'calc, 1b of those'],
])('a number after a nickname is one of its subject, if that has it: %s', (message, read) =>
  expect(calledAsCodes(message, lexicon, [])).toBe(read),
);
