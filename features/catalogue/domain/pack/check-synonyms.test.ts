import { expect, test } from 'vitest';
import { checkSynonyms } from './check-synonyms.ts';
import { sentenceOf } from './problems.ts';

test('a pack’s synonyms are reported if they are redundant or can never match', () => {
  const rules = [
    { words: ['film', 'cinema'], also: [] },
    { words: ['alone'], also: [] },
    { words: ['the', 'quad'], also: ['campus'] },
    { words: ['films', 'film'], also: [] },
    { words: ['a way of saying it that nobody types'], also: ['speech'] },
  ];
  expect(checkSynonyms(rules).map(sentenceOf)).toEqual([
    'synonyms.json, 1: says nothing: "alone" is alone and nothing is searched with it.',
    'synonyms.json, 2.words.0: "the" has only words that searches leave out.',
    'synonyms.json, 3.words.1: "film" is in this rule twice, in one form or another.',
    'synonyms.json, 4.words.0: "a way of saying it that nobody types" has more than 4 words and is never found.',
  ]);
});
