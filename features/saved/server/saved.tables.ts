import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId } from '#platform/server/owners.tables.ts';
import type { CourseState } from '../contract.ts';

export const savedCourses = pgTable(
  'saved_courses',
  {
    userId: ownerId(),
    /** In the catalogue's spelling on the day it was saved. */
    code: text().notNull(),
    note: text().notNull(),
    labels: jsonb().$type<string[]>().notNull(),
    /** What the student knows of the course: notices are what differs from it. */
    seen: jsonb().$type<CourseState>().notNull(),
    /** Of `seen` (`stateDigest`): where it is that of today's state, nothing changed, and `seen` need not be read. */
    seenDigest: text('seen_digest'),
    /** Bytes of note, labels and `seen`. */
    size: integer().generatedAlwaysAs(
      sql`octet_length(note) + octet_length(labels::text) + octet_length(seen::text)`,
    ),
    /** Of note and labels. */
    revision: bigint({ mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** Ids are made by browsers: another student's may be the same, and must say nothing. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** Codes found when it was last opened; null where they were too many. */
    known: jsonb().$type<string[]>(),
    /** Of its name. */
    revision: bigint({ mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
