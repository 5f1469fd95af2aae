// `npm run test:random -- [--minutes N] [--seed N] [FILE…]`: runs the property tests with fresh seeds, for five
// minutes by default, and stops at the first counterexample. With --seed it runs them once, with that seed.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from './checks/checks.mjs';
import { install, root } from './prepare.mjs';
import { readVitest } from './test-reports.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes wants a number of minutes, not “${values.minutes}”`);
if (values.seed !== undefined && !Number.isSafeInteger(Number(values.seed)))
  throw new Error(`--seed wants a whole number, not “${values.seed}”`);

await install();

/** Test files with property tests. */
const filesWithProperties = () =>
  ['app', 'features', 'ingest', 'platform', 'tools']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"));

const files = positionals.length > 0 ? positionals : filesWithProperties();
const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-random-'));
const report = path.join(folder, 'vitest.json');

/** Runs the files once; on failure returns the runner's output and the failed files. */
const run = (seed) => {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    [
      'run',
      '--project=unit',
      '--project=web',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: root,
      env: { PROPERTY_FACTOR: '4', ...environment, PROPERTY_SEED: String(seed) },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  if (status === 0) return null;
  const failed = existsSync(report) ? readVitest(JSON.parse(readFileSync(report, 'utf8'))).failed : [];
  return { output: stdout + stderr, files: [...new Set(failed.map((name) => name.split(' › ')[0]))] };
};

const end = Date.now() + minutes * 60_000;
let rounds = 0;
let failure = null;
do {
  const seed = values.seed ?? randomInt(2 ** 31);
  const started = Date.now();
  failure = run(seed);
  rounds++;
  if (failure) process.stdout.write(`\n${failure.output}\n`);
  process.stdout.write(
    `── seed ${seed}: ${failure ? 'FAILED' : 'ok'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  if (failure)
    process.stdout.write(`Run it again: npm run test:random -- --seed ${seed} ${failure.files.join(' ')}\n`);
} while (!failure && values.seed === undefined && Date.now() < end);

rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${rounds} rounds of ${files.length} files, ${failure ? 1 : 0} failed\n`);
process.exit(failure ? 1 : 0);
