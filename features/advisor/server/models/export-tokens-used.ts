import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { studentTokenUsage } from '../advisor.tables.ts';

/** A student's vendor tokens per day, as far as kept, for the account export. */
export const exportTokensUsed = (db: Db, userId: string): Promise<object[]> =>
  db
    .select({ day: studentTokenUsage.day, tokens: studentTokenUsage.tokens })
    .from(studentTokenUsage)
    .where(eq(studentTokenUsage.userId, userId))
    .orderBy(asc(studentTokenUsage.day));
