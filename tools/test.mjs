// `npm test`: installs, builds, finds or gets a browser, then runs everything that holds the product: types, lint,
// formatting, import rules, unused code, documents, unit, API (on each database engine there is) and browser tests.
// Ends with one line `N passed, N failed`; each check that is no test file counts as one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, install, pinnedNode, root } from './prepare.mjs';

await install();
await build();
const browser = await ensureBrowser();

const bin = path.join(root, 'node_modules', '.bin');
const results = mkdtempSync(path.join(os.tmpdir(), 'lectern-results-'));
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, LECTERN_BROWSER: browser };
let passed = 0;
let failed = 0;
/** What failed, to be named together at the end, where the last lines of a long log still show it. */
const failures = [];

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

const step = (title, command, args) => {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  process.stdout.write(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(started)} s)\n`);
  return status === 0;
};

/** Runs one check with its output held back until it ends, since its neighbours run beside it. */
const check = async ([title, command, args]) => {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  if (status === 0) passed++;
  else {
    failed++;
    failures.push(title);
  }
  process.stdout.write(
    `${status === 0 ? '' : `\n${output}`}── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(started)} s)\n`,
  );
};

/** Runs every check, as many at once as the machine has cores. */
const checkAll = async (checks) => {
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
};

/**
 * Runs a test runner that writes a JSON report, and counts from the report. `read` gives how many passed and the names
 * of those that failed. A runner that ended badly without naming a test counts as one failure.
 */
const suite = (title, command, args, report, read) => {
  const ok = step(title, command, args);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  if (!ok && counts.failed.length === 0) counts.failed.push(`${title} ended badly`);
  passed += counts.passed;
  failed += counts.failed.length;
  failures.push(...counts.failed);
};

/** The failed tests of Vitest's report, each with its file and the first line of its reason. */
const failedUnits = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${path.relative(root, name)} › ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason given'}`,
      ),
  );

/** The failed tests of Playwright's report. One that passes only when it is run again has failed. */
const failedJourneys = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedJourneys),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `e2e/${file}:${line} [${projectName}] › ${title}`),
  ),
];

await checkAll([
  ['Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Lint', 'oxlint', ['--quiet']],
  ['Types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['Types of the web app', 'tsc', ['-p', 'tsconfig.web.json']],
  ['Types of browser tests and benches', 'tsc', ['-p', 'tsconfig.browser.json']],
  ['Import rules', pinnedNode, ['tools/check-imports.mjs']],
  ['Unused code', 'knip', []],
  ['Migrations', pinnedNode, ['tools/check-migrations.mjs']],
  ['Paths in documents', pinnedNode, ['tools/check-documents.mjs']],
]);

const vitestReport = path.join(results, 'vitest.json');
suite(
  'Unit and API tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  (report) => ({ passed: report.numPassedTests, failed: failedUnits(report) }),
);

const playwrightReport = path.join(results, 'playwright.json');
env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
suite('Browser tests', 'playwright', ['test', '--reporter=list,json'], playwrightReport, (report) => ({
  passed: report.stats.expected,
  failed: failedJourneys(report),
}));

rmSync(results, { recursive: true, force: true });
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `- ${name}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
