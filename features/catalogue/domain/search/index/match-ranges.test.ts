import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchRanges } from './match-ranges.ts';
import { parseQuery } from './parse-query.ts';
import { fold, wordsOf } from './search-words.ts';

const marked = (text: string, query: string, words: string[]): string => {
  let result = '';
  let from = 0;
  for (const { start, end } of matchRanges(text, parseQuery(query), words)) {
    result += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return result + text.slice(from);
};

describe('highlighted parts of a row', () => {
  test.each([
    ['Machine Learning', 'mach lear', ['machine', 'learning'], '[Mach]ine [Lear]ning'],
    ['Machine Learning', 'machine lerning', ['machine', 'learning'], '[Machine] [Learning]'],
    ['Ana Gómez', 'gomez', ['gomez'], 'Ana [Gómez]'],
    ['The Art of War', '"art of"', ['art'], 'The [Art of] War'],
    ['6.1010', '6.10', ['6.1010'], '[6.10]10'],
    ['6.1010', '1010', ['1010'], '[6.1010]'],
    ['Mon, Wed 1:30 PM', '1:30', ['1:30'], 'Mon, Wed [1:30] PM'],
    ['Nothing of it', 'machine', ['machine'], 'Nothing of it'],
    ['İstanbul ŉ art', 'art', ['art'], 'İstanbul ŉ [art]'],
  ])('%j for %j', (text, query, words, expected) => expect(marked(text, query, words)).toBe(expected));

  it('is in order, inside the text, and never marked twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const words = wordsOf(text).map((word) => word.text);
        let before = -1;
        for (const { start, end } of matchRanges(text, parseQuery(query), words)) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('keeps its positions if letters change their length in lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
      }),
    );
  });
});
