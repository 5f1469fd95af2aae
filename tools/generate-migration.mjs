// `npm run db:generate -- NAME`: writes the next numbered migration, with the changes of the tables files since the
// last one. Extends drizzle-kit by a check of the name, a time later than the last migration's, and a checksum that
// detects later edits.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const DRIZZLE_KIT = 'node_modules/drizzle-kit/bin.cjs';
const JOURNAL = 'migrations/meta/_journal.json';
const readJournal = () => JSON.parse(readFileSync(JOURNAL, 'utf8'));

const [name = '', ...options] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
  console.error(
    'Say what the migration does, in small letters, digits and _: npm run db:generate -- add_course_notes',
  );
  process.exit(1);
}

const before = readJournal().entries.length;
const { status } = spawnSync(process.execPath, [DRIZZLE_KIT, 'generate', '--name', name, ...options], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const journal = readJournal();
const added = journal.entries[before];
// drizzle-kit exits with 0 even if it could not ask whether a column was renamed.
if (!added) {
  const { isUpToDate } = await import('./checks/check-migrations.mjs');
  process.exit((await isUpToDate()) ? 0 : 1);
}
// The start runs only migrations with a later time than the last applied one; with a slow clock this one would never
// run.
const previous = journal.entries[before - 1]?.when ?? 0;
if (added.when <= previous) {
  added.when = previous + 1;
  writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
}
const file = `${added.tag}.sql`;
const sum = createHash('sha256')
  .update(readFileSync(`migrations/${file}`))
  .digest('hex');
appendFileSync('migrations/SHA256SUMS', `${sum}  ${file}\n`);
