import type { Accounts } from '#features/accounts/server/accounts.context.ts';
import { openIdentityProvider } from '#features/accounts/server/federated/verify-google-token.ts';
import { pruneIdleAccounts } from '#features/accounts/server/account/prune-idle-accounts.ts';
import { pruneExpired } from '#features/accounts/server/prune-expired.ts';
import { sendQueuedMails } from '#features/accounts/server/mail/send-queued-mails.ts';
import type { Context } from '#platform/server/context.ts';
import { openMailer } from '#platform/server/mail/mailer.ts';
import { runEvery } from '#platform/server/run-every.ts';
import { ACCOUNT_DATA } from './account-data.ts';

const MAILS_EVERY_MS = 5_000;
const PRUNE_EVERY_MS = 10 * 60_000;

/**
 * Opens the dependencies of the accounts calls and starts their background jobs: queued mails and pruning of
 * expired rows and idle accounts.
 */
export const openAccounts = (
  { db, clock, log, settings }: Pick<Context, 'db' | 'clock' | 'log' | 'settings'>,
  productName: () => string,
  erasing: Accounts['erasing'],
): Accounts & { stop(): Promise<void> } => {
  const mailer = openMailer(settings, log);
  const mailParts = { db, clock, log, mailer, productName, publicUrl: settings.publicUrl };
  const mails = runEvery('queued mails', () => sendQueuedMails(mailParts), MAILS_EVERY_MS, log);
  const prune = async () => {
    await pruneExpired({ db, clock });
    await pruneIdleAccounts({ db, clock, log, erasing }, ACCOUNT_DATA);
  };
  const pruning = runEvery('pruning', prune, PRUNE_EVERY_MS, log);
  return {
    holdings: ACCOUNT_DATA,
    erasing,
    identityProvider: settings.google && openIdentityProvider(settings.google, { clock, log }),
    mails,
    stop: async () => {
      await Promise.all([mails.stop(), pruning.stop()]);
      mailer.close();
    },
  };
};
