import { expect, it } from 'vitest';
import { courseReasons } from './course-reasons.ts';

const GROUPS = [
  { name: 'Basics', options: ['MATH 21A', 'STAT 110'] },
  { name: 'Theory', options: ['STAT 110'] },
  { name: 'Thesis', options: [] },
];
const check = { verdict: 'met' as const, have: [], missing: [], undecided: [] };

it.each([
  [['STAT 110'], check, ['Counts towards Basics and Theory', 'You have what it asks for']],
  [
    ['MATH 21A'],
    { ...check, verdict: 'none_stated' as const },
    ['Counts towards Basics', 'No prerequisites stated'],
  ],
  [
    ['ART 1'],
    { ...check, verdict: 'not_met' as const, missing: [['ART 0', 'ART X'], ['ART Y']] },
    ['You lack ART 0 or ART X and ART Y'],
  ],
  [
    ['ART 1'],
    { ...check, verdict: 'unclear' as const, undecided: ['a portfolio'] },
    ['Asks for “a portfolio”'],
  ],
  [
    ['ART 1'],
    { ...check, verdict: 'unclear' as const, undecided: ['word '.repeat(30)] },
    ['Asks for more than codes: see Details'],
  ],
  [
    ['ART 1'],
    { ...check, verdict: 'unclear' as const, missing: [['ART 0']], undecided: ['placement'] },
    ['You may lack ART 0'],
  ],
  [['ART 1'], null, []],
])('says why a course may be one for this student: %j', (codes, of, said) => {
  expect(courseReasons(codes, GROUPS, of, '**ART 1**, for its pictures')).toEqual(said);
});

it.each([
  [{ ...check, verdict: 'none_stated' as const }, 'Kilns: no prerequisites stated, recommends “Patience.”'],
  [{ ...check, verdict: 'unclear' as const, undecided: ['ART 0.'] }, 'Kilns: asks for “ART 0.”'],
])('leaves out what the list says itself: %j', (of, said) => {
  expect(courseReasons(['MATH 21A'], GROUPS, of, said)).toEqual(['Counts towards Basics']);
});
