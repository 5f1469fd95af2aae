import { and, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import { type Addition, fullSizeOf, MEGABYTE, type Quota } from '#platform/server/quota.ts';
import { MAX_BLOCKS, MAX_PLANNED_COURSES, MAX_VERSIONS, type PlanContent } from '../contract.ts';
import { MAX_FEEDS } from '../feed.contract.ts';
import { planFeeds, planItems, planVersions } from './planning.tables.ts';

/** Over all terms. */
const MOST_VERSIONS = 100;
const MOST_ITEMS = 4_000;

const VERSIONS: Quota = {
  table: planVersions,
  owner: planVersions.userId,
  size: sql`pg_column_size(${planVersions.name}) + pg_column_size(${planVersions.term})`,
  mostRows: MOST_VERSIONS,
  mostBytes: MEGABYTE,
  sentences: {
    rows: `You have ${MOST_VERSIONS} versions in all terms. Delete one to make another.`,
    bytes: 'The names of your versions take up all the room there is for them. Delete one to make room.',
  },
};

const ITEMS: Quota = {
  table: planItems,
  owner: planItems.userId,
  size: fullSizeOf(planItems.content),
  mostRows: MOST_ITEMS,
  mostBytes: 4 * MEGABYTE,
  sentences: {
    rows: 'Your plans hold as much as one student can keep. Delete versions that you no longer need.',
    bytes: 'Your plans take up all the room there is for them. Delete versions that you no longer need.',
  },
};

const FEEDS: Quota = {
  table: planFeeds,
  owner: planFeeds.userId,
  size: sql`pg_column_size(${planFeeds.tokenHash})`,
  mostRows: MAX_FEEDS,
  mostBytes: MEGABYTE,
  sentences: {
    rows: `You have ${MAX_FEEDS} calendar addresses. Revoke one to make another.`,
    bytes: 'Your calendar addresses take up all the room there is for them. Revoke one to make another.',
  },
};

export const additionOfFeed = (tokenHash: string): Addition => ({
  quota: FEEDS,
  rows: 1,
  bytes: Buffer.byteLength(tokenHash),
});

export const additionOfVersion = ({ name, term }: { name: string; term: string }): Addition => ({
  quota: VERSIONS,
  rows: 1,
  bytes: Buffer.byteLength(name) + Buffer.byteLength(term),
});

/**
 * How much written items add to the student's storage.
 *
 * @param replaced ids of the version's items that are overwritten
 */
export const additionOfItems = (
  contents: readonly PlanContent[],
  versionId: string,
  replaced: readonly string[] = [],
): Addition => ({
  quota: ITEMS,
  rows: contents.length,
  bytes: contents.reduce((bytes, content) => bytes + Buffer.byteLength(JSON.stringify(content)), 0),
  ...(replaced.length === 0 ? {} : { replacing: replacedItems(versionId, replaced) }),
});

const replacedItems = (versionId: string, ids: readonly string[]) => {
  const replaced = and(eq(planItems.versionId, versionId), inArray(planItems.id, [...ids]));
  if (!replaced) throw new Error('no items are replaced');
  return replaced;
};

/** @throws Failure `quota_reached` if the term already has the maximum of versions */
export const refuseMoreVersions = (term: string, count: number): void => {
  if (count >= MAX_VERSIONS)
    throw new Failure(
      'quota_reached',
      `You have ${MAX_VERSIONS} versions for ${term}. Delete one to make another.`,
    );
};

const BOUNDS: readonly { kinds: readonly PlanContent['kind'][]; most: number; sentence: string }[] = [
  {
    kinds: ['course', 'own_course'],
    most: MAX_PLANNED_COURSES,
    sentence: `A version holds at most ${MAX_PLANNED_COURSES} courses. Remove one to add another.`,
  },
  {
    kinds: ['block'],
    most: MAX_BLOCKS,
    sentence: `A version holds at most ${MAX_BLOCKS} blocks of your own. Remove one to add another.`,
  },
];

/**
 * @param before the version's previous items; if it already had too many, they may be changed and removed
 * @throws Failure `quota_reached` if it has more than a version may
 */
export const refuseOverfull = (before: readonly PlanContent[], after: readonly PlanContent[]): void => {
  for (const { kinds, most, sentence } of BOUNDS) {
    const count = (contents: readonly PlanContent[]) =>
      contents.filter(({ kind }) => kinds.includes(kind)).length;
    if (count(after) > most && count(after) > count(before)) throw new Failure('quota_reached', sentence);
  }
};
