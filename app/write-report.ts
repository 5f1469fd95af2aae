import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { readReport } from '#features/advisor/server/report/read-report.ts';
import { redactQuestion } from '#features/advisor/server/report/redact-question.ts';
import { reportText } from '#features/advisor/server/report/report-text.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/store.ts';

/** Length of the period it covers. */
const DAYS = 30;

/**
 * The operator's report on how questions were answered (docs/operating.md): counts of groups of at least five students,
 * no names and no addresses.
 *
 * @param now the end of the period
 */
export const writeReport = async (db: Db, now = new Date()): Promise<string> => {
  const redact = async (text: string, userId: string): Promise<string> => {
    const [user] = await db
      .select({ first: users.firstName, last: users.lastName })
      .from(users)
      .where(eq(users.id, userId));
    return redactQuestion(text, user ? [user.first, user.last] : []);
  };
  return reportText(await readReport(db, { since: new Date(now.getTime() - DAYS * DAY_MS), now, redact }));
};
