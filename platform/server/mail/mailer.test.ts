import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { openMailer } from './mailer.ts';

const DAY_MS = 24 * 3_600_000;

it.each([null, 'smtp://127.0.0.1:9'])(
  'removes only mails older than seven days from the outbox (%s)',
  async (smtpUrl) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const inOutbox = (name: string) => path.join(dataDir, 'outbox', name);
    mkdirSync(inOutbox(''));
    for (const [name, days] of Object.entries({ 'old.eml': 7.1, 'new.eml': 6.9, 'notes.txt': 30 })) {
      writeFileSync(inOutbox(name), 'Dear Ada');
      const at = new Date(Date.now() - days * DAY_MS);
      utimesSync(inOutbox(name), at, at);
    }
    const mailer = openMailer({ smtpUrl, mailFrom: 'a@alder.example', dataDir }, createLog('silent'));
    onTestFinished(() => mailer.close());
    await expect.poll(() => existsSync(inOutbox('old.eml'))).toBe(false);
    expect(existsSync(inOutbox('new.eml'))).toBe(true);
    expect(existsSync(inOutbox('notes.txt'))).toBe(true);
  },
);
