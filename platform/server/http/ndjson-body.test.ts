import { brotliDecompressSync, constants, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NdjsonBody } from './ndjson-body.ts';

const LINES = Array.from({ length: 3_000 }, (_, i) => `row ${i} ${'abcdefghij'.slice(i % 10)} ${i * 7919}`);
const WHOLE = `${LINES.join('\n')}\n`;
const body = new NdjsonBody(() => LINES);

describe('an NDJSON body', () => {
  it('has the same content in every encoding', async () => {
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(WHOLE);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(WHOLE);
    expect(Buffer.from(await body.in('identity')).toString()).toBe(WHOLE);
  });

  it.each([
    ['br', () => createBrotliDecompress()],
    ['gzip', () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })],
  ] as const)(
    'can be read up to its hundredth line from the first twentieth (%s)',
    async (encoding, open) => {
      const bytes = await body.in(encoding);
      const reader = open();
      let seen = '';
      reader.on('data', (part: Buffer) => (seen += part.toString()));
      await new Promise((resolve) => reader.write(bytes.subarray(0, bytes.byteLength / 20), resolve));
      await new Promise((resolve) => setImmediate(resolve));
      expect(seen.split('\n').length - 1).toBeGreaterThanOrEqual(100);
      expect(WHOLE.startsWith(seen)).toBe(true);
    },
  );

  it('is empty without lines', async () => {
    expect(brotliDecompressSync(await new NdjsonBody(() => []).in('br')).byteLength).toBe(0);
  });
});
