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
const KEPT_IN = path.join(root, '.cache/embedded-template');

/** A name for what the database would be: by the engine, whose version is pinned, and by what is done to a new one. */
const keyOf = (): string => {
  const key = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of globSync(`${MIGRATIONS_FOLDER}/**/*.{sql,json}`).sort()) key.update(readFileSync(file));
  return key.digest('hex').slice(0, 16);
};

/** Makes the template unless there is one. Whoever finds another's at the end, made meanwhile, takes that. */
const make = async (): Promise<string> => {
  const template = path.join(KEPT_IN, keyOf());
  if (existsSync(template)) return template;
  mkdirSync(KEPT_IN, { recursive: true });
  const own = mkdtempSync(path.join(KEPT_IN, 'new-'));
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
 * Puts an empty, migrated embedded database into a data folder. To make one takes some seconds, a copy a fraction of
 * one: the first is kept beside what else the checkout has built.
 */
export const copyEmbeddedDatabase = async (dataDir: string): Promise<void> => {
  template ??= make();
  cpSync(path.join(await template, 'database'), path.join(dataDir, 'database'), { recursive: true });
};
