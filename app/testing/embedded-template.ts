import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { MIGRATIONS_FOLDER } from '#platform/server/database/migrations.ts';
import { createLog } from '#platform/server/log.ts';

const root = path.resolve(import.meta.dirname, '../..');
const CACHE_FOLDER = path.join(root, '.cache/embedded-template');

/** Cache key: the lockfile, which pins the engine's version, and everything applied to a new database. */
const keyOf = (): string => {
  const key = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of globSync(`${MIGRATIONS_FOLDER}/**/*.{sql,json}`).sort()) key.update(readFileSync(file));
  return key.digest('hex').slice(0, 16);
};

/** Creates the template unless it exists. If a concurrent process finishes first, its template is used. */
const createTemplate = async (): Promise<string> => {
  const template = path.join(CACHE_FOLDER, keyOf());
  if (existsSync(template)) return template;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const own = mkdtempSync(path.join(CACHE_FOLDER, 'new-'));
  const store = await openEmbedded(own, createLog('silent'));
  await store.close();
  try {
    renameSync(own, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(own, { recursive: true });
  }
  return template;
};

let template: Promise<string> | undefined;

/**
 * Copies an empty, migrated embedded database into a data folder. Creating one takes seconds, a copy a fraction of
 * one, so the first is cached in the checkout.
 */
export const copyEmbeddedDatabase = async (dataDir: string): Promise<void> => {
  template ??= createTemplate();
  cpSync(path.join(await template, 'database'), path.join(dataDir, 'database'), { recursive: true });
};
