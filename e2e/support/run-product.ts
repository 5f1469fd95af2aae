import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyEmbeddedDatabase } from '../../app/testing/embedded-template.ts';
import { spawnServer } from '../../app/testing/server-process.ts';

/** A separate product process, started like `npm start`. */
/** A date in the first term of the demonstration's catalogue, whenever the tests run. */
const TODAY = '2025-10-20';

export interface RunningProduct {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Stops it and waits; its data folder stays. */
  stop(): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  remove(): void;
}

/**
 * Starts a product on a free port and waits until it responds.
 *
 * @param env further settings; `DATA_DIR` defaults to a folder with an empty database
 */
export const runProduct = async (env: Record<string, string> = {}): Promise<RunningProduct> => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'lectern-e2e-'));
  if (!env.DATA_DIR && !env.DATABASE_URL) await copyEmbeddedDatabase(dataDir);
  const server = spawnServer({ TODAY, ...env, DATA_DIR: dataDir });
  return {
    url: await server.ready,
    dataDir,
    child: server.child,
    stop: () => server.end('SIGTERM'),
    kill: () => server.end('SIGKILL'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
