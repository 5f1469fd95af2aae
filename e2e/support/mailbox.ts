import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const linkIn = (mail: string): string | undefined =>
  /\/reset-password\?token=[\w-]{43}/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];

/** Waits for a reset mail to the address in a product's outbox; returns the path of the newest link. */
export const mailedResetPath = async (dataDir: string, email: string): Promise<string> => {
  const outbox = path.join(dataDir, 'outbox');
  const find = (): string | undefined =>
    (existsSync(outbox) ? readdirSync(outbox).toSorted() : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
      .findLast((mail) => mail.includes(`To: ${email}`));
  await expect.poll(find).toBeDefined();
  const link = linkIn(find() ?? '');
  if (!link) throw new Error('the mail has no reset link');
  return link;
};
