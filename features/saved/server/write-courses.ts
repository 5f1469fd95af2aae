import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { refuseOverQuota } from '#platform/server/quota.ts';
import type { CourseRow } from './saved.access.ts';
import { additionOfCourses } from './saved.quotas.ts';
import { savedCourses } from './saved.tables.ts';
import { stateDigest } from './state-digest.ts';

/** The digest is computed. */
type WrittenRow = Omit<CourseRow, 'seenDigest'>;

/**
 * Writes courses of one student, new or replacing those with their codes. The caller holds the lock on the owner's row.
 *
 * @throws Failure `quota_reached`
 */
export const writeCourses = async (tx: Db, rows: readonly [WrittenRow, ...WrittenRow[]]): Promise<void> => {
  await refuseOverQuota(tx, rows[0].userId, additionOfCourses(rows));
  const newest = new Map(rows.map((row) => [row.code, { ...row, seenDigest: stateDigest(row.seen) }]));
  // In one statement: the embedded database answers five hundred without letting anybody else be served.
  await tx
    .insert(savedCourses)
    .values([...newest.values()])
    .onConflictDoUpdate({ target: [savedCourses.userId, savedCourses.code], set: REPLACED });
};

const REPLACED = Object.fromEntries(
  (['note', 'labels', 'seen', 'seenDigest', 'revision', 'savedAt'] as const).map((key) => [
    key,
    sql`excluded.${sql.identifier(savedCourses[key].name)}`,
  ]),
);
