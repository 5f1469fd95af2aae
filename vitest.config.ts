import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasTestPostgres } from './app/testing/test-postgres.ts';
import { LongestFirst } from './tools/longest-first.ts';

const ignored = ['node_modules/**', '.build/**', '.data/**'];

// Workers, which have this process's environment, leave for each other what takes seconds to make (`onceARun`).
if (!process.env.SHARED_FOLDER) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-shared-'));
  process.env.SHARED_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * The embedded database is WebAssembly, which V8 compiles a second time once it has run for a while; no test's database
 * lives that long: a tenth of the processor time of the tests with one. Benches measure the server as it is started.
 */
const QUICK_START = '--liftoff-only';
process.env.SERVER_V8_OPTIONS = QUICK_START;

// Programs that tests start, such as the importer, need not strip types and compile again: half of their start. The same
// folder as the server's (tools/server-process.mjs).
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache/compiled');

/**
 * Only hanging tests should fail: a test of 10 s (one that opens databases) took 110 s when fifteen programs competed
 * for the same two cores. A shorter limit would measure how busy the machine was.
 */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 120_000 } } };

const onNode = {
  environment: 'node' as const,
  // Test files of a worker share their modules: reloading them for each file took a third of the time, and half for
  // the web, where each file still has its own document.
  isolate: false,
  // As the server is run: resolving drizzle-orm's modules took half a second in every worker.
  execArgv: ['--import', './tools/quick-imports.mjs', QUICK_START],
  ...patience,
};

const alone = [
  // Reads PDFs in the test's process, while the product starts a new process for each: the PDF library has global
  // state, which other files of a shared worker have broken.
  'features/profile/server/pdf/samples.test.ts',
  // Replaces a module, which only Vite's module runner can.
  'features/advisor/server/tools/filters-asked.test.ts',
];

/** The same API tests on each database engine. */
const apiProject = (engine: 'embedded' | 'postgresql') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: ['**/*.api.test.ts'],
    exclude: ignored,
    ...onNode,
    setupFiles: ['app/testing/property-seed.ts', 'app/testing/cheap-hashes.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: engine === 'postgresql' ? ['app/testing/postgres-setup.ts'] : [],
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['app/testing/property-seed.ts'],
    // Two more than the cores, since tests also wait for processes, timeouts and disks: with one more, a quarter of two
    // cores was idle while the API tests ran. With three more each loaded the product for itself: a fifth more work.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts', ...alone],
          ...onNode,
          // Node's own loader costs a tenth less than Vite's, and no test here replaces a module.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: alone, exclude: ignored, ...onNode, isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          environment: 'happy-dom',
          isolate: false,
          ...patience,
          setupFiles: ['app/testing/web-setup.tsx'],
        },
      },
      apiProject('embedded'),
      ...(hasTestPostgres() ? [apiProject('postgresql')] : []),
    ],
  },
});
