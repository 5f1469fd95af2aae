import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './database/instant.ts';

/** Uses in the current window of each limit, over all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** sha256 of the limit's name and subject, base64url: network and email addresses are not stored. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
