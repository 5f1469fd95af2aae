import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { type Mailer, toMessage } from './mail.ts';

/** Mails contain a name and an address, so they do not stay in the outbox longer. */
const OUTBOX_MS = 7 * 24 * 3_600_000;

/** Removes outdated mails; does nothing if the folder does not exist. */
export const pruneOutbox = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((candidate) => /\.eml(\.part)?$/.test(candidate))) {
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > OUTBOX_MS) await rm(file, { force: true });
  }
};

/** A mailer that writes each mail to a separate file. */
export const openOutbox = (folder: string, from: string, log: Log): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(toMessage(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'no mail server is set: mail written to the outbox');
    },
    close: () => transport.close(),
  };
};
