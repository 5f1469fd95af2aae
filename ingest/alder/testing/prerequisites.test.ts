import { describe, expect, it } from 'vitest';
import { codesIn, readPrerequisites } from './prerequisites.ts';
import { sharedRuns } from './shared-runs.ts';

const SUBJECTS = ['MATH', 'STAT', 'ENG-SCI', 'ARABIC'];

describe('parsing a requirement sentence', () => {
  it('returns one list of alternatives per requirement', () => {
    const cases: [string, string[][]][] = [
      ['MATH 21A and STAT 110.', [['MATH 21A'], ['STAT 110']]],
      ['One of MATH 1A, MATH MB or STAT 100.', [['MATH 1A', 'MATH MB', 'STAT 100']]],
      ['MATH 21B, and one of STAT 100 or STAT 104.', [['MATH 21B'], ['STAT 100', 'STAT 104']]],
      ['MATH 21A, MATH 21B and ENG-SCI 53.', [['MATH 21A'], ['MATH 21B'], ['ENG-SCI 53']]],
      ['STAT 110; MATH 101 is advised.', [['STAT 110']]],
      ['ARABIC AA or placement.', [['ARABIC AA']]],
      ['Permission of the instructor.', []],
    ];
    for (const [sentence, expected] of cases)
      expect(readPrerequisites(sentence, SUBJECTS), sentence).toEqual(expected);
  });

  it('recognises codes with hyphens or without digits, and only of known subjects', () => {
    expect(codesIn('ENG-SCI 53, ARABIC AA, ROOM 101, MATH 136R, MATH 21A again: MATH 21A', SUBJECTS)).toEqual(
      ['ENG-SCI 53', 'ARABIC AA', 'MATH 136R', 'MATH 21A'],
    );
  });
});

describe('finding runs of words that two descriptions share', () => {
  const texts = [
    { name: 'A 1', text: 'Rivers carry silt; silt makes land, slowly.' },
    { name: 'B 2', text: 'Why? Rivers carry silt: silt makes land.' },
  ];

  it('finds a shared run across punctuation and case', () => {
    expect(sharedRuns(texts, 6, ({ name }) => name)).toEqual([
      { words: 'rivers carry silt silt makes land', names: ['A 1', 'B 2'] },
    ]);
    expect(sharedRuns(texts, 7, ({ name }) => name)).toEqual([]);
  });

  it('ignores runs shared by cross-listed codes of one class', () => {
    expect(sharedRuns(texts, 6, () => 'one class')).toEqual([]);
  });
});
