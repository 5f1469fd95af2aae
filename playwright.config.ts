import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { hasTestPostgres } from './app/testing/test-postgres.ts';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { findBrowser } from './tools/browser.mjs';

const browser: string = findBrowser();

/** Nothing outside this machine is ever resolved: a page that asks for another host fails its test. */
const NO_OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-products.ts',
  // One more than the cores of a small machine: a journey waits as much as it works.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  // What the screens show does not depend on the engine; how a reply is kept and resumed does.
  projects: [
    { name: 'embedded' },
    ...(hasTestPostgres() ? [{ name: 'postgresql', grep: /@each-engine/ }] : []),
  ],
  // Only what hangs is to fail, on a machine with other work too.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 40_000 } },
  outputDir: 'test-results',
  use: {
    // Recording every page to show one that failed was a third of the work; `--trace on` has it where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [NO_OUTSIDE],
      ...(browser ? { executablePath: browser } : {}),
    },
  },
});
