import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, like the other checks
import { findMigrationFaults } from './check-migrations.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const copyMigrations = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-migrations-'));
  folders.push(folder);
  cpSync(path.join(root, 'migrations'), folder, { recursive: true });
  return folder;
};

const journalOf = (folder: string) => path.join(folder, 'meta/_journal.json');
const readJournal = (folder: string) => JSON.parse(readFileSync(journalOf(folder), 'utf8'));

/** Adds a handwritten migration, without a checksum. */
const addMigration = (folder: string, { tag, when }: { tag: string; when: number }) => {
  const journal = readJournal(folder);
  const last = journal.entries.at(-1);
  const idx = last.idx + 1;
  journal.entries.push({ ...last, idx, when, tag });
  writeFileSync(journalOf(folder), JSON.stringify(journal));
  writeFileSync(path.join(folder, `${tag}.sql`), 'select 1;');
  const snapshotOf = (n: number) => path.join(folder, 'meta', `${String(n).padStart(4, '0')}_snapshot.json`);
  const snapshot = JSON.parse(readFileSync(snapshotOf(last.idx), 'utf8'));
  writeFileSync(snapshotOf(idx), JSON.stringify({ ...snapshot, id: randomUUID(), prevId: snapshot.id }));
  return { snapshot: snapshotOf(idx), previous: snapshotOf(last.idx) };
};

describe('the migrations', () => {
  it('are unchanged, in order, and match the tables files', async () => {
    expect(await findMigrationFaults()).toEqual([]);
  });

  it('are rejected if a committed one was edited', async () => {
    const folder = copyMigrations();
    appendFileSync(path.join(folder, '0000_first.sql'), '\n-- harmless');
    expect(await findMigrationFaults(folder)).toEqual([
      expect.stringMatching(/^0000_first\.sql is not what SHA256SUMS says\. .* never changes: put it back/),
    ]);
  });

  it('are rejected if one was removed', async () => {
    const folder = copyMigrations();
    rmSync(path.join(folder, '0000_first.sql'));
    expect(await findMigrationFaults(folder)).toEqual([
      expect.stringMatching(/^0000_first\.sql is gone/),
      expect.stringMatching(/^meta\/_journal\.json and the SQL files do not name the same/),
    ]);
  });

  it('are rejected if one lacks its checksum, or has a time that keeps it from running', async () => {
    const folder = copyMigrations();
    const { when } = readJournal(folder).entries.at(-1);
    addMigration(folder, { tag: '9998_late', when: when + 1 });
    addMigration(folder, { tag: '9999_early', when: when - 1 });
    expect(await findMigrationFaults(folder)).toEqual([
      expect.stringMatching(/^9998_late\.sql is not what SHA256SUMS says/),
      expect.stringMatching(/^9999_early\.sql is not what SHA256SUMS says/),
      expect.stringMatching(/^9999_early is not later than the one before it/),
    ]);
  });

  it('are rejected if two branches added one each', async () => {
    const folder = copyMigrations();
    const { when } = readJournal(folder).entries.at(-1);
    const { snapshot, previous } = addMigration(folder, { tag: '9999_other', when: when + 1 });
    const { prevId } = JSON.parse(readFileSync(previous, 'utf8'));
    writeFileSync(snapshot, JSON.stringify({ ...JSON.parse(readFileSync(snapshot, 'utf8')), prevId }));
    expect(await findMigrationFaults(folder)).toContainEqual(
      expect.stringMatching(/^drizzle-kit check: [^]*collision[^]*take yours out and generate it anew/),
    );
  });

  it('are rejected if a table was changed without generating a migration', async () => {
    const folder = copyMigrations();
    const { idx } = readJournal(folder).entries.at(-1);
    const file = path.join(folder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`);
    const snapshot = JSON.parse(readFileSync(file, 'utf8'));
    delete snapshot.tables[Object.keys(snapshot.tables)[0]!];
    writeFileSync(file, JSON.stringify(snapshot));
    expect(await findMigrationFaults(folder)).toEqual([
      expect.stringMatching(/^the tables files and the last migration do not say the same/),
    ]);
  });
});
