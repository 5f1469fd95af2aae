import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canIsolate, spawnSandboxed } from './sandbox.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const isIsolated = await canIsolate();

/** The result of code run in the sandbox, as if a hostile file had exploited the parser. */
const outcomeOf = async (code: string): Promise<string> => {
  const child = spawnSandboxed(['--input-type=module', '--eval', code], isIsolated);
  child.stdin.end();
  return text(child.stdout);
};

const say = 'const say = (word) => process.stdout.write(String(word));';

describe('the sandbox of the PDF reader', () => {
  it('allows no file access beyond its own modules, in particular not to the database', async () => {
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
    expect(Number(await attempt(path.join(import.meta.dirname, 'pdf-lines.ts')))).toBeGreaterThan(0);
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
      ),
    ).toMatch(/^(ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL)$/);
    expect(connections).toBe(0);
  });

  it.runIf(isIsolated)('allows no signals to other processes', async () => {
    const attempt = `${say} try { process.kill(${process.pid}, 0); say('reached') } catch (error) { say(error.code) }`;
    expect(await outcomeOf(attempt)).toBe('ESRCH');
  });
});
