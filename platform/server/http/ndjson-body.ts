import { once } from 'node:events';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import type { EncodedBody, Encoding } from './cached-body.ts';
import { keptUnlessFailed } from './kept-unless-failed.ts';
import { SharedBytes } from './shared-bytes.ts';

type Compressor = BrotliCompress | Gzip;

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A tenth smaller than by level 5, for half as much time again; the best level takes a hundred times as long.
    [constants.BROTLI_PARAM_QUALITY]: 7,
  },
};

/** A small first block, so that a slow connection has lines after one round trip. */
const FIRST_BLOCK = 100;
const BLOCK = 250;

function* blocksOf(lines: readonly string[]): Generator<string> {
  let from = 0;
  while (from < lines.length) {
    const to = from + (from === 0 ? FIRST_BLOCK : BLOCK);
    yield `${lines.slice(from, to).join('\n')}\n`;
    from = to;
  }
}

/** Compresses in blocks, flushing after each, so that a received block can be decoded. */
const compress = async (lines: readonly string[], stream: Compressor, flush: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  stream.on('data', (part: Uint8Array) => parts.push(part));
  for (const block of blocksOf(lines)) {
    stream.write(block);
    await new Promise<void>((resolve) => stream.flush(flush, resolve));
  }
  const ended = once(stream, 'end');
  stream.end();
  await ended;
  return Buffer.concat(parts);
};

/**
 * A body of lines that can be read as it arrives. Each encoding is made on demand, once; the plain one is kept only
 * while it is sent, since it is many times larger and rarely requested.
 */
export class NdjsonBody implements EncodedBody {
  readonly #plain: SharedBytes;
  readonly #br: () => Promise<Uint8Array>;
  readonly #gzip: () => Promise<Uint8Array>;

  /** @param lines returns the lines without line ends, the same ones each time */
  constructor(lines: () => readonly string[]) {
    this.#plain = new SharedBytes(async () => Buffer.from([...blocksOf(lines())].join(''), 'utf8'));
    this.#br = keptUnlessFailed(() =>
      compress(lines(), createBrotliCompress(BROTLI), constants.BROTLI_OPERATION_FLUSH),
    );
    this.#gzip = keptUnlessFailed(() => compress(lines(), createGzip(), constants.Z_SYNC_FLUSH));
  }

  async in(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'identity') return this.#plain.get();
    return encoding === 'br' ? this.#br() : this.#gzip();
  }
}
