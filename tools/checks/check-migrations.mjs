// Checks the migrations, which existing databases have already run: committed ones are unchanged, they run in order,
// and together they create the tables in the code.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import configuration from '../../drizzle.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DRIZZLE_KIT = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const readEntries = (folder) => readJson(folder, 'meta/_journal.json').entries;

const readTables = async () => {
  const files = globSync(configuration.schema, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, file)).href)));
  const exported = modules.flatMap((module, index) =>
    Object.entries(module).map(([name, value]) => [`${index} ${name}`, value]),
  );
  return Object.fromEntries(exported);
};

/**
 * Whether a new migration would be empty: the tables files match the last snapshot.
 *
 * @param {string} [folder] the migrations
 */
export const isUpToDate = async (folder = path.join(root, 'migrations')) => {
  const { idx } = readEntries(folder).at(-1);
  const {
    id: _id,
    prevId: _prevId,
    ...written
  } = readJson(folder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`);
  const { id: _newId, prevId: _newPrevId, ...wanted } = generateDrizzleJson(await readTables());
  return isDeepStrictEqual(JSON.parse(JSON.stringify(wanted)), written);
};

const sumFaults = (folder) => {
  const lines = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const sums = new Map(lines.map((line) => line.split('  ').reverse()));
  const files = globSync('*.sql', { cwd: folder }).sort();
  const lost = [...sums.keys()].filter((file) => !files.includes(file));
  return [
    ...lost.map((file) => `${file} is gone: databases went through it. Put it back.`),
    ...files.flatMap((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      return sums.get(file) === sum
        ? []
        : [
            `${file} is not what SHA256SUMS says. A committed migration never changes: put it back, then run ` +
              `"npm run db:generate -- NAME". For one that is not committed yet, write its new sum there (sha256sum ${file}).`,
          ];
    }),
  ];
};

const orderFaults = (folder) => {
  const entries = readEntries(folder);
  const files = globSync('*.sql', { cwd: folder }).sort();
  return [
    ...(isDeepStrictEqual(
      entries.map(({ tag }) => `${tag}.sql`),
      files,
    )
      ? []
      : ['meta/_journal.json and the SQL files do not name the same migrations.']),
    ...entries
      .filter(({ when }, index) => when <= (entries[index - 1]?.when ?? 0))
      .map(
        ({ tag }) =>
          `${tag} is not later than the one before it, so no start would run it. Take it out and generate it anew.`,
      ),
  ];
};

const snapshotFaults = (folder) => {
  try {
    // drizzle-kit treats even an absolute path as relative.
    const out = path.relative(root, folder);
    execFileSync(process.execPath, [DRIZZLE_KIT, 'check', '--dialect', configuration.dialect, '--out', out], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    return [
      `drizzle-kit check: ${error.stdout}${error.stderr}Where two branches added one each, take yours out and generate it anew.`,
    ];
  }
};

/**
 * @param {string} [folder] the migrations
 * @returns {Promise<string[]>} the problems found, each with what to do
 */
export const findMigrationFaults = async (folder = path.join(root, 'migrations')) => [
  ...sumFaults(folder),
  ...orderFaults(folder),
  ...snapshotFaults(folder),
  ...((await isUpToDate(folder))
    ? []
    : [
        'the tables files and the last migration do not say the same. Run "npm run db:generate -- NAME" and commit what it writes.',
      ]),
];

if (import.meta.filename === process.argv[1]) {
  const faults = await findMigrationFaults();
  for (const fault of faults) console.error(`migrations: ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}
