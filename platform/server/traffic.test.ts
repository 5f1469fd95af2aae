import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTraffic } from './traffic.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = () => {
  const server = createServer();
  const traffic = watchTraffic(server, { quietMs: 1_000, longestMs: 10_000 });
  /** @returns what ends the response */
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return () => response.emit('close');
  };
  /** Time until it is quiet, by the stopped clock, in ms. */
  const untilQuiet = async (): Promise<number> => {
    const start = performance.now();
    let end = NaN;
    void traffic.untilQuiet().then(() => (end = performance.now()));
    await vi.advanceTimersByTimeAsync(20_000);
    return Math.round(end - start);
  };
  return { traffic, ask, untilQuiet };
};

it('is quiet a while after the watch began, and then at once', async () => {
  const { untilQuiet } = watch();
  expect(await untilQuiet()).toBe(1_000);
  expect(await untilQuiet()).toBe(0);
});

it('is quiet a while after the last request, and after the last response', async () => {
  const { ask, untilQuiet } = watch();
  await vi.advanceTimersByTimeAsync(5_000);
  const end = ask();
  await vi.advanceTimersByTimeAsync(600);
  end();
  expect(await untilQuiet()).toBe(1_000);
});

it('hears of a request while it is waited for', async () => {
  const { traffic, ask } = watch();
  const quiet = vi.fn<() => void>();
  void traffic.untilQuiet().then(quiet);
  await vi.advanceTimersByTimeAsync(900);
  ask();
  await vi.advanceTimersByTimeAsync(900);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(quiet).toHaveBeenCalledOnce();
});

it('is waited for no longer than the watch lasts', async () => {
  const { traffic, ask, untilQuiet } = watch();
  const quiet = vi.fn<() => void>();
  void traffic.untilQuiet().then(quiet);
  for (let at = 0; at < 19; at++) {
    ask();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(quiet).not.toHaveBeenCalled();
  ask();
  await vi.advanceTimersByTimeAsync(600);
  expect(quiet).toHaveBeenCalledOnce();
  ask();
  expect(await untilQuiet()).toBe(0);
});
