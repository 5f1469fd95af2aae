// The checks that need no running product: types, lint, formatting, import rules, unused code and documents. Shared
// by `npm run check` and `npm test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { pinnedNode, root } from '../prepare.mjs';
import { serverEnvironment } from '../server-process.mjs';

const bin = path.join(root, 'node_modules', '.bin');
/** Packages' commands come first in the PATH, including the pinned Node, whatever Node runs this script. */
export const environment = {
  ...process.env,
  ...serverEnvironment,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
};

// One checker each: several, of which each checks what it needs anew, took half as much work again, and two checks run at
// once anyway.
const typesOf = (part) => ['--project', `tsconfig.${part}.json`, '--checkers', '1'];

/**
 * Longest first, so that no long one remains alone at the end. Caches in `.cache` are keyed by content, and failures
 * are not cached.
 */
export const CHECKS = [
  ['Lint', 'oxlint', ['--quiet']],
  ['Types of the web app', 'tsc', typesOf('web')],
  ['Types of the server', 'tsc', typesOf('server')],
  ['JavaScript of each screen', pinnedNode, ['tools/checks/check-bundle.mjs']],
  ['Migrations', pinnedNode, ['tools/checks/check-migrations.mjs']],
  ['Unused code', 'knip', ['--no-config-hints']],
  ['Code that only tests use', 'knip', ['--no-config-hints', '--production']],
  ['Import rules', pinnedNode, ['tools/checks/check-imports.mjs']],
  ['Time of expressions', pinnedNode, ['tools/checks/check-expressions.mjs']],
  ['Types of browser tests and benches', 'tsc', typesOf('browser')],
  ['Lengths of lines', pinnedNode, ['tools/checks/check-line-lengths.mjs']],
  ['Sizes of folders', pinnedNode, ['tools/checks/check-folders.mjs']],
  ['Reasons of escapes', pinnedNode, ['tools/checks/check-escapes.mjs']],
  ['Formatting', 'oxfmt', ['--list-different']],
  ['Paths in documents', pinnedNode, ['tools/checks/check-documents.mjs']],
];

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** Runs one check and prints its output at the end, since others run in parallel; true if it passed. */
const runCheck = async ([title, command, args]) => {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  const passed = status === 0;
  process.stdout.write(
    `${passed ? '' : `\n${output}`}── ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds(started)} s)\n`,
  );
  return passed;
};

/**
 * Runs every check, in parallel on all cores.
 *
 * @returns {Promise<{passed: number, failed: string[]}>} the number of passed checks, and the titles of failed ones
 */
export const runChecks = async () => {
  const waiting = [...CHECKS];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await runCheck(check))) failed.push(check[0]);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return { passed: CHECKS.length - failed.length, failed };
};
