// `npm test`: installs, builds, finds or installs a browser, then runs the checks of `npm run check`, and unit, API
// (on each available database engine) and browser tests. Ends with the line `N passed, N failed`; each check counts
// as one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, runChecks } from './checks.mjs';
import { build, install, root } from './prepare.mjs';
import { startTimer } from './processor-time.mjs';
import { propertySeed } from './property-seed.mjs';
import { readPlaywright, readVitest, slowest } from './test-reports.mjs';

/** Title and time of each part. */
const times = [];
const whole = startTimer();
const timed = async (title, work) => {
  const time = startTimer();
  const result = await work();
  times.push([title, time()]);
  return result;
};

await timed('Packages', install);
await timed('Build', build);
const browser = await timed('Browser', ensureBrowser);

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-results-'));
const env = { ...environment, LECTERN_BROWSER: browser };
const durations = [];

/**
 * Runs a test runner with a JSON report and counts its results. A runner that fails without a failed test counts as
 * one failure.
 */
const suite = (title, command, args, report, read) => {
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  process.stdout.write(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'}\n`);
  const results = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [], durations: [] };
  if (status !== 0 && results.failed.length === 0) results.failed.push(`${title} ended badly`);
  durations.push(...results.durations);
  return results;
};

const checks = await timed('Checks', runChecks);

process.stdout.write(
  `\nProperties are drawn from the seed ${propertySeed}; \`npm run test:random\` draws from others.\n`,
);
const vitestReport = path.join(folder, 'vitest.json');
const units = await timed('Unit and API tests', () =>
  suite(
    'Unit and API tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    vitestReport,
    readVitest,
  ),
);

const playwrightReport = path.join(folder, 'playwright.json');
env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
const journeys = await timed('Browser tests', () =>
  suite('Browser tests', 'playwright', ['test', '--reporter=list,json'], playwrightReport, readPlaywright),
);

rmSync(folder, { recursive: true, force: true });
/** All failures are listed at the end, where the tail of a long log shows them. */
const failed = [checks, units, journeys].flatMap((part) => part.failed);
const passed = checks.passed + units.passed + journeys.passed;
times.push(['Together', whole()]);
process.stdout.write(`\n${times.map(([title, time]) => `${title.padEnd(20)}${time}\n`).join('')}`);
process.stdout.write(`\nThe ten slowest tests:\n${slowest(durations).join('\n')}\n`);
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.map((name) => `- ${name}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);
