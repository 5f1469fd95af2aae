import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { row } from '../../../domain/search/sample-rows.ts';
import { parseQuery } from '../../../domain/search/index/parse-query.ts';
import { useRenderedHits } from './use-rendered-hits.ts';

const answer = (text: string, count: number) => ({
  query: parseQuery(text),
  items: Array.from({ length: count }, (_, place) => ({ row: row(`${text} ${place}`, ''), words: [text] })),
});

/** The query of each rendered row, for every render that a new answer takes. */
const drawings = (before: ReturnType<typeof answer>, after: ReturnType<typeof answer>): string[][] => {
  const drawn: string[][] = [];
  const { rerender } = renderHook(
    (shown: typeof before) => {
      const hits = useRenderedHits(shown);
      drawn.push(hits.map(({ query }) => query.text));
    },
    { initialProps: before },
  );
  drawn.length = 0;
  rerender(after);
  return drawn;
};

describe('the rows of a new answer', () => {
  it('are rendered first if they are visible, in place of the previous answer’s, and then all', () => {
    const [first = [], ...later] = drawings(answer('old', 50), answer('new', 50));
    expect(first).toHaveLength(50);
    expect(first.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'new'));
    expect(new Set(first.slice(15))).toEqual(new Set(['old']));
    expect(later.at(-1)).toEqual(Array.from({ length: 50 }, () => 'new'));
  });

  it('are rendered below in one step where rows stand, and in steps of a few where none do', () => {
    const countsAfter = (before: number): number[] => [
      ...new Set(
        drawings(answer('old', before), answer('new', 50)).map(
          (drawn) => drawn.filter((text) => text === 'new').length,
        ),
      ),
    ];
    expect(countsAfter(50)).toEqual([15, 50]);
    expect(countsAfter(0)).toEqual([15, 25, 35, 45, 50]);
  });

  it('never keep more of the previous answer’s than the new one has', () => {
    for (const count of [0, 3, 20]) {
      const drawn = drawings(answer('old', 50), answer('new', count));
      expect(drawn.map(({ length }) => length)).toEqual(drawn.map(() => count));
    }
  });

  it('do not wait for rows that the previous answer did not have', () => {
    const [first = [], ...later] = drawings(answer('old', 2), answer('new', 30));
    expect(first).toHaveLength(15);
    expect(later.at(-1)).toHaveLength(30);
  });
});
