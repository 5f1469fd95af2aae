import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCourses } from './match-courses.ts';

const COURSES = [0, 1, 2, 3, 4, 5];
const problem = fc
  .array(fc.record({ accepts: fc.subarray(COURSES), places: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 4,
  })
  .chain((groups) =>
    fc.record({
      accepts: fc.constant(groups.map((group) => group.accepts)),
      places: fc.constant(groups.map((group) => group.places)),
      order: fc.shuffledSubarray(
        groups.map((_, at) => at),
        { minLength: groups.length },
      ),
    }),
  );

/** Tries every assignment of courses to groups; returns the largest, ties broken by group order. */
function bestByTryingAll(accepts: number[][], places: number[], order: number[]): number[] {
  let best: number[] = order.map(() => 0);
  const used = accepts.map(() => 0);
  const better = (a: number[], b: number[]): boolean => {
    const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);
    if (total(a) !== total(b)) return total(a) > total(b);
    const at = a.findIndex((count, index) => count !== b[index]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  const tryFrom = (course: number): void => {
    if (course === COURSES.length) {
      const counts = order.map((group) => used[group] ?? 0);
      if (better(counts, best)) best = counts;
      return;
    }
    tryFrom(course + 1);
    accepts.forEach((list, group) => {
      const taken = used[group] ?? 0;
      if (!list.includes(course) || taken >= (places[group] ?? 0)) return;
      used[group] = taken + 1;
      tryFrom(course + 1);
      used[group] = taken;
    });
  };
  tryFrom(0);
  return best;
}

describe('assigning courses to requirement groups', () => {
  it('fills as many places as an exhaustive search, with the same priority', () => {
    fc.assert(
      fc.property(problem, ({ accepts, places, order }) => {
        const placed = matchCourses(accepts, places, order);
        expect(order.map((group) => placed[group]?.length)).toEqual(bestByTryingAll(accepts, places, order));
      }),
      { numRuns: 400 },
    );
  });

  it('assigns no course twice, to a group that refuses it, or beyond the places', () => {
    fc.assert(
      fc.property(problem, ({ accepts, places, order }) => {
        const placed = matchCourses(accepts, places, order);
        const all = placed.flat();
        expect(new Set(all).size).toBe(all.length);
        placed.forEach((courses, group) => {
          expect(courses.length).toBeLessThanOrEqual(places[group] ?? 0);
          for (const course of courses) expect(accepts[group]).toContain(course);
        });
      }),
    );
  });

  it('is bounded by the number of courses if a group has a billion places', () => {
    expect(matchCourses([[0, 1]], [1_000_000_000], [0])).toEqual([[0, 1]]);
  });

  it('solves a long chain in which every course must move', () => {
    const length = 400;
    const accepts = Array.from({ length }, (_, group) => (group === 0 ? [0] : [group - 1, group]));
    const order = accepts.map((_, group) => length - 1 - group);
    const placed = matchCourses(
      accepts,
      Array.from({ length }, () => 1),
      order,
    );
    expect(placed.every((courses) => courses.length === 1)).toBe(true);
  });
});
