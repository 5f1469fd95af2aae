import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { readPdfLines } from './pdf-lines.ts';

/**
 * A process that reads one PDF: the file on standard input, one JSON object (`PdfText`) on standard output. It holds
 * nothing of the server: no settings, no database, no right to write a file or to start a program. What a hostile file
 * can do is use up time and memory: a thread of its own, which a busy main thread cannot hold up, ends it past either.
 * Array buffers lie outside the engine's own limit, so what is watched is the whole process. The parent ends it too, by
 * the clock.
 */
const [bytes, cpuMs] = process.argv.slice(2).map(Number);
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  const look = () => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > workerData.bytes || (user + system) / 1000 > workerData.cpuMs)
      process.kill(process.pid, 'SIGKILL');
  };
  look();
  setInterval(look, 10);
  parentPort.postMessage('watching');
`;

const readInput = async (): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

// Other students' requests come first; yet a busy server must not starve it until its time is up.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const watch = new Worker(WATCH, {
  eval: true,
  workerData: { bytes, cpuMs },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
});
// Nothing is read before somebody watches: on a busy machine the thread starts late.
await once(watch, 'message');
watch.unref();
const text = await readPdfLines(await readInput());
process.stdout.write(JSON.stringify(text), () => process.exit(0));
