// `npm test`: installs, builds, finds or gets a browser, then runs everything that holds the product: types, lint,
// formatting, import rules, unused code, documents, unit, API (on each database engine there is) and browser tests.
// Ends with one line `N passed, N failed`; each check that is no test file counts as one.
import { spawnSync } from 'node:child_process';
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

const step = (title, command, args) => {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  process.stdout.write(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
};

const check = (title, command, args) => (step(title, command, args) ? passed++ : failed++);

/** Runs a test runner that writes a JSON report, and counts from the report; a runner that died counts as one failure. */
const suite = (title, command, args, report, count) => {
  const ok = step(title, command, args);
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0);
};

check('Types of the server', 'tsc', ['-p', 'tsconfig.server.json']);
check('Types of the web app', 'tsc', ['-p', 'tsconfig.web.json']);
check('Types of browser tests and benches', 'tsc', ['-p', 'tsconfig.browser.json']);
check('Lint', 'oxlint', ['--quiet']);
check('Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']);
check('Import rules', pinnedNode, ['tools/check-imports.mjs']);
check('Unused code', 'knip', []);
check('Paths in documents', pinnedNode, ['tools/check-documents.mjs']);

const vitestReport = path.join(results, 'vitest.json');
suite(
  'Unit and API tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

const playwrightReport = path.join(results, 'playwright.json');
env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
suite('Browser tests', 'playwright', ['test', '--reporter=list,json'], playwrightReport, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}));

rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
