import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      args: [NO_OUTSIDE],
      ...(browser ? { executablePath: browser } : {}),
    },
  },
});
