import { describe, expect, it, test } from 'vitest';
import { createRecogniser } from './recogniser.ts';
import { SPACED } from './sample-catalogues.ts';
import { normaliseTypedCode } from './typed-code.ts';

describe('a student types one code into the field', () => {
  test.each([
    ['  cs50 ', 'CS 50'],
    ['math 21a', 'MATH 21A'],
    ['math   21a', 'MATH 21A'],
    ['Math21A', 'MATH 21A'],
    ['6.1010', '6.1010'],
    ['arabic aa', 'ARABIC AA'],
    ['ｃｓ５０', 'CS 50'],
    ['   ', ''],
  ])('%j becomes %j without a catalogue', (typed, code) => expect(normaliseTypedCode(typed)).toBe(code));

  const recogniser = createRecogniser(SPACED);
  test.each([
    ['  cs50 ', 'COMPSCI 50'],
    ['maths 21a', 'MATH 21A'],
    ['cs 182', 'COMPSCI 182'],
    ['bio 101', 'BIO 101'],
    ['arabicaa', 'ARABIC AA'],
    ['something else', 'SOMETHING ELSE'],
  ])('%j becomes %j with a catalogue', (typed, code) => {
    expect(normaliseTypedCode(typed, recogniser)).toBe(code);
  });

  it('is idempotent', () => {
    for (const typed of ['cs50', 'math21a', '6.1010', 'x', 'a1b2']) {
      const once = normaliseTypedCode(typed);
      expect(normaliseTypedCode(once)).toBe(once);
    }
  });
});
