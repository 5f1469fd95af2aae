import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readLines } from './read-lines.ts';

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const bytes = new TextEncoder().encode('erste Zeile: Übung\r\nzweite\n\nletzte');

describe('reading lines from a stream', () => {
  it('yields the same lines for any chunks', async () => {
    for (let cut = 0; cut <= bytes.length; cut++) {
      const lines = await Array.fromAsync(readLines(streamOf(bytes.slice(0, cut), bytes.slice(cut))));
      expect(lines).toEqual(['erste Zeile: Übung', 'zweite', '', 'letzte']);
    }
  });

  it('cancels the transfer when the reader stops early', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('row\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const line of readLines(endless)) {
      expect(line).toBe('row');
      break;
    }
    expect(isCancelled).toBe(true);
  });

  it('ends a stream from which nothing comes any more, though its connection never breaks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let cancellations = 0;
    let say: (text: string) => void = () => undefined;
    const stalled = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
      cancel: () => {
        cancellations++;
      },
    });
    const lines: string[] = [];
    const reading = (async () => {
      for await (const line of readLines(stalled, 45_000)) lines.push(line);
    })();
    for (const comment of [':1\n', ':2\n', ':3\n', ':4\n']) {
      await vi.advanceTimersByTimeAsync(40_000);
      say(comment);
      await vi.waitFor(() => expect(lines).toContain(comment.trim()));
    }
    expect(cancellations, 'as long as comments come').toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await reading;
    expect(cancellations).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
