import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { hasTestPostgres } from './app/testing/test-postgres.ts';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { findBrowser } from './tools/browser.mjs';

const browser: string = findBrowser();

// As in the unit tests (vitest.config.ts).
process.env.SERVER_V8_OPTIONS = '--liftoff-only';

/** No outside host is ever resolved: a page that contacts another host fails its test. */
const NO_OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** A page lives for some seconds: compiling its scripts for speed took a seventh of the run's processor time. */
const QUICK_SCRIPTS = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-products.ts',
  // At least three, which keep two cores busy; a fourth made the run longer.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  // Screens do not depend on the engine; storing and resuming replies does.
  projects: [
    { name: 'embedded' },
    ...(hasTestPostgres() ? [{ name: 'postgresql', grep: /@each-engine/ }] : []),
  ],
  // Only hanging tests should fail, even on a machine that takes ten times as long (vitest.config.ts).
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  outputDir: 'test-results',
  use: {
    // Recording every page in case one fails took a third of the time; `--trace on` records on demand.
    trace: 'off',
    // Transitions are rendered in software, frame by frame; the test of the comparison enables them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [NO_OUTSIDE, QUICK_SCRIPTS],
      ...(browser ? { executablePath: browser } : {}),
    },
  },
});
