import { describe, expect, it } from 'vitest';
import { createRecogniser } from './recogniser.ts';
import { DOTTED, SPACED } from './sample-catalogues.ts';

const spaced = createRecogniser(SPACED);
const dotted = createRecogniser(DOTTED);
const codes = (text: string, recogniser = spaced): string[] =>
  recogniser.recognise(text).map(({ code }) => code);

describe('a student pastes a transcript', () => {
  it('with numbers in a separate column', () => {
    const text = `UNOFFICIAL RECORD          Print Date: 05/12/2024
      2023 Fall
      COMPSCI          50     Introduction to Computer Science      4.000   A-
      MATH            021A    Multivariable Calculus                4.000   B+
      EXPOS            20     Expository Writing 20 214             4.000   A
      Term GPA 3.667   Term Total 12.000   Total 8 courses          Page 1 of 2`;
    expect(codes(text)).toEqual(['COMPSCI 50', 'MATH 21A', 'EXPOS 20']);
  });

  it('with the department written out under a heading in words', () => {
    const text = `2022-2023
      FALL TERM
      MATHEMATICS 21B       LINEAR ALGEBRA        4.00   A
      COMPUTER SCIENCE 182  ARTIFICIAL INTELLIGENCE  4.00 B
      SPRING TERM
      PHYSICS 15A           MECHANICS AND RELATIVITY   4.00   A-`;
    expect(codes(text)).toEqual(['MATH 21B', 'COMPSCI 182', 'PHYSICS 15A']);
  });

  it('where a dot joins subject and number', () => {
    const text = `Course 6-3                                    Scale 5.0
      6.009    Fundamentals of Programming [J]    U   12   A
      18.06    Linear Algebra                     U   12   B   4.00
      6.1200/18.062 Mathematics for Computer Science U 12  A
      21M.240  Fundamentals of Music              U    9   5.00
      Cumulative GPA: 4.56   Total Units 45.00`;
    expect(codes(text, dotted)).toEqual(['6.1010', '18.06', '6.1200', '18.062', '21M.240']);
  });

  it('with hyphens, hours and points', () => {
    const text = `Intro to Computer Science            CSCI-UA 101    4.0   A    16.000
      AHRS   EHRS   QHRS   QPTS   GPA
      Current   16.0  16.0  16.0  64.000  4.000
      Stat Methods                          STAT-110  4.0 ***`;
    expect(codes(text)).toEqual(['CSCI-UA 101', 'STAT 110']);
  });

  it('with subject and number glued, in capitals, among exam scores', () => {
    const text = `COMPSCI50 INTRO TO CS          A   4.00
      STAT110 PROBABILITY            B+  4.00
      AP CREDIT: CALC BC SCORE 5  EXAM 2101  SCR 5  FSAR`;
    expect(codes(text)).toEqual(['COMPSCI 50', 'STAT 110']);
  });

  it('with campus and level between number and title', () => {
    const text = `SUBJECT COURSE LEVEL TITLE GRADE CREDIT
      MATH 21A S US Multivariable Calculus A 4.000 16.00
      ECON 10B S UG Macroeconomics IP 4.000`;
    expect(codes(text)).toEqual(['MATH 21A', 'ECON 10B']);
  });

  it('exported as CSV, or as a table of a chat', () => {
    expect(
      codes(
        'Term,Subject,Number,Title,Units,Grade\n2023 Fall,COMPSCI,50,Intro,4,A\n2023 Fall,MATH,21A,Calc,4,B',
      ),
    ).toEqual(['COMPSCI 50', 'MATH 21A']);
    expect(codes('"ECON","10A","Micro","4.000","A"')).toEqual(['ECON 10A']);
    expect(codes('| Subject | No | Grade |\n|---|---|---|\n| STAT | 110 | A |\n| ARABIC | AA | B |')).toEqual(
      ['STAT 110', 'ARABIC AA'],
    );
  });

  it('typed by hand', () => {
    const text =
      'so far: ec10a/b, Math 21a + 21b, Stat 110 (rm 101, 10:30), want arabic aa in 2025, got a 5 on AP bc & 1540 SAT';
    expect(codes(text)).toEqual(['ECON 10A', 'ECON 10B', 'MATH 21A', 'MATH 21B', 'STAT 110', 'ARABIC AA']);
  });

  it('copied from a page that wrapped its lines', () => {
    const text =
      'Before this course every student should have taken MATH\n21A and also the first half of what is now called COMPSCI\n50.';
    expect(codes(text)).toEqual(['MATH 21A', 'COMPSCI 50']);
  });
});

describe('a student pastes text extracted from a PDF', () => {
  const at = (text: string) => {
    const found = spaced.recognise(text);
    for (const { start, end, text: said } of found) expect(text.slice(start, end)).toBe(said);
    return found.map(({ code, text: said }) => [code, said]);
  };

  it('full-width letters', () => {
    expect(at('授業 ＣＯＭＰＳＣＩ　５０ を')).toEqual([['COMPSCI 50', 'ＣＯＭＰＳＣＩ　５０']]);
    expect(at('我想上CS50课')).toEqual([['COMPSCI 50', 'CS50']]);
  });

  it('soft hyphens, hard spaces, invisible joiners and long dashes', () => {
    expect(at('take COMP\u00adSCI\u00a050\u200b now')).toEqual([['COMPSCI 50', 'COMP\u00adSCI\u00a050']]);
    expect(at('E\u2011PSCI\u202f10')).toEqual([['E-PSCI 10', 'E\u2011PSCI\u202f10']]);
    expect(at('Stat 110–111')).toEqual([
      ['STAT 110', 'Stat 110'],
      ['STAT 111', '111'],
    ]);
    expect(at('great—CS50—was')).toEqual([['COMPSCI 50', 'CS50']]);
  });

  it('ligatures and accents', () => {
    const office = createRecogniser({
      subjects: [{ code: 'AFFLICT', aliases: ['EFFÉT'] }],
      tags: ['AFFLICT 10'],
    });
    expect(office.recognise('x A\ufb04ICT 10')).toMatchObject([
      { code: 'AFFLICT 10', text: 'A\ufb04ICT 10', start: 2, end: 10 },
    ]);
    expect(office.recognise('e\ufb00e\u0301t 10, effét 10')).toMatchObject([
      { code: 'AFFLICT 10', start: 0 },
    ]);
  });

  it('a footnote mark, which is not part of the number', () => {
    expect(at('CS50² and Math 21a¹')).toEqual([
      ['COMPSCI 50', 'CS50'],
      ['MATH 21A', 'Math 21a'],
    ]);
    expect(at('λCS50 and aλCS50')).toEqual([]);
  });
});
