import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId } from '#platform/server/owners.tables.ts';
import type { Profile } from '../contract.ts';

export const profiles = pgTable('profiles', {
  userId: ownerId().primaryKey(),
  concentration: text().notNull(),
  secondaryField: text('secondary_field').notNull(),
  academicType: text('academic_type').$type<Profile['academic_type']>().notNull(),
  secondConcentration: text('second_concentration').notNull(),
  academicInterests: text('academic_interests').notNull(),
  year: text().$type<Profile['year']>().notNull(),
  coursesTaken: jsonb('courses_taken').$type<string[]>().notNull(),
  interests: jsonb().$type<Profile['interests']>().notNull(),
  learningPreferences: jsonb('learning_preferences').$type<Profile['learning_preferences']>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
