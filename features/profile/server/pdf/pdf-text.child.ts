import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { dropPermissions } from './drop-permissions.ts';
import { readPdfLines } from './pdf-lines.ts';

/**
 * A process that reads one PDF: the file on standard input, one JSON object on standard output: a `PdfText`, and the
 * processor time it took. It has
 * nothing of the server: no settings, no database, no permission to write files or start programs. A hostile file can
 * still use up time and memory, so a separate thread, which a busy main thread cannot block, ends the process past
 * either limit. The whole process is measured because array buffers are outside the engine's own memory limit. The
 * parent enforces a limit on elapsed time too.
 *
 * Before the file arrives, the process drops the permissions to read files and start threads, and the parent prevents
 * it from opening anything (`sandbox.ts`); the watchdog therefore keeps the file open that it measures memory with.
 */
const [bytes, cpuMs] = process.argv.slice(2).map(Number);
const WATCH = `
  const { readSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const status = Buffer.alloc(8192);
  const memory = () => {
    if (workerData.status === null) return process.memoryUsage.rss();
    const length = readSync(workerData.status, status, 0, status.length, 0);
    return Number(/^VmRSS:\\s+(\\d+) kB/m.exec(status.toString('latin1', 0, length))[1]) * 1024;
  };
  const look = () => {
    const { user, system } = process.cpuUsage();
    if (memory() > workerData.bytes || (user + system) / 1000 > workerData.cpuMs)
      process.kill(process.pid, 'SIGKILL');
  };
  look();
  setInterval(look, 10);
  parentPort.postMessage('watching');
`;

/** Linux's memory figures of this process. */
const STATUS = '/proc/self/status';

const readInput = async (): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

// Other students' requests have priority, but a busy server must not starve this process until its time is up.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const watch = new Worker(WATCH, {
  eval: true,
  workerData: { bytes, cpuMs, status: fs.existsSync(STATUS) ? fs.openSync(STATUS, 'r') : null },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
});
// Wait for the watchdog: on a busy machine the thread starts late.
await once(watch, 'message');
watch.unref();
// The library loads this module lazily, on first use.
await getResolvedPDFJS();
dropPermissions();
const text = await readPdfLines(await readInput());
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ ...text, cpuMs: (user + system) / 1000 }), () => process.exit(0));
