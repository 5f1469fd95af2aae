import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './database/instant.ts';
import { DEFAULT_PROVIDER, type Provider } from '#platform/contract/provider.ts';

/**
 * One row per user. Every slice references it from its student data with `on delete cascade`, so that an account is
 * deleted with one statement, and no slice needs another's tables.
 */
export const owners = pgTable('owners', {
  id: uuid().primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** The model vendor of the student's last chat; returned at sign-in. */
  provider: text().$type<Provider>().notNull().default(DEFAULT_PROVIDER),
  /** Whether the course comparison opens automatically in the chat. */
  opensComparison: boolean('opens_comparison').notNull().default(true),
});

/** A column that references a row's owner. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });
