import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Duplex, Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Everything that reading a PDF loads; no other file is readable. */
const READABLE = [
  import.meta.dirname,
  path.join(ROOT, 'node_modules/unpdf'),
  // Node reads these to find the module type.
  path.join(ROOT, 'package.json'),
  // The watchdog reads its own process's memory figures here.
  '/proc/self/status',
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

/**
 * Runs a program that cannot open files or sockets once it has written to descriptor 3 that it is ready: namespaces
 * alone leave Unix sockets accessible, such as a database's. `$$` in the background is the process that the program
 * becomes.
 */
const SEAL = [
  'sh',
  '-c',
  '(read -r _ <&3 && prlimit --pid "$$" --nofile=0:0 && echo sealed >&3) >/dev/null 2>&1 & exec "$@"',
  'sh',
] as const;

/** The system's means of containing code that has exploited the PDF parser. */
export interface Confinement {
  /** Namespaces: Linux with util-linux and unprivileged user namespaces. */
  isIsolated: boolean;
  /** `prlimit` of util-linux. */
  isSealed: boolean;
}

const succeeds = (program: string, rest: readonly string[]): Promise<boolean> =>
  promisify(execFile)(program, rest, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );

let found: Promise<Confinement> | undefined;

/** Tries the means of this system, once for each process. */
export const findConfinement = (): Promise<Confinement> =>
  (found ??= (async () => ({
    isIsolated: await succeeds(ISOLATION[0], [...ISOLATION.slice(1), 'true']),
    isSealed: await succeeds('sh', ['-c', 'prlimit --pid "$$" --nofile=0:0']),
  }))());

type Sandboxed = ChildProcessByStdio<Writable, Readable, null>;

/** Sends the input after the program has called `dropPermissions` and, if the system supports it, has been sealed. */
const sendWhenReady = (child: Sandboxed, input: Uint8Array, isSealed: boolean): void => {
  const talk = child.stdio[3] as Duplex;
  let heard = '';
  let isSent = false;
  talk.setEncoding('utf8').on('data', (words: string) => {
    if (isSent) return;
    const before = heard;
    heard += words;
    if (isSealed && !before.includes('ready') && heard.includes('ready')) talk.write('seal\n');
    if (!heard.includes(isSealed ? 'sealed' : 'ready')) return;
    isSent = true;
    child.stdin.end(input);
  });
  // A program that has ended has closed its side; the process that waits to seal it ends too.
  talk.on('error', () => undefined);
  child.once('exit', () => talk.destroy());
};

/**
 * Starts Node without permission to read files other than the PDF reader's own, to write files or to start programs; if
 * the system supports it, also without network access and isolated from other processes. It inherits no environment
 * variables. The program must call `dropPermissions`, and is sent the input afterwards.
 *
 * @throws Error if the system starts no process
 */
export const spawnSandboxed = (
  nodeArguments: readonly string[],
  { isIsolated, isSealed }: Confinement,
  input: Uint8Array,
): Sandboxed => {
  const command = [
    ...(isIsolated ? ISOLATION : []),
    ...(isSealed ? SEAL : []),
    process.execPath,
    '--permission',
    ...READABLE.map((readable) => `--allow-fs-read=${readable}`),
    // For the watchdog, which starts before the permission is dropped.
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    ...nodeArguments,
  ];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: isIsolated || isSealed ? { PATH: process.env['PATH'] } : {},
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  }) as unknown as Sandboxed;
  // Of a process that does not start, later than the throw below.
  child.on('error', () => undefined);
  // Without descriptors or memory there is no process, and nothing to talk to.
  if (child.pid === undefined) throw new Error('the process that reads a file could not be started');
  sendWhenReady(child, input, isSealed);
  return child;
};
