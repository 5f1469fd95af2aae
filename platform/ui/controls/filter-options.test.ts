import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = ['Art, Film, and Visual Studies', 'Économie', 'Film Studies', 'Computer Science'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const found = (typed: string): string[] => filterOptions(options, typed).map(({ label }) => label);

describe('narrowing a list by typing', () => {
  it('shows everything before a student types', () => {
    expect(found(' ')).toHaveLength(4);
  });

  it('finds words in any order', () => {
    expect(found('science comp')).toEqual(['Computer Science']);
  });

  it('puts first what begins with the typed text', () => {
    expect(found('film')).toEqual(['Film Studies', 'Art, Film, and Visual Studies']);
  });

  it('does not ask for accents', () => {
    expect(found('economie')).toEqual(['Économie']);
  });
});
