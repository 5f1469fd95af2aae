import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Everything that reading a PDF loads; no other file is readable. */
const READABLE = [
  import.meta.dirname,
  path.join(ROOT, 'node_modules/unpdf'),
  // Node reads these to find the module type.
  path.join(ROOT, 'package.json'),
];

/**
 * Runs a program in new namespaces: no network interface, and no view of other processes, so that it cannot signal
 * them. The shell is needed because the kernel shields the first process of a PID namespace from its own signals, and
 * the reader ends itself with one.
 */
const ISOLATION = [
  'unshare',
  '--map-root-user',
  '--net',
  '--pid',
  '--fork',
  '--kill-child',
  'sh',
  '-c',
  '"$@"; exit $?',
  'sh',
] as const;

/** Whether the system supports it: Linux with util-linux and unprivileged user namespaces. */
export const canIsolate = (): Promise<boolean> =>
  promisify(execFile)(ISOLATION[0], [...ISOLATION.slice(1), 'true'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );

/**
 * Starts Node without permission to read files other than the PDF reader's own, to write files or to start programs;
 * with `isIsolated`, also without network access and apart from other processes. It inherits no environment
 * variables.
 */
export const spawnSandboxed = (
  nodeArguments: readonly string[],
  isIsolated: boolean,
): ChildProcessByStdio<Writable, Readable, null> => {
  const command = [
    process.execPath,
    '--permission',
    ...READABLE.map((readable) => `--allow-fs-read=${readable}`),
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    ...nodeArguments,
  ];
  const [program = '', ...rest] = isIsolated ? [...ISOLATION, ...command] : command;
  return spawn(program, rest, {
    cwd: ROOT,
    env: isIsolated ? { PATH: process.env['PATH'] } : {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
};
