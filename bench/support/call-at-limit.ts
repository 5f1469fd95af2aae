// A thread that calls the product as often as one student may, until it is told to stop: in the thread of the bench,
// reading large answers would delay what the bench measures.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CALLS_PER_MINUTE } from '../../platform/server/call-limits.ts';

/** A call that a student repeats. */
export interface Call {
  /** With its host. */
  address: string;
  token: string;
  /** Sent as JSON in a POST; without it the call is a GET. */
  body?: object;
}

/** Calls at the limit of one student in a thread of its own; the result stops it, and fails if a call did. */
export const callAtLimit = (call: Call): (() => Promise<void>) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: call });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  // Reported by whoever stops it.
  ended.catch(() => {});
  return async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('stop');
    await ended;
  };
};

if (parentPort) {
  const { address, token, body } = workerData as Call;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const done = new AbortController();
  parentPort.once('message', () => done.abort());
  const once = async (): Promise<void> => {
    const response = await fetch(address, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  };
  while (!done.signal.aborted) await Promise.all([once(), sleep(60_000 / CALLS_PER_MINUTE)]);
}
