import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Confinement, findConfinement, spawnSandboxed } from './sandbox.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const confinement = await findConfinement();
const { isIsolated, isSealed } = confinement;
const own = JSON.stringify(path.join(import.meta.dirname, 'drop-permissions.ts'));

/** The result of code run in the sandbox, as if a hostile file had exploited the parser. */
const outcomeOf = (code: string, how: Confinement = confinement): Promise<string> => {
  const child = spawnSandboxed(
    [
      '--input-type=module',
      '--eval',
      `import { dropPermissions } from ${own}; dropPermissions(); for await (const _ of process.stdin); ${code}`,
    ],
    how,
    new Uint8Array(1),
  );
  return text(child.stdout);
};

const say = 'const say = (word) => process.stdout.write(String(word));';

describe('the sandbox of the PDF reader', () => {
  it('allows no file access, in particular not to the database', async () => {
    const folder = path.join(root, '.cache/sandbox-probe');
    mkdirSync(folder, { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const secret = path.join(folder, 'secret');
    writeFileSync(secret, 'a password hash');
    const attempt = (file: string) =>
      outcomeOf(
        `${say} import fs from 'node:fs';
         try { say(fs.readFileSync(${JSON.stringify(file)}).length) } catch (error) { say(error.code) }`,
      );
    for (const file of [secret, path.join(root, 'app/config.ts'), '/etc/passwd'])
      expect(await attempt(file)).toBe('ERR_ACCESS_DENIED');
  });

  // Node's permissions do not apply in a thread with its own options.
  it.each([confinement, { isIsolated: false, isSealed: false }])('allows no threads (%o)', async (how) => {
    const attempt = `${say} import { Worker } from 'node:worker_threads';
        const read = "process.stdout.write(String(require('node:fs').readFileSync('/etc/passwd').length))";
        try { new Worker(read, { eval: true, execArgv: [] }) } catch (error) { say(error.code) }`;
    expect(await outcomeOf(attempt, how)).toBe('ERR_ACCESS_DENIED');
  });

  it.runIf(isSealed)('allows no sockets, including Unix sockets', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-socket-'));
    const file = path.join(folder, 'socket');
    let connections = 0;
    const server = net.createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(file, resolve));
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const attempt = `${say} import net from 'node:net';
      net.connect(${JSON.stringify(file)}).on('connect', () => say('connected')).on('error', (error) => say(error.code));`;
    for (const how of [confinement, { ...confinement, isIsolated: false }])
      expect(await outcomeOf(attempt, how)).toBe('EMFILE');
    expect(connections).toBe(0);
  });

  it.runIf(isIsolated)('allows no network access, local or remote', async () => {
    let connections = 0;
    const server = net.createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as net.AddressInfo;
    expect(
      await outcomeOf(
        `${say} import net from 'node:net';
         net.connect(${port}, '127.0.0.1').on('connect', () => say('connected')).on('error', (error) => say(error.code));`,
        { isIsolated, isSealed: false },
      ),
    ).toMatch(/^(ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL)$/);
    expect(connections).toBe(0);
  });

  it.runIf(isIsolated)('allows no signals to other processes', async () => {
    const attempt = `${say} try { process.kill(${process.pid}, 0); say('reached') } catch (error) { say(error.code) }`;
    expect(await outcomeOf(attempt)).toBe('ESRCH');
  });
});
