import { expect, it, onTestFinished, vi } from 'vitest';
import { watchReply } from '#features/advisor/contract.ts';
import { ApiError } from './api-error.ts';
import { streamEvents } from './stream-call.ts';

/** A server that takes requests and never answers. */
const neverAnswers = (): AbortSignal[] => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    if (!signal) throw new Error('nobody could give this up');
    signals.push(signal);
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return signals;
};

const failureOf = (signal?: AbortSignal): Promise<unknown> =>
  Array.fromAsync(streamEvents(watchReply, { message_id: 'm' }, signal ? { signal } : {})).catch(
    (error: unknown) => error,
  );

it('a call that is not answered within 45 seconds has failed as without a connection', async () => {
  const signals = neverAnswers();
  const failure = failureOf();
  await vi.advanceTimersByTimeAsync(44_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(ApiError);
  expect(await failure).toMatchObject({ status: 0 });
});

it('a call that the caller gives up fails as fetch does', async () => {
  neverAnswers();
  const leaving = new AbortController();
  const failure = failureOf(leaving.signal);
  leaving.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  expect(await failureOf(AbortSignal.abort())).toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});
