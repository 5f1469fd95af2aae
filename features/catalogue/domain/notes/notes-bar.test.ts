import { expect, it } from 'vitest';
import { createRecogniser } from '../recogniser/recogniser.ts';
import { barringIn } from './notes-bar.ts';

const recogniser = createRecogniser({
  subjects: ['MATH', 'STAT', 'ELECENG'].map((code) => ({ code })),
  tags: ['MATH 25A', 'MATH 55', 'MATH 101', 'STAT 100', 'STAT 104', 'ELECENG 40'],
});
const barring = (notes: string): string[] =>
  barringIn(notes, ['MATH 101', 'STAT 100'], recogniser).map(({ code, way }) => `${code} ${way}`);

it.each([
  ['Not open to students who have passed MATH 25A.', ['MATH 25A open']],
  ['Not open to those who have taken MATH 25A or MATH 55.', ['MATH 25A open', 'MATH 55 open']],
  ['May not be taken after STAT 104. Two sections.', ['STAT 104 open']],
  ['STAT 100 cannot be taken with STAT 104.', ['STAT 104 open']],
  ['Credit is given for only one of STAT 100 and STAT 104.', ['STAT 104 credit']],
  ['Credit is not given for STAT 100 in addition to STAT 104.', ['STAT 104 credit']],
  ['No credit for students who have MATH 55.', ['MATH 55 credit']],
])('hears which courses shut a student out: %s', (notes, codes) => expect(barring(notes)).toEqual(codes));

it.each([
  'MATH 25A is recommended. Not open to first-years.',
  'MATH 25A is not a prerequisite.',
  'Not for concentrators who plan to take ELECENG 40.',
  'Not open to students who intend to take MATH 55.',
  'May be taken before or after STAT 104.',
  'Open to students who have taken MATH 25A.',
  'MATH 101 may be taken for two terms.',
  'Credit is given only when both terms are finished.',
  '',
])('leaves other notes: %s', (notes) => expect(barring(notes)).toEqual([]));
