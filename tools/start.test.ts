import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-npm-'));

/** A server that takes half a second to stop, and prints that it did. */
const SERVER = `
  const say = (text) => process.stdout.write(text + '\\n');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      say('stopping');
      setTimeout(() => { say('stopped'); process.exit(0); }, 500);
    });
  setInterval(() => {}, 1000);
  say('ready as ' + process.pid);
`;

beforeAll(() => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  mkdirSync(path.join(folder, 'tools'));
  cpSync(path.join(root, 'tools/start.mjs'), path.join(folder, 'tools/start.mjs'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'started', private: true, scripts: { start: scripts.start } }),
  );
  writeFileSync(path.join(folder, 'server.mjs'), SERVER);
  // Replaces installing and building, which are not tested here.
  writeFileSync(
    path.join(folder, 'tools/prepare.mjs'),
    `export const install = async () => {}; export const build = async () => {};
     export const pinnedNode = process.execPath; export const root = ${JSON.stringify(folder)};`,
  );
  writeFileSync(
    path.join(folder, 'tools/server-process.mjs'),
    `export const serverArguments = [${JSON.stringify(path.join(folder, 'server.mjs'))}]; export const serverEnvironment = {};`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const startUnderNpm = async (): Promise<{ npm: ChildProcess; server: number; output: () => string }> => {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const pid = () => Number(/ready as (\d+)/.exec(text)?.[1]);
  await expect.poll(pid).toBeGreaterThan(0);
  return { npm, server: pid(), output: () => text };
};

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on to the server and waits for its end',
    async (signal) => {
      const { npm, server, output } = await startUnderNpm();
      const ended = once(npm, 'exit');
      npm.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(isAlive(server)).toBe(false);
      expect(output()).toContain('stopped');
    },
  );

  it.each(['SIGHUP', 'SIGKILL'] as const)(
    'is killed by %s, and the server stops nevertheless',
    async (signal) => {
      const { npm, server, output } = await startUnderNpm();
      npm.kill(signal);
      await expect.poll(() => isAlive(server)).toBe(false);
      expect(output()).toContain('stopped');
    },
  );
});
