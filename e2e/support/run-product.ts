import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A product process of its own, as `npm start` would run it. */
export interface RunningProduct {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Asks it to stop and waits; its data folder stays. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  remove(): void;
}

/**
 * Starts a product on a free port and waits until it answers.
 *
 * @param env settings beside a fresh data folder; `DATA_DIR` may name an earlier one
 */
export const runProduct = async (env: Record<string, string> = {}): Promise<RunningProduct> => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'lectern-e2e-'));
  const child = spawn(process.execPath, ['app/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready on http:\/\/localhost:(\d+)/.exec(output);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with code ${code}:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    child,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
