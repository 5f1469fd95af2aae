import { describe, expect, it, test } from 'vitest';
import { createRecogniser } from './recogniser.ts';
import { DOTTED, SPACED } from './sample-catalogues.ts';

const spaced = createRecogniser(SPACED);
const dotted = createRecogniser(DOTTED);
const codes = (text: string, recogniser = spaced): string[] =>
  recogniser.recognise(text).map(({ code }) => code);
const known = (text: string, recogniser = spaced): string[] =>
  recogniser
    .recognise(text)
    .filter((found) => found.known)
    .map(({ code }) => code);

describe('a student names a class of this catalogue (rule 1)', () => {
  test.each([
    ['COMPSCI 50', 'COMPSCI 50'],
    ['compsci 50', 'COMPSCI 50'],
    ['COMPSCI50', 'COMPSCI 50'],
    ['compsci  50', 'COMPSCI 50'],
    ['COMPSCI\t\t   50', 'COMPSCI 50'],
    ['COMPSCI-50', 'COMPSCI 50'],
    ['COMPSCI 050', 'COMPSCI 50'],
    ['cs50', 'COMPSCI 50'],
    ['CS 50', 'COMPSCI 50'],
    ['comp sci 50', 'COMPSCI 50'],
    ['Computer Science 50', 'COMPSCI 50'],
    ['computer science 50', 'COMPSCI 50'],
    ['CS 121', 'COMPSCI 1210'],
    ['E-PSCI 10', 'E-PSCI 10'],
    ['e psci 10', 'E-PSCI 10'],
    ['EPSCI10', 'E-PSCI 10'],
    ['eps 10', 'E-PSCI 10'],
    ['Earth and Planetary Sciences 10', 'E-PSCI 10'],
    ['Earth & Planetary Sciences 10', 'E-PSCI 10'],
    ['H&L 97', 'HIST-LIT 97'],
    ['art history 10', 'HAA 10'],
    ['History of Art and Architecture 10', 'HAA 10'],
    ['ARABIC AA', 'ARABIC AA'],
    ['arabicaa', 'ARABIC AA'],
    ['Arabic Aa', 'ARABIC AA'],
    ['Math Q', 'MATH Q'],
    ['phil 299hfa', 'PHIL 299HFA'],
    ['EDU S999B', 'EDU S999B'],
    ['edus999b', 'EDU S999B'],
    ['HCM 702.2', 'HCM 702.2'],
    ['SCAND 90R.C', 'SCAND 90R.C'],
    ['ENG-SCI 399-TIME', 'ENG-SCI 399-TIME'],
    ['CSCI-UA 101', 'CSCI-UA 101'],
    ['csci ua 101', 'CSCI-UA 101'],
    ['Phil. 299hfa', 'PHIL 299HFA'],
    ['Stats. 110', 'STAT 110'],
    ['HIS 4121', 'HIS 4121'],
    ['AM 105', 'APMTH 105'],
    ['am105', 'APMTH 105'],
    ['Spanish 11', 'SPANSH 11'],
  ])('reads %j as %s', (text, code) => {
    expect(known(text)).toEqual([code]);
    expect(known(`I took ${text} last year.`)).toEqual([code]);
    expect(known(`(${text}), and more`)).toEqual([code]);
  });

  test.each([
    ['6.1010', '6.1010'],
    ['6.009', '6.1010'],
    ['6.100a', '6.100A'],
    ['6.ur', '6.UR'],
    ['6.C57', '6.C57'],
    ['21M.240', '21M.240'],
    ['21m240', '21M.240'],
    ['21m 240', '21M.240'],
    ['21M-240', '21M.240'],
    ['CMS.100', 'CMS.100'],
    ['cms 100', 'CMS.100'],
    ['mas.s60', 'MAS.S60'],
    ['8.01', '8.01'],
    ['9.s895', '9.S895'],
  ])('reads %j as %s where a dot joins subject and number', (text, code) => {
    expect(known(text, dotted)).toEqual([code]);
    expect(known(`Is ${text} hard? I liked it.`, dotted)).toEqual([code]);
  });

  it('gives the position of each code', () => {
    const text = 'After cs50 take Math 21a/b.';
    expect(spaced.recognise(text)).toEqual([
      { code: 'COMPSCI 50', text: 'cs50', start: 6, end: 10, known: true },
      { code: 'MATH 21A', text: 'Math 21a', start: 16, end: 24, known: true },
      { code: 'MATH 21B', text: 'b', start: 25, end: 26, known: true },
    ]);
  });

  it('lists each code once but every mention', () => {
    expect(codes('CS50, cs 50 and Computer Science 50')).toEqual(['COMPSCI 50']);
    expect(spaced.mentions('CS50, cs 50 and Computer Science 50')).toHaveLength(3);
  });

  it('returns candidates when a nickname fits two classes', () => {
    const [found] = spaced.recognise('I want ENG 50');
    expect(found).toMatchObject({ code: 'ENG 50', known: false, candidates: ['ENGLISH 50', 'ENG-SCI 50'] });
    expect(known('I want ENG 51')).toEqual(['ENG-SCI 51']);
    expect(spaced.recognise('OLDCS 7')[0]).toMatchObject({
      known: false,
      candidates: ['COMPSCI 50', 'COMPSCI 51'],
    });
  });
});

describe('a student took what is no longer offered (rule 2)', () => {
  test.each([
    ['COMPSCI 182', 'COMPSCI 182'],
    ['cs 182', 'COMPSCI 182'],
    ['cs182', 'COMPSCI 182'],
    ['MATHEMATICS 23B', 'MATH 23B'],
    ['mathematics 23b', 'MATH 23B'],
    ['HIST-LIT 90GH', 'HIST-LIT 90GH'],
    ['ECON 1936', 'ECON 1936'],
    ['EDU A222D', 'EDU A222D'],
    ['edua222d', 'EDU A222D'],
    ['DES 3333', 'DES 3333'],
    ['HCM 711.3', 'HCM 711.3'],
    ['ENG-SCI 388-TIME', 'ENG-SCI 388-TIME'],
    ['Hebrew 130ar', 'HEBREW 130AR'],
  ])('keeps %j as %s', (text, code) => {
    expect(spaced.recognise(`I took ${text} once.`)).toMatchObject([{ code, known: false }]);
  });

  test.each([
    ['6.1234', '6.1234'],
    ['6.s999', '6.S999'],
    ['18.100Q', '18.100Q'],
    ['CMS.418', 'CMS.418'],
    ['cms 418', 'CMS.418'],
    ['8.THG', '8.THG'],
    ['18.05', '18.05'],
  ])('keeps %j as %s where a dot joins subject and number', (text, code) => {
    expect(dotted.recognise(`I took ${text} once.`)).toMatchObject([{ code, known: false }]);
  });
});

describe('a student writes a code of another university (rule 3)', () => {
  test.each([
    ['BIO 101', 'BIO 101'],
    ['bio101', 'BIO 101'],
    ['chem 20a', 'CHEM 20A'],
    ['PSY 1ab', 'PSY 1AB'],
  ])('keeps %j as %s', (text, code) => {
    expect(spaced.recognise(`I took ${text}, once.`)).toMatchObject([{ code, known: false }]);
  });

  it('ignores what the pattern does not cover', () => {
    expect(codes('BIO 1010, B 12, BIOLO 12, BIO 12ABC')).toEqual([]);
  });
});

describe('a student lists classes of one subject (rule 4)', () => {
  test.each([
    ['CS50, 51', ['COMPSCI 50', 'COMPSCI 51']],
    ['CS 50, 51, and 61', ['COMPSCI 50', 'COMPSCI 51', 'COMPSCI 61']],
    ['Math 21a/b', ['MATH 21A', 'MATH 21B']],
    ['ec10a/b', ['ECON 10A', 'ECON 10B']],
    ['Ec 10a & b', ['ECON 10A', 'ECON 10B']],
    ['Math 21a + 21b', ['MATH 21A', 'MATH 21B']],
    ['Math 1a or 1b', ['MATH 1A', 'MATH 1B']],
    ['Stat 110-111', ['STAT 110', 'STAT 111']],
    ['Math 21a-b', ['MATH 21A', 'MATH 21B']],
    ['COMPSCI 50 and STAT 110', ['COMPSCI 50', 'STAT 110']],
    ['COMPSCI 50/STAT 110', ['COMPSCI 50', 'STAT 110']],
    ['HIST/COMPSCI 50', ['COMPSCI 50']],
    ['cs/math 61', ['COMPSCI 61']],
    ['STAT/MATH/PHYSICS 110', ['STAT 110']],
    ['english/cs 50', ['COMPSCI 50']],
    ['Math/Physics 1b, 21a', ['MATH 1B', 'MATH 21A']],
    ['math 21a, physics 15b', ['MATH 21A', 'PHYSICS 15B']],
    ['CS 182/183', ['COMPSCI 182', 'COMPSCI 183']],
    ['bio 101/102', ['BIO 101', 'BIO 102']],
  ])('reads %j', (text, expected) => {
    expect(codes(`I took ${text}.`)).toEqual(expected);
  });

  it('does not continue in the next paragraph', () => {
    expect(codes('I took COMPSCI 50\n\n and 1210')).toEqual(['COMPSCI 50']);
    expect(codes('I took COMPSCI 50\n\n and 51')).toEqual(['COMPSCI 50']);
  });

  it('continues after a shared dot', () => {
    expect(codes('18.01/02 and 6.100A/B', dotted)).toEqual(['18.01', '18.02', '6.100A', '6.100B']);
  });

  test.each([
    ['MATH 1A-02', ['MATH 1A']],
    ['EXPOS 20 214', ['EXPOS 20']],
    ['COMPSCI 50, 3 credits', ['COMPSCI 50']],
    ['MATH 21A, B', ['MATH 21A']],
    ['MATH 21A, B+', ['MATH 21A']],
    ['CS 50 and 51 students', ['COMPSCI 50']],
    ['CS 50 and 2 others', ['COMPSCI 50']],
    ['CS 50 or 60 next fall', ['COMPSCI 50']],
    ['Math 21b, a great class', ['MATH 21B']],
    ['Math 21b and a friend', ['MATH 21B']],
    ['CS 50, 10:30', ['COMPSCI 50']],
    ['COMPSCI,50,51,A', ['COMPSCI 50']],
  ])('does not read too far in %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

describe('text that looks like a code within something longer (rule 5)', () => {
  test.each([
    'X-COMPSCI 50',
    'E-XSCI 10',
    'COMPSCI 50.5.1',
    'COMPSCI 5000000',
    'https://example.edu/cs50/psets',
    'www.cs50.example.org',
    'write to cs50@example.edu',
    'staff@cs50.example',
    'cs50.example',
    'example.edu/cs50',
    'ABCMATH 21A',
    'xcs50',
    'cs50x',
    'cs50_notes.pdf',
    '60 YEAR 2',
  ])('finds no class of the catalogue in %j', (text) => {
    expect(known(text)).toEqual([]);
  });

  it('does not read a subject at the end of a longer code', () => {
    const withTail = createRecogniser({
      subjects: [{ code: 'PSCI' }, { code: 'UA' }, { code: 'HEB' }],
      tags: ['PSCI 10', 'UA 101', 'HEB 120'],
    });
    expect(codes('E-PSCI 10, CSCI-UA 101, CLAS-HEB 120', withTail)).toEqual([]);
    expect(codes('6.1010.5, $8.01, 6.1010%, v6.1010', dotted)).toEqual([]);
  });

  it('does not read the end of a longer name as a subject', () => {
    expect(codes('He read Comparative Music 109')).toEqual([]);
    expect(codes('Honors Music 51')).toEqual(['MUSIC 51']);
  });

  it('reads a code followed by punctuation', () => {
    expect(codes("CS50's staff, a CS50-like class, **CS 50**, “CS50”, CS50!")).toEqual(['COMPSCI 50']);
    expect(codes('[CS 50](https://example.edu/cs51) is linked')).toEqual(['COMPSCI 50']);
  });
});

describe('normal form of one code', () => {
  test.each([
    ['cs50', 'COMPSCI 50'],
    [' COMPSCI  50 ', 'COMPSCI 50'],
    ['am 21a', 'APMTH 21A'],
    ['his 4121', 'HIS 4121'],
    ['at 501', 'AT 501'],
    ['lps a', 'LPS A'],
    ['CS 182', 'COMPSCI 182'],
    ['page 1', 'PAGE 1'],
  ])('of %j is %s', (text, code) => expect(spaced.normalise(text)).toBe(code));

  it('accepts a number without its dot', () => {
    expect(dotted.normalise('61010')).toBe('6.1010');
    expect(dotted.normalise('21M240')).toBe('21M.240');
    expect(dotted.normalise('6.009')).toBe('6.1010');
  });

  it('is null for anything but a single code', () => {
    for (const text of ['', ' ', 'hello', 'CS 50 and 51', 'cs50 please', '...', '12'])
      expect(spaced.normalise(text)).toBeNull();
  });

  it('knows which codes the catalogue has', () => {
    expect(spaced.has('COMPSCI 50')).toBe(true);
    expect(spaced.has('COMPSCI 182')).toBe(false);
  });
});

it('a list of numbers that share a subject may have any length', () => {
  expect(spaced.mentions(`CS 50, ${'61, '.repeat(150_000)}`)).toHaveLength(150_001);
});
