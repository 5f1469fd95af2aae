import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './database/instant.ts';

/** How often something was done in the window that is running for it, over all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** sha256 of the limit's name and whom it counts, base64url: addresses and e-mails are not kept here. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
