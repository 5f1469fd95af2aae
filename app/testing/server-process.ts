import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
// @ts-expect-error plain JavaScript, since npm start runs it before anything is built
import { serverArguments, serverEnvironment } from '../../tools/server-process.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The product as a process of its own, run as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed and logged so far. */
  output(): string;
  standardOutput(): string;
  /** Resolves with the address it answers at, rejects when it ended before. */
  ready: Promise<string>;
  /** Resolves with the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends a signal, unless it has ended already, and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the server on a free port. @param env settings; of the surroundings only PATH is passed on */
export const spawnServer = (env: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, serverArguments as string[], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...serverEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let told = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const port = /ready on http:\/\/\S+:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      read(chunk);
    });
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`the server ended with code ${code}:\n${text}`)));
  });
  // Who waits for the end only does not hear of it twice.
  ready.catch(() => {});
  return {
    child,
    output: () => text,
    standardOutput: () => told,
    ready,
    ended,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
};
