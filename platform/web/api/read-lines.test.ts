import { describe, expect, it } from 'vitest';
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
});
