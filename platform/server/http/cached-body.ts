import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { SharedBytes } from './shared-bytes.ts';
import { streamSlices } from './slices.ts';

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is the same for every caller, in each encoding. */
export interface EncodedBody {
  in(encoding: Encoding): Promise<Uint8Array>;
}

/**
 * A response body made once for a version of what it shows. Held as brotli only, which nearly every browser reads; the
 * other encodings are made when first asked for (gzip is then kept, the plain one only while it is being sent: it is six
 * times the size).
 */
export class CachedBody implements EncodedBody {
  readonly #br: Uint8Array;
  readonly #plain: SharedBytes;
  #gzip: Promise<Uint8Array> | undefined;

  constructor(br: Uint8Array) {
    this.#br = br;
    this.#plain = new SharedBytes(() => decompress(br));
  }

  async in(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'br') return this.#br;
    if (encoding === 'identity') return this.#plain.get();
    return (this.#gzip ??= this.#plain.get().then((plain) => compressGzip(plain)));
  }
}

const accepts = (http: HonoContext, encoding: string) =>
  new RegExp(`(^|[\\s,])${encoding}(\\s*;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`, 'i').test(
    http.req.header('accept-encoding') ?? '',
  );

/**
 * Sends a ready body in the best encoding the caller reads, or 304 when it has this version already. Private, since
 * the call needs a sign-in; always asked for anew, so that a new version shows at once.
 *
 * The body is one for all callers (`streamSlices`): one who does not read costs no memory but their connection's.
 *
 * @param version tells this body from every other that the same address has sent or will send
 * @param enter called when the body is about to be sent, for what counts those that are being sent; gives what ends it
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
    // Of a HEAD request the body is dropped unread.
    if (http.req.method !== 'HEAD') return new Response(streamSlices(bytes, leave), { headers });
    leave();
    return new Response(null, { headers });
  } catch (error) {
    leave();
    throw error;
  }
};
