import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../index/search-words.ts';
import { bestSentence, type MatchedSentence, ownWordsOf } from './best-sentence.ts';
import { stemOf, stemsOf } from './topic-words.ts';

const TAXES = 'Emissions are measured. Taxes on carbon, and who pays them. Markets follow.';

/** The best sentence for a question, with words that a search adds. */
const sentenceFor = (description: string, text: string, ...added: string[]): MatchedSentence | null =>
  bestSentence(description, new Set([...stemsOf(text), ...added.map(stemOf)]), ownWordsOf(text));

const marked = (sentence: MatchedSentence | null): string[] | undefined =>
  sentence?.ranges.map(({ start, end }) => sentence.text.slice(start, end));

describe('the sentence of a description that matches', () => {
  it('has most of the words, which are marked', () => {
    const sentence = sentenceFor(TAXES, 'carbon pays ');
    expect(sentence?.text).toBe('Taxes on carbon, and who pays them.');
    expect(marked(sentence)).toEqual(['carbon', 'pays']);
    expect(sentenceFor('Nothing of it.', 'carbon ')).toBeNull();
  });

  it('is cut around its first match if it is long', () => {
    const long = sentenceFor(`${'word '.repeat(100)}carbon ${'word '.repeat(100)}`, 'carbon ');
    expect(long?.text.length).toBeLessThan(220);
    expect(marked(long)).toEqual(['carbon']);
  });

  it('has a word of the student’s rather than several that were added', () => {
    const description = 'Bed and residence times in water. An emphasis on a river.';
    const sentence = sentenceFor(description, 'rivers', 'bed', 'residence', 'water');
    expect(sentence?.text).toBe('An emphasis on a river.');
    expect(sentenceFor('Bed and residence times. Lakes.', 'rivers', 'bed')?.text).toBe(
      'Bed and residence times.',
    );
  });

  it('is cut around the student’s word, not around an added one before it', () => {
    const description = `Residence times, ${'and so on '.repeat(40)}with an emphasis on river systems.`;
    const sentence = sentenceFor(description, 'rivers ', 'residence');
    expect(sentence?.text).toContain('emphasis on river systems');
    expect(marked(sentence)).toEqual(['river']);
  });

  it('may have a word that begins as the last one does, unless that is complete', () => {
    const description = 'Neural models. Programs in code. Programming a neural net.';
    expect(marked(sentenceFor(description, 'neural progr'))).toEqual(['Programming', 'neural']);
    expect(marked(sentenceFor(description, 'progr ', 'neural'))).toEqual(['Neural']);
    expect(ownWordsOf('the pr').begun).toBeNull();
  });

  it('has no more for a word of questions beside others', () => {
    expect(sentenceFor('Learn to take part. On rivers.', 'learn about rivers ')?.text).toBe('On rivers.');
  });
});

describe('where any sentence has a word of the student’s', () => {
  const word = fc.constantFrom(
    'river',
    'rivers',
    'lake',
    'lakes',
    'bed',
    'beds',
    'residence',
    'flow',
    'floor',
  );
  const sentence = fc
    .array(word, { minLength: 1, maxLength: 60 })
    .map((words) => `${words.join(' ').replace(/^./, (first) => first.toUpperCase())}.`);

  it('the one that is shown has one, and marks it', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 4 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(word, { maxLength: 5 }),
        fc.boolean(),
        (sentences, typed, added, isOpen) => {
          const text = typed.join(' ') + (isOpen ? '' : ' ');
          const isOwn = (said: string): boolean =>
            typed.map(stemOf).includes(stemOf(said)) || (isOpen && said.startsWith(typed.at(-1) ?? ''));
          const description = sentences.join(' ');
          const shown = sentenceFor(description, text, ...added);
          const isThere = wordsOf(description).some((said) => isOwn(said.text));
          expect((marked(shown) ?? []).some((said) => isOwn(said.toLowerCase()))).toBe(isThere);
        },
      ),
    );
  });
});
