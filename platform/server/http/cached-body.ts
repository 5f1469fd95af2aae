import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is the same for every caller, in each encoding. */
export interface EncodedBody {
  in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A response body made once for a version of what it shows. Held as brotli only, which nearly every browser reads; the
 * other encodings are made when first asked for (gzip is then kept, the plain one is not: it is six times the size).
 */
export class CachedBody implements EncodedBody {
  readonly #br: Uint8Array<ArrayBuffer>;
  #gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;

  constructor(br: Uint8Array<ArrayBuffer>) {
    this.#br = br;
  }

  async in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'br') return this.#br;
    if (encoding === 'identity') return Uint8Array.from(await decompress(this.#br));
    this.#gzip ??= decompress(this.#br)
      .then((plain) => compressGzip(plain))
      .then((bytes) => Uint8Array.from(bytes));
    return this.#gzip;
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
 * @param version tells this body from every other that the same address has sent or will send
 */
export const sendReadyBody = async (
  http: HonoContext,
  body: EncodedBody,
  contentType: string,
  version: string,
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
  const bytes = await body.in(encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { headers });
};
