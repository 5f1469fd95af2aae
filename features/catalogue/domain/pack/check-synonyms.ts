import { wordsOf } from '../search/index/search-words.ts';
import type { SynonymRule } from './shapes.ts';
import { stemsOf } from '../search/topics/topic-words.ts';
import { type PackProblem, shown } from './problems.ts';

export const SYNONYMS_FILE = 'synonyms.json';

/** Longer phrases are not looked up in a query. */
const MOST_WORDS = 4;

/** Warnings: redundant rules, and words that no query or course can contain. */
export const checkSynonyms = (rules: readonly SynonymRule[]): PackProblem[] => {
  const problems: PackProblem[] = [];
  const warn = (field: string, message: string): void => {
    problems.push({ severity: 'warning', file: SYNONYMS_FILE, line: null, field, message });
  };
  for (const [index, { words, also }] of rules.entries()) {
    if (words.length === 1 && also.length === 0)
      warn(String(index), `says nothing: ${shown(words[0])} is alone and nothing is searched with it`);
    const seen = new Set<string>();
    for (const [field, texts] of [['words', words] as const, ['also', also] as const])
      for (const [place, text] of texts.entries()) {
        const stems = stemsOf(text);
        const path = `${index}.${field}.${place}`;
        if (stems.length === 0) warn(path, `${shown(text)} has only words that searches leave out`);
        else if (wordsOf(text).length > MOST_WORDS)
          warn(path, `${shown(text)} has more than ${MOST_WORDS} words and is never found`);
        else if (seen.has(stems.join(' ')))
          warn(path, `${shown(text)} is in this rule twice, in one form or another`);
        seen.add(stems.join(' '));
      }
  }
  return problems;
};
