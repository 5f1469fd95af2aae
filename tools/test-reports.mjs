// Converts the test runners' reports to one format: number of passed tests, failures, durations.
import path from 'node:path';
import { root } from './prepare.mjs';

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failed names of tests with their file, and the first line of the reason if the runner gives
 *   one
 * @property {{name: string, milliseconds: number}[]} durations of every test that ran
 */

/** @returns {Results} of Vitest's JSON report */
export const readVitest = ({ numPassedTests, testResults }) => {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      name: `${path.relative(root, name)} › ${test.fullName}`,
    })),
  );
  return {
    passed: numPassedTests,
    failed: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(
          ({ name, failureMessages }) =>
            `${name}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason given'}`,
        ),
      // A file that cannot be loaded, or whose preparation fails, has no failed test.
      ...testResults
        .filter(
          ({ status, assertionResults }) =>
            status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
        )
        .map(({ name, message = '' }) => `${path.relative(root, name)}: ${message.split('\n')[0]}`),
    ],
    durations: tests.flatMap(({ name, duration }) => (duration ? [{ name, milliseconds: duration }] : [])),
  };
};

const specsOf = ({ suites = [], specs = [] }) => [...suites.flatMap(specsOf), ...specs];

/** @returns {Results} of Playwright's JSON report; a test that passes only on retry counts as failed */
export const readPlaywright = (report) => {
  const tests = specsOf(report).flatMap(({ file, line, title, tests: runs }) =>
    runs.map(({ status, projectName, results }) => ({
      name: `e2e/${file}:${line} [${projectName}] › ${title}`,
      status,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return {
    passed: report.stats.expected,
    failed: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name }) => name),
    durations: tests.filter(({ status }) => status !== 'skipped'),
  };
};

/** The slowest tests as lines, slowest first. */
export const slowest = (durations, count = 10) =>
  durations
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
