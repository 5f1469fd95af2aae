import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../e2e/support/run-product.ts';
import { type Bench, atLeast, median } from './support/bench.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';
import { getRaw, requestsPerSecond } from './support/raw-client.ts';
import { registerStudent } from './support/student.ts';

const ROUNDS = 5;
const LOAD = { connections: 8, seconds: 2 };

const startBareServer = async (answer: { headers: unknown; body: Buffer }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bare-'));
  const files = [path.join(folder, 'body'), path.join(folder, 'headers.json')] as const;
  writeFileSync(files[0], answer.body);
  writeFileSync(files[1], JSON.stringify(answer.headers));
  const server = path.join(import.meta.dirname, 'support/bare-server.ts');
  const child = spawn(process.execPath, [server, ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}/`,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const coursesCall: Bench = {
  name: 'courses',
  about: 'GET /api/courses of 10,000 records against a bare node:http server that sends the same bytes',
  run: async () => {
    const pack = writeGeneratedPack(10_000);
    const product = await runProduct({ UNIVERSITY: pack, RATE_LIMITS: 'off' });
    const headers = {
      authorization: `Bearer ${await registerStudent(product.url)}`,
      'accept-encoding': 'br',
    };
    const target = `${product.url}/api/courses`;
    const answer = await getRaw(target, headers);
    const bare = await startBareServer(answer);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond(target, headers, LOAD));
      theirs.push(await requestsPerSecond(bare.url, headers, LOAD));
    }
    bare.stop();
    await product.stop();
    product.remove();
    rmSync(pack, { recursive: true, force: true });
    return [
      { what: 'body, brotli', value: `${(answer.body.byteLength / 1000).toFixed(0)} kB` },
      { what: 'ours, median of five rounds', value: `${median(ours).toFixed(0)} requests/s` },
      { what: 'bare node:http', value: `${median(theirs).toFixed(0)} requests/s` },
      atLeast('ratio', median(ours) / median(theirs), 0.8, '×'),
    ];
  },
};
