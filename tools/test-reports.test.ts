import path from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { readPlaywright, readVitest, slowest } from './test-reports.mjs';

const root = path.resolve(import.meta.dirname, '..');

describe('the report of', () => {
  it('Vitest gives passed and failed tests, reasons and durations', () => {
    const results = readVitest({
      numPassedTests: 1,
      testResults: [
        {
          name: path.join(root, 'app/a.test.ts'),
          assertionResults: [
            { fullName: 'a holds', status: 'passed', duration: 20, failureMessages: [] },
            { fullName: 'a breaks', status: 'failed', duration: 1500, failureMessages: ['Error: no\n at x'] },
            { fullName: 'a waits', status: 'skipped', failureMessages: [] },
          ],
        },
      ],
    });
    expect(results).toEqual({
      passed: 1,
      failed: ['app/a.test.ts › a breaks: Error: no'],
      durations: [
        { name: 'app/a.test.ts › a holds', milliseconds: 20 },
        { name: 'app/a.test.ts › a breaks', milliseconds: 1500 },
      ],
    });
  });

  it('Vitest names a file whose tests did not run', () => {
    const file = (status: string, ...statuses: string[]) => ({
      name: path.join(root, 'app/b.test.ts'),
      status,
      message: 'TypeError: no key\n at y',
      assertionResults: statuses.map((each) => ({ fullName: 'b', status: each, failureMessages: [] })),
    });
    const failedIn = (...testResults: object[]) => readVitest({ numPassedTests: 0, testResults }).failed;
    expect(failedIn(file('failed', 'skipped'))).toEqual(['app/b.test.ts: TypeError: no key']);
    expect(failedIn(file('failed'))).toEqual(['app/b.test.ts: TypeError: no key']);
    expect(failedIn(file('failed', 'failed'))).toHaveLength(1);
    expect(failedIn(file('passed', 'skipped'))).toEqual([]);
  });

  it('Playwright counts a test that passed only on retry as failed', () => {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      file: 'a.e2e.ts',
      line: 3,
      title,
      tests: [{ status, projectName: 'embedded', results: durations.map((duration) => ({ duration })) }],
    });
    const results = readPlaywright({
      stats: { expected: 1 },
      suites: [
        {
          specs: [spec('passes', 'expected', 900)],
          suites: [{ specs: [spec('passes late', 'flaky', 2000, 500), spec('is left out', 'skipped')] }],
        },
      ],
    });
    expect(results.passed).toBe(1);
    expect(results.failed).toEqual(['e2e/a.e2e.ts:3 [embedded] › passes late']);
    expect(slowest(results.durations)).toEqual([
      '    2.5 s  e2e/a.e2e.ts:3 [embedded] › passes late',
      '    0.9 s  e2e/a.e2e.ts:3 [embedded] › passes',
    ]);
  });
});

describe('the slowest tests', () => {
  it('are at most ten', () => {
    const durations = Array.from({ length: 30 }, (_, n) => ({ name: `test ${n}`, milliseconds: n * 100 }));
    expect(slowest(durations)).toHaveLength(10);
    expect(slowest(durations)[0]).toBe('    2.9 s  test 29');
  });
});
