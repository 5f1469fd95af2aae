import { describe, expect, it } from 'vitest';
import { foundTags } from './found-tags.ts';
import { row } from './sample-rows.ts';

const ROWS = [
  row('COMPSCI 50', 'Introduction'),
  row('COMPSCI 50', 'Introduction', { term: '2026 Spring' }),
  row('GEOL 10', 'Rocks', { codes: ['GEOL 10', 'E-PSCI 10'] }),
  row('HIST 97', 'Cities', { aliases: ['HIST 7'] }),
];

describe('what a kept search finds', () => {
  it('is each class once, and new is what it did not find under any of its codes', () => {
    const tags = ['COMPSCI 50', 'GEOL 10', 'HIST 97'];
    expect(foundTags(ROWS, ['E-PSCI 10', 'HIST 7', 'GONE 1'], 10)).toEqual({ tags, fresh: 1 });
    expect(foundTags(ROWS, tags, 10)).toEqual({ tags, fresh: 0 });
    expect(foundTags(ROWS, [], 3)).toEqual({ tags, fresh: 3 });
    expect(foundTags([], ['GEOL 10'], 3)).toEqual({ tags: [], fresh: 0 });
  });

  it('is not said to be new where it is not known what was found, or too much is', () => {
    expect(foundTags(ROWS, null, 10).fresh).toBeNull();
    expect(foundTags(ROWS, ['GEOL 10'], 2)).toEqual({ tags: null, fresh: null });
  });
});
