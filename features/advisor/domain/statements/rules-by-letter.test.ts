import { expect, it } from 'vitest';
import { firstLetters, rulesByLetter } from './rules-by-letter.ts';
import { rule } from './sentence.ts';

it.each([
  ['a rule', 'both|two', 'bt'],
  ['what may be missing before it', '(?:(?:is|was) )?not?', 'iwn'],
  ['what may be repeated', 'so*x|[ab]{0,2}c|d+', 'sabcd'],
  ['classes and escapes', '\\d+ hours|[C,]|\\(|\\w:', '0123456789C,(_'],
  ['what stands before or after it', '(?<!a )\\b(?!x)(?=b)both', 'b'],
  ['groups that are named', '(?<day>mon|tue)(?<rest>s)?', 'mt'],
  ['lazy quantifiers', 'a??b', 'ab'],
])('finds the first letters of %s', (_what, pattern, letters) => {
  const found = [...(firstLetters(pattern) ?? [])].filter((letter) => letters.includes(letter));
  expect(new Set(found)).toEqual(new Set(letters));
  if (!pattern.includes('\\w')) expect(firstLetters(pattern)).toEqual(new Set(letters));
});

it.each(['.', '[^a]b', '[a-z]+', '\\p{L}', '\\S', 'a?.b'])(
  'takes anything for the first letter of %s',
  (pattern) => {
    expect(firstLetters(pattern)).toBeNull();
  },
);

it('gives the rules for a letter in their order', () => {
  const rules = ['both', '.. hours', 'two|both', 'no'].map((pattern) => rule(pattern, () => undefined));
  const rulesFor = rulesByLetter(rules);
  const given = (letter: string) => rulesFor(letter).map((each) => rules.indexOf(each));
  expect(['b', 't', 'n', 'x'].map(given)).toEqual([[0, 1, 2], [1, 2], [1, 3], [1]]);
});
