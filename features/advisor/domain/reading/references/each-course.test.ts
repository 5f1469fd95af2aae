import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string, taken: readonly string[] = []): Request[] =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, { ...SAMPLE_SPEAKER, taken }).requests;
const each = { kind: 'facts', isWhole: true, told: expect.any(Array) as unknown };

describe('a message that asks much of two or three courses', () => {
  it.each([
    [
      'can a senior get into hist 12 or is it all freshmen, and is chem 17 in english bc my latin is nonexistent',
      2,
    ],
    ['is chem 11 only half the term and does it overlap with hist 48. also which has the better reviews', 2],
    ['do i have to take chem 11 before chem 17?? my roommate says they dont even do it in the spring', 2],
    [
      'hist 12, hist 48 or chem 11, the goggles scare me and i nap at noon, whats the one where they feed you',
      3,
    ],
  ])('is answered with each of them in short: %s', (text, count) => {
    const found = asked(text);
    expect(found).toContainEqual(expect.objectContaining(each));
    expect(found.find((request) => request.kind === 'facts')?.codes).toHaveLength(count);
  });

  it('tells nothing twice', () => {
    const found = asked(
      'do i have to take chem 11 before chem 17?? my roommate says they dont even do it in the spring',
    );
    expect(found).toMatchObject([{ kind: 'prerequisites' }, { kind: 'facts', told: ['needs', 'notes'] }]);
  });

  it.each([
    'chem 11 or chem 17',
    'chem 17 vs hist 48, which is more work and do they overlap in spring',
    'build me a week with chem 17 and hist 12, nothing before ten, and how bad would that be',
    'something like chem 17 or hist 12 but lighter, and what would it count for, and is there room',
  ])('is not one that asks little, or for something else: %s', (text) =>
    expect(asked(text)).not.toContainEqual(expect.objectContaining(each)),
  );
});

describe('a course taken already', () => {
  it.each([
    'i did chem 11, can i take chem 17 and hist 12 together',
    'with chem 11 behind me do chem 17 and hist 12 clash',
  ])('is held against no other: %s', (text) => {
    const clash = asked(text, ['CHEM 11']).find(({ kind }) => kind === 'conflicts');
    expect(clash).toMatchObject({ codes: ['CHEM 17', 'HIST 12'] });
  });
});
