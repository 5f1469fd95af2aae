import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnServer } from '../../app/testing/server-process.ts';

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
  const server = spawnServer({ ...env, DATA_DIR: dataDir });
  return {
    url: await server.ready,
    dataDir,
    child: server.child,
    stop: () => server.end('SIGTERM'),
    kill: () => server.end('SIGKILL'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
