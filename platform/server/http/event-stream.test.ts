import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventSource, eventStreamResponse, type ServerEvent } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const COMMENT = ':\n\n';
const EVERY_MS = 1_000;

/** A source that is fed by the test. */
const openSource = () => {
  const given: (readonly ServerEvent[] | null | Error)[] = [];
  let wake = () => {};
  const give = (...events: typeof given) => {
    given.push(...events);
    wake();
  };
  const close = vi.fn<() => void>(() => give(null));
  const next: EventSource['next'] = async () => {
    while (given.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const first = given.shift() ?? null;
    if (first instanceof Error) throw first;
    return first;
  };
  return { next, close, give };
};

const open = () => {
  const source = openSource();
  const reader = eventStreamResponse(source, EVERY_MS).body?.getReader();
  if (!reader) throw new Error('no body');
  const read = async (): Promise<string | null> => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { source, reader, read };
};

const told = (text: string): ServerEvent[] => [{ event: 'delta', data: { text } }];

describe('a stream of events', () => {
  it('gives what came together at once, and ends', async () => {
    const { source, read } = open();
    source.give([...told('a'), ...told('b')], told('c'), null);
    expect(await read()).toBe('event: delta\ndata: {"text":"a"}\n\nevent: delta\ndata: {"text":"b"}\n\n');
    expect(await read()).toContain('"c"');
    expect(await read()).toBeNull();
    expect(source.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comments while nothing comes, and loses nothing that comes then', async () => {
    const { source, read } = open();
    for (const _ of ['once', 'again']) {
      const comment = read();
      await vi.advanceTimersByTimeAsync(EVERY_MS);
      expect(await comment).toBe(COMMENT);
    }
    const reading = read();
    await vi.advanceTimersByTimeAsync(EVERY_MS / 2);
    source.give(told('a'));
    expect(await reading).toContain('"a"');
    source.give(told('b'));
    expect(await read()).toContain('"b"');
  });

  it('comments only after a pause: each event begins it anew', async () => {
    const { source, read } = open();
    for (const text of ['a', 'b', 'c']) {
      const reading = read();
      await vi.advanceTimersByTimeAsync(EVERY_MS * 0.9);
      source.give(told(text));
      expect(await reading).toContain(text);
    }
  });

  it('keeps no comments for a client that does not read', async () => {
    const { source, read } = open();
    const first = read();
    await vi.advanceTimersByTimeAsync(20 * EVERY_MS);
    expect(await first).toBe(COMMENT);
    // The one that was kept.
    expect(await read()).toBe(COMMENT);
    const reading = read();
    source.give(told('a'));
    expect(await reading).toContain('"a"');
  });

  it('closes its source once when the client goes, also while it waits', async () => {
    const { source, reader, read } = open();
    const reading = read();
    await reader.cancel();
    expect(await reading).toBeNull();
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(source.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes its source when it fails', async () => {
    const { source, read } = open();
    source.give(new Error('lost'));
    await expect(read()).rejects.toThrow('lost');
    expect(source.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
