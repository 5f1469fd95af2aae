import { describe, expect, it } from 'vitest';
import type { Check } from '../contract.ts';
import { type CodeReader, lookupsOfQuestion, lookupsOfReply } from './course-lookups.ts';

/** The specification's own pattern, sufficient for these questions. */
const reader: CodeReader = {
  recognise: (text) => {
    const codes = [...text.matchAll(/\b([a-z]{2,4}) ?(\d{1,3}[a-z]*)\b/gi)].map(([, letters, number]) =>
      `${letters} ${number}`.toUpperCase(),
    );
    return [...new Set(codes)].map((code) => ({ code, known: !code.endsWith('999') }));
  },
};

const codesOf = (content: string, ...checks: Check[]) => lookupsOfReply({ content, checks }, reader);

const check = (code: string, start: number, rest: Partial<Check> = {}): Check => ({
  code,
  field: 'code',
  said: code,
  record: code,
  ok: true,
  start,
  end: start + code.length,
  ...rest,
});

describe('a question', () => {
  it.each([
    'What is cs50?',
    'what’s CS 50 about',
    'Tell me about CS 50 please',
    'any info on cs 50',
    'Details about CS50',
    'CS 50 course information',
    'show me CS 50',
    'display CS 50',
    'CS 50 course card',
    'an overview of the course CS 50',
    'I want a description of course CS50',
  ])('“%s” shows one course card', (question) => {
    expect(lookupsOfQuestion(question, reader)).toEqual({ kind: 'card', codes: ['CS 50'] });
  });

  it('about several courses shows the first one only', () => {
    expect(lookupsOfQuestion('Tell me about CS 50 and MATH 21a', reader)).toEqual({
      kind: 'card',
      codes: ['CS 50'],
    });
  });

  it.each([
    'Tell me about seminars on Kafka',
    'Is CS 50 hard?',
    'I took CS 50 last year',
    'Which course comes after CS 50?',
    'discard CS 50 of course',
    'Compare CS 50 with something easier',
    'What is a course?',
    '',
  ])('“%s” shows no card', (question) => {
    expect(lookupsOfQuestion(question, reader)).toEqual({ kind: 'none', codes: [] });
  });

  it('that compares shows its first four courses side by side', () => {
    const question = 'COMPARE CS 50, CS 51, CS 61, STAT 110 and MATH 21a: what is best?';
    expect(lookupsOfQuestion(question, reader)).toEqual({
      kind: 'compare',
      codes: ['CS 50', 'CS 51', 'CS 61', 'STAT 110'],
    });
  });

  it('that compares a course with itself shows nothing', () => {
    expect(lookupsOfQuestion('compare cs50 and CS 50', reader)).toEqual({ kind: 'none', codes: [] });
  });
});

describe('a reply', () => {
  it('gives its first three distinct courses in order of mention', () => {
    const checks = [
      check('MATH 21A', 40),
      check('COMPSCI 50', 3),
      check('MATH 21A', 60),
      check('STAT 110', 80),
      check('PHYSICS 15A', 99),
    ];
    expect(codesOf('', ...checks)).toEqual(['COMPSCI 50', 'MATH 21A', 'STAT 110']);
  });

  it('gives recommended ones first, and those merely quoted last', () => {
    const content =
      'After STAT 110 there are:\n\n- **MATH 21A**: “needs PHYSICS 15A”\n2. COMPSCI 50, like CS 51';
    const at = (code: string) => check(code, content.indexOf(code));
    const checks = ['STAT 110', 'MATH 21A', 'PHYSICS 15A', 'COMPSCI 50', 'CS 51'].map(at);
    const start = content.indexOf('“needs');
    const statements = [{ start, end: content.indexOf('”'), verdict: 'quoted' as const, claims: [] }];
    const told = (count: number) =>
      lookupsOfReply({ content, checks: checks.slice(0, count), statements }, reader);
    expect(told(5)).toEqual(['MATH 21A', 'COMPSCI 50', 'STAT 110']);
    expect(told(3)).toEqual(['MATH 21A', 'STAT 110', 'PHYSICS 15A']);
  });

  it('never gives a code that is not in the catalogue', () => {
    const checks = [check('COMPSCI 999', 0, { ok: false, record: null }), check('COMPSCI 50', 20)];
    expect(codesOf('', ...checks)).toEqual(['COMPSCI 50']);
    expect(codesOf('CS 999, then CS 50')).toEqual(['CS 50']);
  });

  it('without checks is searched for codes here', () => {
    expect(codesOf('Take CS 50 or STAT 110', check('CS 50', 0, { field: 'rating', said: '4.5' }))).toEqual([
      'CS 50',
      'STAT 110',
    ]);
  });
});
