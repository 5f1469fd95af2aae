import { eq } from 'drizzle-orm';
import { toOneLine } from '#platform/contract/text.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Profile } from '../contract.ts';
import { profiles } from './profile.tables.ts';

/** An earlier release stored line breaks in single-line fields; they are replaced on reading. */
const toProfile = (row: typeof profiles.$inferSelect): Profile => ({
  concentration: toOneLine(row.concentration),
  secondary_field: toOneLine(row.secondaryField),
  academic_type: row.academicType,
  second_concentration: toOneLine(row.secondConcentration),
  academic_interests: row.academicInterests,
  year: row.year,
  courses_taken: row.coursesTaken.map(toOneLine),
  interests: row.interests,
  learning_preferences: row.learningPreferences,
});

/** The owner's profile; null if none was saved. */
export const findProfile = async (db: Db, userId: string): Promise<Profile | null> => {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? toProfile(row) : null;
};

/** The owner's profile, locked until the transaction ends; null if none was saved. */
export const holdProfile = async (tx: Db, userId: string): Promise<Profile | null> => {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  return row ? toProfile(row) : null;
};
