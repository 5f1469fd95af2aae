import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pageOf } from './paging.ts';

const list = (length: number): number[] => Array.from({ length }, (_, place) => place);

describe('pages of results', () => {
  it('have 50 courses', () => {
    const second = pageOf(list(120), 2);
    expect(second.items).toEqual(list(120).slice(50, 100));
    expect(second).toMatchObject({ page: 2, pages: 3, total: 120, isFirst: false, isLast: false });
    expect(pageOf(list(120), 3)).toMatchObject({ isLast: true });
  });

  it('are clamped to the first and last page', () => {
    expect(pageOf(list(120), 9)).toMatchObject({ page: 3 });
    for (const page of [0, -4, Number.NaN])
      expect(pageOf(list(120), page)).toMatchObject({ page: 1, isFirst: true });
    expect(pageOf([], 1)).toMatchObject({ items: [], page: 1, pages: 1, isFirst: true, isLast: true });
  });

  it('together make up the list', () => {
    fc.assert(
      fc.property(fc.nat(500), (length) => {
        const { pages } = pageOf(list(length), 1);
        expect(list(pages).flatMap((page) => pageOf(list(length), page + 1).items)).toEqual(list(length));
        expect(pages).toBe(Math.max(1, Math.ceil(length / PAGE_SIZE)));
      }),
    );
  });
});
