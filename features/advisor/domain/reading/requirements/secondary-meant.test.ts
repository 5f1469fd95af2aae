import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

/** The requests of the last of some messages, by a student who concentrates in something else unless said. */
const asked = (texts: readonly string[], concentration = 'Physics'): Request[] =>
  understand(
    texts.map((text) => ({ role: 'user' as const, text })),
    SAMPLE_VOCABULARY,
    { ...SAMPLE_SPEAKER, concentration },
  ).requests;

/** Whether each request about requirements is of the secondary field. */
const areSecondary = (requests: readonly Request[]): boolean[] =>
  requests.map((request) => {
    const of = request.kind === 'recommend' ? request.wish.countsTowards : request;
    return of !== null && 'isSecondary' in of && of.isSecondary === true;
  });

describe('a programme called a secondary field', () => {
  it.each([
    'is a history secondary doable if all i have is econ 10a? whats left',
    'what is left for my cs minor after chem 17',
    'does econ 10a count towards a secondary in history',
    'how far am i with my secondary in history',
    'which courses count towards the history minor this spring',
  ])('is that, whatever is asked of it: %s', (text) => expect(areSecondary(asked([text]))).toContain(true));

  it.each([
    ['what is left for the history concentration after econ 10a', 'Physics'],
    ['does econ 10a count towards the history major', 'Physics'],
    ['how far am i with the cs concentration', 'Physics'],
    ['what is left for history', 'Physics'],
    // Their own concentration: there is no other "my".
    ['how far am i with my secondary in history', 'History'],
  ])('and another is not: %s', (text, own) => expect(areSecondary(asked([text], own))).not.toContain(true));

  it.each(["what's left for history after econ 10a", 'the ones in spring', 'does econ 10a count towards it'])(
    'stays it in the messages after: %s',
    (text) => expect(areSecondary(asked(['how far am i with a history secondary', text]))).toEqual([true]),
  );
  it.each(['whats left for the history major', 'and for computer science?'])(
    'until another is spoken of: %s',
    (text) =>
      expect(areSecondary(asked(['how far am i with a history secondary', text]))).not.toContain(true),
  );
});

it('is told apart from the concentration of its name, where both are asked about', () => {
  const text = 'how close am i to finishing history, and is a secondary doable';
  expect(areSecondary(asked([text]))).toEqual([false, true]);
});

describe('courses for what is left, beside what is left', () => {
  const TERMS = { terms: ['2026 Spring'] };
  it.each<[string, object]>([
    [
      'is a cs secondary doable if all i have is econ 10a? whats left, and can i get two of them done this spring w/o fri class',
      { ...TERMS, avoid_days: ['Fri'], exclude_codes: ['ECON 10A'] },
    ],
    ['what is left for the cs minor and which of those could i take on mondays', { meets_on: ['Mon'] }],
    ['what is missing for the cs major, and could i do any of them in spring', TERMS],
  ])('are at the times named: %s', (text, search) =>
    expect(asked([text])).toMatchObject([
      { kind: 'requirements', programme: 'Computer Science' },
      { kind: 'recommend', wish: { search, countsTowards: { programme: 'Computer Science' } } },
    ]),
  );

  it.each([
    'is a cs secondary doable if all i have is econ 10a',
    'what is left for the cs minor, can i get it done this spring',
    'what is left for the cs major after chem 17',
  ])('are not told where none are asked for: %s', (text) =>
    expect(asked([text]).map(({ kind }) => kind)).toEqual(['requirements']),
  );
});
