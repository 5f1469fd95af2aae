import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { runEvery } from '../run-every.ts';
import type { Settings } from '../settings.ts';

export interface Mail {
  to: string;
  subject: string;
  /** The same content as plain text and as HTML. */
  text: string;
  html: string;
}

/** Sends mails, or writes them to the outbox if no server is configured. */
export interface Mailer {
  /**
   * Resolves once the server has accepted the mail, or the file is written.
   *
   * @throws MailFailure
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail was not accepted. The message contains only the server's code: its text often repeats the address. */
export class MailFailure extends Error {
  readonly code: string;
  /** The address is rejected permanently. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`the mail was not taken: ${code}`);
    this.name = 'MailFailure';
    this.code = code;
    this.isFinal = isFinal;
  }
}

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

const toMailFailure = (error: unknown): MailFailure => {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  // RFC 5321: 5xx for a recipient is permanent. A rejected sender or login is a configuration error, so it is
  // retried.
  const isFinal = code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
  return new MailFailure(responseCode > 0 ? `${code} ${responseCode}` : code, isFinal);
};

const message = (from: string, { to, subject, text, html }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'auto-submitted': 'auto-generated' },
});

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
      await transport.sendMail(message(from, mail)).catch((error: unknown) => {
        throw toMailFailure(error);
      });
    },
    close: () => transport.close(),
  };
};

/** Mails contain a name and an address, so they do not stay in the outbox longer. */
const OUTBOX_MS = 7 * 24 * 3_600_000;
const PRUNE_EVERY_MS = 3_600_000;

const pruneOutbox = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((candidate) => /\.eml(\.part)?$/.test(candidate))) {
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > OUTBOX_MS) await rm(file, { force: true });
  }
};

const openOutbox = (folder: string, from: string, log: Log): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'no mail server is set: mail written to the outbox');
    },
    close: () => transport.close(),
  };
};

/**
 * Sends mails to the server in `SMTP_URL`, or else writes them as `.eml` files to the outbox in the data folder. Old
 * mails leave the outbox in both cases: it may hold some from before the server was set.
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
