import { expect, it } from 'vitest';
import { createLexicon } from '../../spans/lexicon.ts';
import { sampleWith } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

const MORE: readonly [code: string, title: string][] = [
  ['MATH 1A', 'Differential and Integral Calculus'],
  ['MATH 1B', 'Integration and Series'],
  ['MATH 21A', 'Multivariable Calculus'],
  ['HIST 90', 'A Calculus of Power'],
];
const source = sampleWith(MORE);
const lexicon = createLexicon(source);

it.each([
  ['is calc 1b full in spring', 'is MATH 1B full in spring'],
  ['calc 21a or orgo 17', 'MATH 21A or CHEM 17'],
  ['calc 555 is what i want', 'calc 555 is what i want'],
  ['calc, 1b of those', 'calc, 1b of those'],
])('a number after a nickname is one of its subject, if that has it: %s', (message, read) =>
  expect(calledAsCodes(message, lexicon, [])).toBe(read),
);
