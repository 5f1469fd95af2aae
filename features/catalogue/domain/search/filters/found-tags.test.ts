import { describe, expect, it } from 'vitest';
import { foundTags } from './found-tags.ts';
import { row } from '../sample-rows.ts';

const ROWS = [
  row('COMPSCI 50', 'Introduction'),
  row('COMPSCI 50', 'Introduction', { term: '2026 Spring' }),
  row('GEOL 10', 'Rocks', { codes: ['GEOL 10', 'E-PSCI 10'] }),
  row('HIST 97', 'Cities', { aliases: ['HIST 7'] }),
];

describe('results of a saved search', () => {
  it('contain each class once, and new ones were not found under any of their codes', () => {
    const tags = ['COMPSCI 50', 'GEOL 10', 'HIST 97'];
    expect(foundTags(ROWS, ['E-PSCI 10', 'HIST 7', 'GONE 1'], 10)).toEqual({ tags, fresh: 1 });
    expect(foundTags(ROWS, tags, 10)).toEqual({ tags, fresh: 0 });
    expect(foundTags(ROWS, [], 3)).toEqual({ tags, fresh: 3 });
    expect(foundTags([], ['GEOL 10'], 3)).toEqual({ tags: [], fresh: 0 });
  });

  it('are not marked as new if earlier results are unknown or too many', () => {
    expect(foundTags(ROWS, null, 10).fresh).toBeNull();
    expect(foundTags(ROWS, ['GEOL 10'], 2)).toEqual({ tags: null, fresh: null });
  });
});
