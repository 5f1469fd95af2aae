import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { readSearch } from '../../domain/reading/frame/read-search.ts';
import { createVocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

describe('a title of the catalogue, typed into the search box', () => {
  it('is searched as text, never read as filters', async () => {
    const { subjects, courses, university, programs } = await readPackFolder(ALDER);
    const titles = [...new Set(courses.map(({ class_name }) => class_name))];
    const lexicon = createLexicon({
      subjects,
      courses,
      terms: university.terms,
      programmes: [...programs.concentrations, ...programs.secondary_fields],
    });
    const attributes = courses.flatMap((course) => course.attributes);
    const vocabulary = createVocabulary(lexicon, { subjects, attributes, titles });
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
