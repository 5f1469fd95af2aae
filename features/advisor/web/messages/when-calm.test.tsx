import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCalm } from './when-calm.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

it('runs when the browser is idle', () => {
  const run = vi.fn();
  whenCalm(run);
  vi.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledOnce();
});

it('waits while somebody types, and runs once after that', () => {
  const run = vi.fn();
  whenCalm(run);
  for (let letter = 0; letter < 20; letter += 1) {
    type();
    vi.advanceTimersByTime(100);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(run).toHaveBeenCalledOnce();
});

it('is cancelled before and after a letter', () => {
  const run = vi.fn();
  whenCalm(run)();
  const cancel = whenCalm(run);
  type();
  cancel();
  type();
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});
