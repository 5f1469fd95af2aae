import type { Db } from '#platform/server/database/store.ts';
import { refuseOverQuota } from '#platform/server/quota.ts';
import { type CourseRow, ownedCourse } from './saved.access.ts';
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
  for (const row of rows) {
    const { userId, code, ...others } = row;
    const values = { ...others, seenDigest: stateDigest(row.seen) };
    const changed = await tx
      .update(savedCourses)
      .set(values)
      .where(ownedCourse(userId, code))
      .returning({ code: savedCourses.code });
    if (changed.length === 0) await tx.insert(savedCourses).values({ userId, code, ...values });
  }
};
