import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasTestPostgres } from './app/testing/test-postgres.ts';

const ignored = ['node_modules/**', '.build/**', '.data/**'];

/** Only what hangs is to fail, on a machine with other work too: a test of seconds takes a minute beside busy neighbours. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

const onNode = {
  environment: 'node' as const,
  // The files of a worker share what they import: loading it anew for each was a third of all the work, and half of it
  // for the web, where each file still has a document of its own.
  isolate: false,
  ...patience,
};

/**
 * Tests that read PDFs in their own process, where the product always has a new one for it: the PDF library keeps its
 * state in globals, and what other files of a shared worker did before has broken it.
 */
const alone = ['features/profile/server/pdf/samples.test.ts'];

/** The same tests of calls, once on each database engine. */
const apiProject = (engine: 'embedded' | 'postgresql') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: ['**/*.api.test.ts'],
    exclude: ignored,
    ...onNode,
    env: { TEST_ENGINE: engine },
    globalSetup: engine === 'postgresql' ? ['app/testing/postgres-setup.ts'] : [],
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['app/testing/property-seed.ts'],
    // One more than the cores of a small machine: tests wait for processes, time-outs and disks as much as they work.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts', ...alone],
          ...onNode,
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
          setupFiles: ['app/testing/web-setup.ts'],
        },
      },
      apiProject('embedded'),
      ...(hasTestPostgres() ? [apiProject('postgresql')] : []),
    ],
  },
});
