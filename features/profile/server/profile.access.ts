import { eq } from 'drizzle-orm';
import { toOneLine } from '#platform/contract/text.ts';
import type { Db } from '#platform/server/database/store.ts';
import { EMPTY_PROFILE, type Profile } from '../contract.ts';
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

const toRow = (profile: Profile) => ({
  concentration: profile.concentration,
  secondaryField: profile.secondary_field,
  academicType: profile.academic_type,
  secondConcentration: profile.second_concentration,
  academicInterests: profile.academic_interests,
  year: profile.year,
  coursesTaken: profile.courses_taken,
  interests: profile.interests,
  learningPreferences: profile.learning_preferences,
});

/** The owner's profile; null if none was saved. */
export const findProfile = async (db: Db, userId: string): Promise<Profile | null> => {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? toProfile(row) : null;
};

/** The owner's profile, empty if none was saved, locked until the transaction ends: the first save of two forms, too. */
export const holdProfile = async (tx: Db, userId: string, now: Date): Promise<Profile> => {
  await tx
    .insert(profiles)
    .values({ userId, ...toRow(EMPTY_PROFILE), updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  if (!row) throw new Error('a profile that was just written is not there');
  return toProfile(row);
};

/** Replaces the owner's profile. */
export const writeProfile = async (tx: Db, userId: string, profile: Profile, now: Date): Promise<void> => {
  await tx
    .update(profiles)
    .set({ ...toRow(profile), updatedAt: now })
    .where(eq(profiles.userId, userId));
};
