import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { SharedContent, SharedField } from '../contract.ts';

export const shares = pgTable(
  'shares',
  {
    /** 128 random bits, base64url: knowing it grants access. */
    id: text().primaryKey(),
    /** Null only for the demonstration. */
    userId: uuid('user_id').references(() => owners.id, { onDelete: 'cascade' }),
    isDemo: boolean('is_demo').notNull().default(false),
    fields: jsonb().$type<SharedField[]>().notNull(),
    sessionId: uuid('session_id'),
    planVersionId: uuid('plan_version_id'),
    leftOut: jsonb('left_out').$type<string[]>().notNull(),
    /** Frozen at the time of sharing: the complete response to viewers. */
    content: jsonb().$type<SharedContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at'),
    opened: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    uniqueIndex('shares_one_demo')
      .on(table.isDemo)
      .where(sql`is_demo`),
  ],
);
