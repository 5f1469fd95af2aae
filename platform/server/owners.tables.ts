import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './database/instant.ts';
import { DEFAULT_PROVIDER, type Provider } from '#platform/contract/provider.ts';

/**
 * Everyone whose rows we hold. Each slice hangs what belongs to a student on this row with `on delete cascade`, so that
 * leaving is one delete that no slice can forget, and no slice needs another's tables for it.
 */
export const owners = pgTable('owners', {
  id: uuid().primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** The model vendor this student last chatted with: written by chatting, told when signing in. */
  provider: text().$type<Provider>().notNull().default(DEFAULT_PROVIDER),
});

/** A column that names the owner of a row. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });
