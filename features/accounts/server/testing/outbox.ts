import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Decodes quoted-printable (RFC 2045, section 6.7) in UTF-8. */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** The decoded mails in a product's outbox, oldest first. */
export const readOutbox = (dataDir: string): string[] => {
  const folder = path.join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => decoded(readFileSync(path.join(folder, name), 'utf8')));
};

export const mailsTo = (dataDir: string, address: string): string[] =>
  readOutbox(dataDir).filter((mail) => mail.includes(`To: ${address}`));

export const resetTokenOf = (mail: string): string => {
  const token = /\/reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
  if (!token) throw new Error('the mail has no reset link');
  return token;
};
