import { customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import type { Demo, Programs, Subject, SynonymRule, University } from '../domain/pack/shapes.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A loaded pack; `version` is the hash of its content, so the same pack is never written twice. */
export const catalogueVersions = pgTable('catalogue_versions', {
  version: text().primaryKey(),
  university: jsonb().$type<University>().notNull(),
  subjects: jsonb().$type<Subject[]>().notNull(),
  programs: jsonb().$type<Programs>().notNull(),
  demo: jsonb().$type<Demo>(),
  synonyms: jsonb().$type<SynonymRule[]>().notNull().default([]),
  /**
   * Every course as returned by `GET api/courses`, compressed with brotli. The catalogue is always read as a whole, so
   * it is one value: an instance starts by reading one row instead of ten thousand.
   */
  courses: bytes().notNull(),
  loadedAt: instant('loaded_at').notNull(),
});

/** One row: the version that every instance serves. */
export const catalogueCurrent = pgTable('catalogue_current', {
  id: integer().primaryKey(),
  version: text()
    .notNull()
    .references(() => catalogueVersions.version),
  changedAt: instant('changed_at').notNull(),
});
