import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { studentTokenUsage } from '../advisor.tables.ts';

/** The vendor tokens counted for a student on each of the last days, for the account's export. */
export const exportTokensUsed = (db: Db, userId: string): Promise<object[]> =>
  db
    .select({ day: studentTokenUsage.day, tokens: studentTokenUsage.tokens })
    .from(studentTokenUsage)
    .where(eq(studentTokenUsage.userId, userId))
    .orderBy(asc(studentTokenUsage.day));
