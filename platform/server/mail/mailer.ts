import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { runEvery } from '../run-every.ts';
import type { Settings } from '../settings.ts';
import { type Mailer, MailFailure, toMessage } from './mail.ts';
import { openOutbox, pruneOutbox } from './outbox.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

const toMailFailure = (error: unknown): MailFailure => {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  // RFC 5321: 5xx for a recipient is permanent. A rejected sender or login is a configuration error, so it is
  // retried.
  const isFinal = code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
  return new MailFailure(responseCode > 0 ? `${code} ${responseCode}` : code, isFinal);
};

const openServer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(from, mail)).catch((error: unknown) => {
        throw toMailFailure(error);
      });
    },
    close: () => transport.close(),
  };
};

const PRUNE_EVERY_MS = 3_600_000;

/**
 * Sends mails to the server in `SMTP_URL`, or otherwise writes them as `.eml` files to the outbox in the data folder.
 * Old mails are removed from the outbox in both cases: it may contain some from before the server was configured.
 */
export const openMailer = (
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Log,
): Mailer => {
  const folder = path.join(dataDir, 'outbox');
  const mailer = smtpUrl === null ? openOutbox(folder, mailFrom, log) : openServer(smtpUrl, mailFrom);
  const pruning = runEvery('removing old mails', () => pruneOutbox(folder), PRUNE_EVERY_MS, log);
  pruning.wake();
  return {
    send: (mail) => mailer.send(mail),
    close: () => {
      void pruning.stop();
      mailer.close();
    },
  };
};
