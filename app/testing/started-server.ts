import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The product as a process of its own. */
export interface StartedServer {
  url: string;
  process: ChildProcess;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts `app/server.ts` with these settings and waits until it is ready. */
export const startServer = async (env: Record<string, string>): Promise<StartedServer> => {
  const child = spawn(process.execPath, ['app/server.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /ready on (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    url,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
