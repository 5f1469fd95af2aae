// `npm test`: installs, builds, finds or installs a browser, then runs the checks of `npm run check`, and unit, API
// (on each available database engine) and browser tests. Ends with the line `N passed, N failed`; each check counts
// as one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, runChecks } from './checks/checks.mjs';
import { build, install, root } from './prepare.mjs';
import { startTimer } from './processor-time.mjs';
import { propertySeed } from './property-seed.mjs';
import { makeTestFolder } from './test-folder.mjs';
import { readPlaywright, readVitest, slowest } from './test-reports.mjs';

/** Title and time of each part; the last two overlap. */
const times = [];
const whole = startTimer();
const timed = async (title, work) => {
  const started = Date.now();
  const result = await work();
  times.push([title, `${((Date.now() - started) / 1000).toFixed(1)} s`]);
  return result;
};

// Each waits for the network as much as it works.
const installed = timed('Packages', install);
const browser = await timed('Browser', () => ensureBrowser(installed));
await installed;
await timed('Build', build);

const folder = makeTestFolder();
const env = { ...environment, LECTERN_BROWSER: browser, TMPDIR: folder };
const durations = [];

/**
 * Runs a test runner with a JSON report and counts its results. A runner that fails without a failed test counts as
 * one failure. `told` is called when it sends a message.
 */
const suite = async (title, [command, ...args], more, report, read, told = () => {}) => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', told);
  const [status] = await once(child, 'close');
  process.stdout.write(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'}\n`);
  const results = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [], durations: [] };
  if (status !== 0 && results.failed.length === 0) results.failed.push(`${title} ended badly`);
  durations.push(...results.durations);
  return results;
};

const runUnits = (nearlyDone) => {
  const report = path.join(folder, 'vitest.json');
  const reporters = ['default', 'json', './tools/tell-rest.ts'].map((name) => `--reporter=${name}`);
  const command = ['vitest', 'run', ...reporters, `--outputFile.json=${report}`];
  return suite('Unit and API tests', command, {}, report, readVitest, nearlyDone);
};
const runJourneys = () => {
  const report = path.join(folder, 'playwright.json');
  const command = ['playwright', 'test', '--reporter=list,json'];
  const more = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return suite('Browser tests', command, more, report, readPlaywright);
};

const checks = await timed('Checks', runChecks);
process.stdout.write(
  `\nProperties are drawn from the seed ${propertySeed}; \`npm run test:random\` draws from others.\n`,
);
// The browser tests' products start while the last short tests run, which leave a part of the processors idle.
let tellNearlyDone = () => {};
const nearlyDone = new Promise((resolve) => {
  tellNearlyDone = resolve;
});
const running = timed('Unit and API tests', () => runUnits(tellNearlyDone));
await Promise.race([nearlyDone, running]);
const [units, journeys] = await Promise.all([running, timed('Browser tests', runJourneys)]);

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
