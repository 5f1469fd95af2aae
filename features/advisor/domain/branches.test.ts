import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchTo, type Link, newestBelow, versionsOf } from './branches.ts';

/**
 * q1 ─ r1 ─ q2 ─ r2
 *    │    └ q3 ─ r3
 *    └ r4
 * q4 ─ r5
 */
const LINKS: Link[] = [
  { id: 'q1', parentId: null },
  { id: 'r1', parentId: 'q1' },
  { id: 'q2', parentId: 'r1' },
  { id: 'r2', parentId: 'q2' },
  { id: 'q3', parentId: 'r1' },
  { id: 'r3', parentId: 'q3' },
  { id: 'r4', parentId: 'q1' },
  { id: 'q4', parentId: null },
  { id: 'r5', parentId: 'q4' },
];

describe('the branch to a message', () => {
  it('begins with the first question', () => {
    expect(branchTo(LINKS, 'r3')).toEqual(['q1', 'r1', 'q3', 'r3']);
    expect(branchTo(LINKS, 'q4')).toEqual(['q4']);
  });

  it('is empty before the first question', () => {
    expect(branchTo(LINKS, null)).toEqual([]);
  });
});

describe('newest message below a message', () => {
  it.each([
    ['q1', 'r4'],
    ['r1', 'r3'],
    ['q2', 'r2'],
    ['r5', 'r5'],
  ])('%s is %s', (id, newest) => {
    expect(newestBelow(LINKS, id)).toBe(newest);
  });
});

describe('versions', () => {
  it('are counted if there are several, and link to each other', () => {
    const versions = versionsOf(LINKS);
    expect(versions.get('q1')).toEqual({ place: 1, count: 2, previous: null, next: 'q4' });
    expect(versions.get('q3')).toEqual({ place: 2, count: 2, previous: 'q2', next: null });
    expect(versions.get('r4')).toEqual({ place: 2, count: 2, previous: 'r1', next: null });
    expect([...versions.keys()].toSorted()).toEqual(['q1', 'q2', 'q3', 'q4', 'r1', 'r4']);
  });
});

/** Conversations of any shape: each message follows an earlier one, or none. */
const conversations = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((picks) =>
  picks.map((pick, at): Link => {
    const parent = pick % (at + 1);
    return { id: `m${at}`, parentId: parent === at ? null : `m${parent}` };
  }),
);

it('in any conversation the newest message below one is on a branch through it, and is its end', () => {
  fc.assert(
    fc.property(conversations, fc.nat(), (links, pick) => {
      const { id } = links[pick % links.length]!;
      const newest = newestBelow(links, id);
      expect(branchTo(links, newest)).toContain(id);
      expect(links.filter(({ parentId }) => parentId === newest)).toEqual([]);
    }),
  );
});

it('in any conversation every version can be reached from every other', () => {
  fc.assert(
    fc.property(conversations, (links) => {
      const versions = versionsOf(links);
      for (const [id, { count }] of versions) {
        const reached = new Set<string>();
        let first: string | null = id;
        while (first !== null && versions.get(first)?.previous) first = versions.get(first)?.previous ?? null;
        for (let each: string | null = first; each !== null; each = versions.get(each)?.next ?? null)
          reached.add(each);
        expect(reached.size).toBe(count);
        expect(reached).toContain(id);
      }
    }),
  );
});
