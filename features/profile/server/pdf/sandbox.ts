import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** All that reading a PDF loads: nothing of the server beside it, no setting, no database. */
const READABLE = [
  import.meta.dirname,
  path.join(ROOT, 'node_modules/unpdf'),
  // Node asks these of what kind the modules are.
  path.join(ROOT, 'package.json'),
];

/**
 * Puts a program into namespaces of its own: a network without a single interface, and processes of which it sees
 * none but its own, so that it can signal no other. The shell is there because the kernel lets the first process of
 * such a namespace survive its own signals, and the reader ends itself by one.
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

/** Whether this system lets us make namespaces: Linux with util-linux, where unprivileged users may. */
export const canIsolate = (): Promise<boolean> =>
  promisify(execFile)(ISOLATION[0], [...ISOLATION.slice(1), 'true'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );

/**
 * Starts Node without the right to read any file but the PDF reader's own, to write one or to start a program; where
 * `isIsolated`, without network and other processes as well. No variable of the server's environment reaches it.
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
