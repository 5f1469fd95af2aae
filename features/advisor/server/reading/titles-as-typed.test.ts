import { describe, expect, it } from 'vitest';
import { readSearch } from '../../domain/reading/frame/read-search.ts';
import { alderVocabulary } from '#app/testing/alder-vocabulary.ts';

describe('a title of the catalogue, typed into the search box', () => {
  it('is searched as text, never read as filters', async () => {
    const { vocabulary, titles } = await alderVocabulary();
    const filtersOf = (text: string): string => readSearch(text, vocabulary, '2025-10-20').filters;

    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter((title) => filtersOf(title) !== '')).toEqual([]);
    expect(titles.filter((title) => filtersOf(title.toLowerCase()) !== '')).toEqual([]);
    expect(filtersOf('intermediate french on tuesdays')).not.toBe('');
    expect(new URLSearchParams(filtersOf('gened arts')).getAll('attribute')).toEqual([
      'General Education:Arts and Imagination',
    ]);
    expect(filtersOf('gened arts')).not.toContain('subject');
  });
});
