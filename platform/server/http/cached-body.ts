import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { SharedBytes } from './shared-bytes.ts';
import { keptUnlessFailed } from './kept-unless-failed.ts';
import { onSent } from './on-sent.ts';

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is the same for every caller, in several encodings. */
export interface EncodedBody {
  in(encoding: Encoding): Promise<Uint8Array>;
}

/**
 * A response body cached per version of its content. Kept as brotli, which nearly every browser accepts; other
 * encodings are made on demand (gzip is then kept; the plain one, six times the size, only while it is sent).
 */
export class CachedBody implements EncodedBody {
  readonly #br: Uint8Array;
  readonly #plain: SharedBytes;
  readonly #gzip: () => Promise<Uint8Array>;

  constructor(br: Uint8Array) {
    this.#br = br;
    this.#plain = new SharedBytes(() => decompress(br));
    this.#gzip = keptUnlessFailed(async () => compressGzip(await this.#plain.get()));
  }

  async in(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'br') return this.#br;
    if (encoding === 'identity') return this.#plain.get();
    return this.#gzip();
  }
}

const accepts = (http: HonoContext, encoding: string) =>
  new RegExp(`(^|[\\s,])${encoding}(\\s*;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`, 'i').test(
    http.req.header('accept-encoding') ?? '',
  );

/**
 * Sends a cached body in the best accepted encoding, or 304 if the caller has this version. Private, since the call
 * requires a sign-in; always revalidated, so that a new version shows at once.
 *
 * All callers share one copy, which is written from as it is: a slow reader costs only the memory of the connection. Nothing may
 * ask this response for its `body`, which would copy it.
 *
 * @param version distinguishes this body from every other one that the same URL has sent or will send
 * @param enter called before the body is sent, to count concurrent downloads; returns a function to call at the end
 * @throws what `enter` throws
 */
export const sendReadyBody = async (
  http: HonoContext,
  body: EncodedBody,
  {
    contentType,
    version,
    enter = () => () => {},
  }: { contentType: string; version: string; enter?: () => () => void },
): Promise<Response> => {
  const encoding = accepts(http, 'br') ? 'br' : accepts(http, 'gzip') ? 'gzip' : 'identity';
  const etag = `"${version}-${encoding}"`;
  const headers = new Headers({
    'cache-control': 'private, no-cache',
    etag,
    vary: 'accept, accept-encoding',
  });
  const known = (http.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', contentType);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const leave = enter();
  try {
    const bytes = await body.in(encoding);
    headers.set('content-length', String(bytes.byteLength));
    // The body of a HEAD response is discarded unread.
    if (http.req.method === 'HEAD') {
      leave();
      return new Response(null, { headers });
    }
    onSent(http, leave);
    return new Response(bytes, { headers });
  } catch (error) {
    leave();
    throw error;
  }
};
