import { afterAll, expect, it, vi } from 'vitest';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';

// Test files of a worker share their modules: reload them here, with more entries in the filter table.
vi.resetModules();
vi.doMock(import('#features/catalogue/domain/search/filters/filter-table.ts'), async (importOriginal) => {
  const { FILTERS } = await importOriginal();
  const isSmallOnly = {
    control: 'switch',
    accepts: () => true,
    argument: { name: 'small_only', description: 'Small classes' },
  };
  const autumns = {
    control: 'multi-select',
    choices: 'terms',
    accepts: () => true,
    argument: { name: 'autumns', description: 'Terms', most: 2, longest: 10 },
  };
  return { FILTERS: { ...FILTERS, isSmallOnly, autumns } };
});
const { filtersAsked } = await import('./filters-asked.ts');
const { TOOLS } = await import('../../domain/tools.ts');

afterAll(() => {
  vi.doUnmock('#features/catalogue/domain/search/filters/filter-table.ts');
  vi.resetModules();
});

const { input } = TOOLS.search_courses;
const CATALOGUE = { university: { terms: [{ name: '2025 Fall' }, { name: '2026 Fall' }] } } as Catalogue;

it('reads a filter with an argument from the search tool’s input', () => {
  const asked = input.parse({ small_only: true, autumns: ['fall', 'winter'], exclude_taken: true });
  expect(filtersAsked(CATALOGUE, asked)).toEqual({
    given: { isSmallOnly: true, autumns: ['2025 Fall', '2026 Fall'], isUntakenOnly: true },
    unknown: ['winter'],
  });
  expect(filtersAsked(CATALOGUE, input.parse({ small_only: false }))).toEqual({ given: {}, unknown: [] });
});

it('validates the argument', () => {
  expect(input.safeParse({ small_only: 'yes' }).success).toBe(false);
  expect(input.safeParse({ autumns: ['a', 'b', 'c'] }).success).toBe(false);
  expect(input.safeParse({ autumns: ['a season too long'] }).success).toBe(false);
});

it('ignores filters without an argument', () => {
  expect(input.parse({ isQRatedOnly: true, rated: true })).toEqual({});
});
