import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
// @ts-expect-error plain JavaScript, since npm start runs it before anything is built
import { serverArguments, serverEnvironment } from '../../tools/server-process.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The product in its own process, run like `npm start`. */
export interface ServerProcess {
  child: ChildProcess;
  /** All output so far, standard error included. */
  output(): string;
  standardOutput(): string;
  /** Resolves with its address, or rejects if it exits first. */
  ready: Promise<string>;
  /** Resolves with the exit code; null when killed by a signal. */
  ended: Promise<number | null>;
  /** Sends a signal unless it has exited, and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the server on a free port, with V8's options of tests (`SERVER_V8_OPTIONS`) where there are such.
 *
 * @param env settings; of the parent's environment only PATH is passed on
 */
export const spawnServer = (env: Record<string, string>): ServerProcess => {
  const { SERVER_V8_OPTIONS } = process.env;
  const options = SERVER_V8_OPTIONS ? [SERVER_V8_OPTIONS] : [];
  const child = spawn(process.execPath, [...options, ...(serverArguments as string[])], {
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
  // Avoids an unhandled rejection where only `ended` is awaited.
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
