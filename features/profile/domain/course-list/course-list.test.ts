import { describe, expect, it } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { DOTTED, SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { type CourseListReader, readCourseList } from './course-list.ts';

const TITLES: Record<string, string> = {
  'COMPSCI 50': 'Introduction to Computer Science',
  'MATH 21A': 'Multivariable Calculus',
  'PHYSICS 15A': 'Mechanics A',
};
const titleOf = (code: string) => TITLES[code] ?? null;
const spaced: CourseListReader = { recogniser: createRecogniser(SPACED), titleOf };
const dotted: CourseListReader = { recogniser: createRecogniser(DOTTED), titleOf };

const read = (text: string, reader = spaced) => readCourseList(text, reader);
const kinds = (text: string, reader = spaced) =>
  Object.fromEntries(read(text, reader).map(({ code, kind }) => [code, kind]));
const lines = (text: string, reader = spaced) => read(text, reader).map(({ line }) => line);

describe('the text shown for an entry', () => {
  it('ends at the title', () => {
    expect(lines('COMPSCI 50   Introduction to Computer Science   4.000   A-')).toEqual([
      'COMPSCI 50 Introduction to Computer Science',
    ]);
    expect(lines('MATH 21B Linear Algebra and Friends B+ 4.000 16.00')).toEqual([
      'MATH 21B Linear Algebra and Friends',
    ]);
    expect(lines('STAT 110,Probability,4,A\nSTAT 111,Inference,4,B\nECON 10A,Micro,4,C')).toEqual([
      'STAT 110,Probability',
      'STAT 111,Inference',
      'ECON 10A,Micro',
    ]);
  });

  it('drops a letter of an unknown title rather than show a grade', () => {
    expect(lines('PHYSICS 99 Electricity B 4.000')).toEqual(['PHYSICS 99 Electricity']);
    expect(lines('PHYSICS 15A Mechanics A A 4.000')).toEqual(['PHYSICS 15A Mechanics A']);
  });

  it('is only the code in a sentence', () => {
    expect(lines('I got a C in MATH 21A, and an A- in cs50 with Prof. Nobody')).toEqual(['MATH 21A', 'cs50']);
  });

  it('is nothing for a room', () => {
    expect(lines('My advisor is in room SCI 204, after MATH 21A')).toEqual(['MATH 21A']);
  });

  it('begins with a title that precedes the code', () => {
    expect(lines('Linear Algebra and Friends      MATH 21B     4.0   A')).toEqual([
      'Linear Algebra and Friends MATH 21B',
    ]);
  });

  it('contains the whole of a wrapped title', () => {
    const text =
      'MATH 21B    Linear Algebra, with an     4.000  A\n            Eye on Geometry\nSTAT 110    Chance';
    expect(read(text).map(({ title }) => title)).toEqual([
      'Linear Algebra, with an Eye on Geometry',
      'Chance',
    ]);
  });

  it('omits the mark of a joint class, also from a wrapped title', () => {
    expect(
      lines('MATH 21B    Linear Algebra, with an     4.000  A\n            Eye on Geometry [J]'),
    ).toEqual(['MATH 21B Linear Algebra, with an Eye on Geometry']);
    expect(lines('MATH 21B    Linear Algebra and Friends      4.000  A\n            [J]')).toEqual([
      'MATH 21B Linear Algebra and Friends',
    ]);
  });

  it('uses the catalogue’s title, and marks courses that are not in the catalogue', () => {
    expect(read('math 21a\nMATH 999 Something Old')).toMatchObject([
      { code: 'MATH 21A', title: 'Multivariable Calculus', known: true },
      { code: 'MATH 999', title: 'Something Old', known: false },
    ]);
  });
});

describe('the kind of an entry', () => {
  it('is read from headings', () => {
    const text = `Transfer Credits
      ECON 10A   Micro        4.000
      Transfer Totals  4.000
      2023 Fall
      COMPSCI 50  Introduction to Computer Science  4.000
      Planned Courses
      STAT 110   Probability`;
    expect(kinds(text)).toEqual({ 'ECON 10A': 'transfer', 'COMPSCI 50': 'taken', 'STAT 110': 'planned' });
  });

  it('is read from marks in a row, but not from the days of a schedule', () => {
    const text = `COMPSCI 50   Introduction to Computer Science  4.000  W
      STAT 110   Probability  4.000  TR
      STAT 111   Inference   TR 10:30   RM 101
      MATH 21B   Linear Algebra   W 3:00 PM`;
    expect(kinds(text)).toEqual({
      'COMPSCI 50': 'withdrawn',
      'STAT 110': 'transfer',
      'STAT 111': 'taken',
      'MATH 21B': 'taken',
    });
  });

  it('is read from a sentence', () => {
    expect(
      kinds('I took cs50 and dropped stat 110. Next year I want to take math 21b. Did math 1a too'),
    ).toEqual({
      'COMPSCI 50': 'taken',
      'STAT 110': 'withdrawn',
      'MATH 21B': 'planned',
      'MATH 1A': 'taken',
    });
  });

  it('is not read from a title that resembles a mark', () => {
    expect(
      kinds('HIST 12  Plans to Conquer the Transfer of Power  A  4.00\nHIST 1956  Next Year in Odessa'),
    ).toEqual({
      'HIST 12': 'taken',
      'HIST 1956': 'taken',
    });
  });

  it('is taken if a repeated course was passed', () => {
    expect(
      kinds('MATH 21A  Multivariable Calculus  4.0  W\nMATH 21A  Multivariable Calculus  4.0  B'),
    ).toEqual({
      'MATH 21A': 'taken',
    });
  });

  it('is unsure for ambiguous nicknames and scanning errors', () => {
    expect(kinds('took eng 50')).toEqual({ 'ENGLISH 50': 'unsure', 'ENG-SCI 50': 'unsure' });
    expect(kinds('COMPSCI 5O  Introduction\nSTAT l10  Probability\nMATH 21A\nPHYSICS II  Waves')).toEqual({
      'COMPSCI 50': 'unsure',
      'STAT 110': 'unsure',
      'MATH 21A': 'taken',
    });
  });
});

describe('text that is no entry', () => {
  it('includes figures, even if codes look like figures', () => {
    const text = `18.06   Linear Algebra   12.00   A   4.00
      Term Totals   15.00   1.00   8.01
      EARNED 18.01; GPA 4.56`;
    expect(read(text, dotted).map(({ code }) => code)).toEqual(['18.06']);
    expect(read('6.1010, 18.06, 8.02', dotted).map(({ code }) => code)).toEqual(['6.1010', '18.06', '8.02']);
  });

  it('includes a code inside a title', () => {
    expect(read('COMPSCI 1090A   Stat 110 and after it   4.0  A').map(({ code }) => code)).toEqual([
      'COMPSCI 1090A',
    ]);
  });

  it('gives an empty list', () => {
    for (const text of ['', '\n\n', '   ', 'Dear registrar,\nthank you.', '\u{1f600}'])
      expect(read(text)).toEqual([]);
  });
});

describe('another college’s transcript', () => {
  const found = (text: string, reader = spaced) =>
    read(text, reader).map(({ code, title, known, kind }) => [code, title, known, kind]);
  const twoColumns =
    'ENG101  Fundamentals  3.0  A      ENG102  Composition II  3.0  B+\n' +
    'MAT201  Calculus I    4.0  A-     CIS-120  Programming  4.0  W';
  const theirs = [
    ['ENG 101', 'Fundamentals', false, 'taken'],
    ['ENG 102', 'Composition II', false, 'taken'],
    ['MAT 201', 'Calculus I', false, 'taken'],
    ['CIS 120', 'Programming', false, 'withdrawn'],
  ];

  it.each([
    ['two columns', twoColumns],
    ['one column', twoColumns.replaceAll(/ {5,6}/g, '\n')],
    ['single spaces', twoColumns.replaceAll(/ +/g, ' ')],
    ['a grade before the units', twoColumns.replaceAll(/(\d\.0) +(\S+)/g, '$2  $1')],
  ])('in %s becomes courses that are not in the catalogue', (_layout, text) => {
    expect(found(text)).toEqual(theirs);
    expect(found(text, dotted)).toEqual(theirs);
  });

  it('asks about a code that the catalogue has for another class', () => {
    expect(found(`${twoColumns}\nMATH 21A  Business Mathematics  3.0  A`).at(-1)).toEqual([
      'MATH 21A',
      'Multivariable Calculus',
      true,
      'unsure',
    ]);
  });

  it('is not assumed if the catalogue confirms the courses', () => {
    const own =
      'Term Totals 3.0 A\nPAGE 12  Continued  3.0  A\nFALL 2023  Dean  3.85  A\n' +
      'CS 50  Intro to Computer Science  4.0  A\nMATH 21A  Multivariable Calculus  4.0  A\n' +
      'PHYS 15A  Mechanics A  4.0  B\nCS 999  Old Machines  4.0  A';
    expect(read(own).map(({ code }) => code)).toEqual([
      'COMPSCI 50',
      'MATH 21A',
      'PHYSICS 15A',
      'COMPSCI 999',
    ]);
  });
});

it('reads a very long text in linear time', () => {
  const row = 'COMPSCI 50   Introduction to Computer Science   4.000   A-\n';
  expect(read(row.repeat(20_000))).toHaveLength(1);
});
