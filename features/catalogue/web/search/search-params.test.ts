import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/search/filters.ts';
import { readSearchParams, type CourseSearchParams, writeSearchParams } from './search-params.ts';

const PLAIN: CourseSearchParams = {
  text: '',
  filters: NO_FILTERS,
  page: 1,
  order: 'you',
  expansion: true,
  opened: null,
  picks: [],
  isComparing: false,
};
const ref = { tag: 'COMPSCI 50', classNumber: '12345' };

describe('the address of a search', () => {
  it('is empty for the screen as it opens', () => {
    expect(writeSearchParams(PLAIN).toString()).toBe('');
    expect(readSearchParams(new URLSearchParams())).toEqual(PLAIN);
  });

  it.each<Partial<CourseSearchParams>>([
    { text: '"data structures" & more' },
    { order: 'code' },
    { filters: { ...NO_FILTERS, terms: ['2025 Fall', '2026 Spring'], subjects: ['HIST-LIT'] } },
    { filters: { ...NO_FILTERS, isQRatedOnly: true, isScheduledOnly: true, days: ['M', 'Th'] } },
    { filters: { ...NO_FILTERS, isFittingOnly: true, isUntakenOnly: true } },
    { filters: { ...NO_FILTERS, workloadSort: 'low_to_high' } },
    { filters: { ...NO_FILTERS, workloadSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'low_to_high' }, page: 7 },
    { expansion: false, opened: ref },
    { picks: [ref, { tag: '6.1010', classNumber: null }], isComparing: true },
  ])('gives back the same view: %o', (changes) => {
    const view = { ...PLAIN, ...changes };
    expect(readSearchParams(new URLSearchParams(writeSearchParams(view).toString()))).toEqual(view);
  });

  it('may say anything without breaking the screen', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const view = readSearchParams(new URLSearchParams(query));
        expect(readSearchParams(writeSearchParams(view))).toEqual(view);
      }),
    );
  });

  it('drops what makes no sense', () => {
    const view = readSearchParams(
      new URLSearchParams('page=-3&day=X&day=Th&day=M&sort=best&term=&pick=A&pick=B&pick=C&pick=D&pick=E'),
    );
    expect(view).toEqual({
      ...PLAIN,
      filters: { ...NO_FILTERS, days: ['M', 'Th'] },
      picks: ['A', 'B', 'C', 'D'].map((tag) => ({ tag, classNumber: null })),
    });
  });
});
