import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Log } from '#platform/server/log.ts';
import { MailFailure, type Mailer } from '#platform/server/mail/mail.ts';
import { findUserByEmail } from '../accounts.access.ts';
import { queuedMails, resetTokens } from '../accounts.tables.ts';
import { RESET_LINK_MS } from '../reset/reset-expiry.ts';
import { resetMail } from './reset-mail.ts';
import { createToken, hashToken } from '../sign-in/tokens.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Longer than the mail server's timeouts; after it, mails of an instance that died are taken over. */
const LEASE_MS = 120 * SECOND_MS;
const AT_ONCE = 5;
const FIRST_RETRY_MS = 10 * SECOND_MS;
const LONGEST_RETRY_MS = 300 * SECOND_MS;
const GIVE_UP_MS = 24 * HOUR_MS;

export interface MailQueueParts {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  productName(): string;
  publicUrl: string;
}

type QueuedMail = typeof queuedMails.$inferSelect;

/** Leases the due mails to this instance. */
const takeDue = async ({ db, clock }: MailQueueParts): Promise<QueuedMail[]> => {
  const now = clock.now();
  const due = db
    .select({ id: queuedMails.id })
    .from(queuedMails)
    .where(lte(queuedMails.dueAt, now))
    .orderBy(asc(queuedMails.dueAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(queuedMails)
    .set({ attempts: sql`${queuedMails.attempts} + 1`, dueAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(queuedMails.id, due))
    .returning();
};

/** Matches the row only as this attempt leased it: after its lease, an instance changes nothing. */
const thisAttempt = ({ id, attempts }: QueuedMail) =>
  and(eq(queuedMails.id, id), eq(queuedMails.attempts, attempts));

const write = async ({ db, clock, productName, publicUrl }: MailQueueParts, { recipient }: QueuedMail) => {
  const user = await findUserByEmail(db, recipient);
  if (!user) return null;
  const token = createToken();
  await db.insert(resetTokens).values({
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: new Date(clock.now().getTime() + RESET_LINK_MS),
  });
  return resetMail(user.email, productName(), `${publicUrl}/reset-password?token=${token}`);
};

const attempt = async (parts: MailQueueParts, queued: QueuedMail): Promise<void> => {
  const { db, clock, log, mailer } = parts;
  const about = { mail: queued.id, template: queued.template, attempt: queued.attempts };
  try {
    const mail = await write(parts, queued);
    if (mail) await mailer.send(mail);
    await db.delete(queuedMails).where(thisAttempt(queued));
    // An address without an account must not appear in the log either.
    if (mail) log.info(about, 'mail sent');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const now = clock.now().getTime();
    if (error.isFinal || now - queued.createdAt.getTime() > GIVE_UP_MS) {
      await db.delete(queuedMails).where(thisAttempt(queued));
      log.error({ ...about, reason: error.code }, 'mail given up');
      return;
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (queued.attempts - 1), LONGEST_RETRY_MS);
    await db
      .update(queuedMails)
      .set({ dueAt: new Date(now + wait) })
      .where(thisAttempt(queued));
    log.warn({ ...about, reason: error.code, retryInSeconds: wait / SECOND_MS }, 'mail not sent, will retry');
  }
};

/** Sends every due mail; failed ones are retried at growing intervals, for a day. */
export const sendQueuedMails = async (parts: MailQueueParts): Promise<void> => {
  for (let due = await takeDue(parts); due.length > 0; due = await takeDue(parts)) {
    await Promise.all(due.map((queued) => attempt(parts, queued)));
  }
};
