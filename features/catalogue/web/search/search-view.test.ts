import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/search/filters.ts';
import { readView, type SearchView, writeView } from './search-view.ts';

const PLAIN: SearchView = {
  text: '',
  filters: NO_FILTERS,
  page: 1,
  descriptions: false,
  opened: null,
  picks: [],
  isComparing: false,
};
const ref = { tag: 'COMPSCI 50', classNumber: '12345' };

describe('the address of a search', () => {
  it('is empty for the screen as it opens', () => {
    expect(writeView(PLAIN).toString()).toBe('');
    expect(readView(new URLSearchParams())).toEqual(PLAIN);
  });

  it.each<Partial<SearchView>>([
    { text: '"data structures" & more' },
    { filters: { ...NO_FILTERS, terms: ['2025 Fall', '2026 Spring'], subjects: ['HIST-LIT'] } },
    { filters: { ...NO_FILTERS, isQRatedOnly: true, isScheduledOnly: true, days: ['M', 'Th'] } },
    { filters: { ...NO_FILTERS, isFittingOnly: true, isUntakenOnly: true } },
    { filters: { ...NO_FILTERS, workloadSort: 'low_to_high' } },
    { filters: { ...NO_FILTERS, workloadSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'low_to_high' }, page: 7 },
    { descriptions: true, opened: ref },
    { picks: [ref, { tag: '6.1010', classNumber: null }], isComparing: true },
  ])('gives back the same view: %o', (changes) => {
    const view = { ...PLAIN, ...changes };
    expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  });

  it('may say anything without breaking the screen', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const view = readView(new URLSearchParams(query));
        expect(readView(writeView(view))).toEqual(view);
      }),
    );
  });

  it('drops what makes no sense', () => {
    const view = readView(
      new URLSearchParams('page=-3&day=X&day=Th&day=M&sort=best&term=&pick=A&pick=B&pick=C&pick=D&pick=E'),
    );
    expect(view).toEqual({
      ...PLAIN,
      filters: { ...NO_FILTERS, days: ['M', 'Th'] },
      picks: ['A', 'B', 'C', 'D'].map((tag) => ({ tag, classNumber: null })),
    });
  });
});
