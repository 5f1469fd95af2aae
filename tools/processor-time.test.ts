import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { childrenMilliseconds } from './processor-time.mjs';

it.runIf(process.platform === 'linux')('counts the work of programs that were started and have ended', () => {
  const before = childrenMilliseconds() as number;
  const work = 'while (process.cpuUsage().user < 300_000);';
  expect(spawnSync(process.execPath, ['-e', work]).status).toBe(0);
  expect(childrenMilliseconds() - before).toBeGreaterThanOrEqual(250);
});
