import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'lectern-generate-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const inScratch = (...parts: string[]) => path.join(scratch, ...parts);
const JOURNAL = inScratch('migrations/meta/_journal.json');
const readJournal = () => JSON.parse(readFileSync(JOURNAL, 'utf8'));

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inScratch('tools', script), ...args], {
    cwd: scratch,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
};

const readMigrations = () =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: inScratch('migrations') })
      .concat('SHA256SUMS')
      .map((file) => [file, readFileSync(inScratch('migrations', file), 'utf8')]),
  );

beforeAll(() => {
  for (const part of ['features', 'platform', 'migrations', 'package.json', 'drizzle.config.ts'])
    cpSync(path.join(root, part), inScratch(part), { recursive: true });
  for (const tool of ['generate-migration.mjs', 'checks/check-migrations.mjs'])
    cpSync(path.join(root, 'tools', tool), inScratch('tools', tool));
  symlinkSync(path.join(root, 'node_modules'), inScratch('node_modules'));
});

describe('npm run db:generate', () => {
  it('requires a descriptive name', () => {
    const before = readMigrations();
    for (const args of [[], ['Two words'], ['--custom']])
      expect(run('generate-migration.mjs', ...args)).toEqual({
        status: 1,
        output:
          'Say what the migration does, in small letters, digits and _: npm run db:generate -- add_course_notes\n',
      });
    expect(readMigrations()).toEqual(before);
  });

  it('reports that there is nothing to change, and writes nothing', () => {
    const before = readMigrations();
    const { status, output } = run('generate-migration.mjs', 'add_nothing');
    expect(output).toMatch(/No schema changes, nothing to migrate/);
    expect(status).toBe(0);
    expect(readMigrations()).toEqual(before);
  });

  it('adds the next number, even if the clock is behind', () => {
    const journal = readJournal();
    const future = Date.now() + 86_400_000;
    journal.entries.at(-1).when = future;
    writeFileSync(JOURNAL, JSON.stringify(journal));
    const before = readMigrations();
    writeFileSync(
      inScratch('features/profile/server/notes.tables.ts'),
      `import { pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from '#platform/server/owners.tables.ts';
export const notes = pgTable('notes', { userId: ownerId().primaryKey(), note: text().notNull() });
`,
    );
    expect(run('checks/check-migrations.mjs').output).toMatch(
      /the tables files and the last migration do not say/,
    );

    const { status, output } = run('generate-migration.mjs', 'add_notes');
    expect(status, output).toBe(0);
    const tag = `${String(journal.entries.length).padStart(4, '0')}_add_notes`;
    expect(readJournal().entries).toEqual([
      ...journal.entries,
      expect.objectContaining({ tag, when: future + 1 }),
    ]);
    const after = readMigrations();
    expect(after[`${tag}.sql`]).toMatch(/^CREATE TABLE "notes"/);
    expect(after['SHA256SUMS']!.startsWith(before['SHA256SUMS']!)).toBe(true);
    const committed = Object.keys(before).filter((file) => !/_journal\.json$|SHA256SUMS$/.test(file));
    for (const file of committed) expect(after[file]).toBe(before[file]);
    expect(readdirSync(inScratch('migrations')).length).toBe(
      readdirSync(path.join(root, 'migrations')).length + 1,
    );
    expect(run('checks/check-migrations.mjs')).toEqual({ status: 0, output: '' });
  });

  it('fails if drizzle-kit would have to ask whether a column was renamed', () => {
    const file = inScratch('features/profile/server/notes.tables.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('note: text()', 'remark: text()'));
    const before = readMigrations();
    const { status, output } = run('generate-migration.mjs', 'rename_note');
    expect(output).toMatch(/Interactive prompts require a TTY/);
    expect(status).toBe(1);
    expect(readMigrations()).toEqual(before);
  });
});
