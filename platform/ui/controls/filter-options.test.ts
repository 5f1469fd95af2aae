import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = ['Art, Film, and Visual Studies', 'Économie', 'Film Studies', 'Computer Science'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const found = (typed: string): string[] => filterOptions(options, typed).map(({ label }) => label);

describe('filtering options by text', () => {
  it('shows everything without a text', () => {
    expect(found(' ')).toHaveLength(4);
  });

  it('matches words in any order', () => {
    expect(found('science comp')).toEqual(['Computer Science']);
  });

  it('puts options that start with the text first', () => {
    expect(found('film')).toEqual(['Film Studies', 'Art, Film, and Visual Studies']);
  });

  it('ignores accents', () => {
    expect(found('economie')).toEqual(['Économie']);
  });
});
