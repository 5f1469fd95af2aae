import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId } from '#platform/server/owners.tables.ts';
import type { PlanContent } from '../contract.ts';

/** Ids are made by browsers: another student's may be the same, and must say nothing. */
export const planVersions = pgTable(
  'plan_versions',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    term: text().notNull(),
    name: text().notNull(),
    /** From 0 within the term, without gaps. */
    position: integer().notNull(),
    isFront: boolean('is_front').notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    edits: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index().on(table.userId, table.term),
    uniqueIndex('plan_versions_one_front')
      .on(table.userId, table.term)
      .where(sql`is_front`),
  ],
);

export const planItems = pgTable(
  'plan_items',
  {
    userId: ownerId(),
    versionId: uuid('version_id').notNull(),
    id: uuid().notNull(),
    /** In the order of adding; with gaps. */
    position: integer().notNull(),
    /** What a version has once: `course:COMPSCI 50`, `wish:few_gaps`; null for anything else. */
    slot: text(),
    /** The version's `edits` when it was last changed. */
    revision: bigint({ mode: 'number' }).notNull(),
    content: jsonb().$type<PlanContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.versionId, table.id] }),
    foreignKey({
      columns: [table.userId, table.versionId],
      foreignColumns: [planVersions.userId, planVersions.id],
    }).onDelete('cascade'),
    unique().on(table.userId, table.versionId, table.slot),
  ],
);

/** Addresses from which calendars read a version. */
export const planFeeds = pgTable(
  'plan_feeds',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    versionId: uuid('version_id').notNull(),
    /** sha256 of what the address holds: whoever reads the database cannot read the calendar by it. */
    tokenHash: text('token_hash').notNull().unique(),
    withOwnHours: boolean('with_own_hours').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.versionId],
      foreignColumns: [planVersions.userId, planVersions.id],
    }).onDelete('cascade'),
    index().on(table.userId, table.versionId),
  ],
);
