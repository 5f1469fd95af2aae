import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';

const YEAR_SECONDS = 31_536_000;

/** Where the build puts files with a hash in their name. */
const ASSETS = '/assets/';

/** Routes of the product have no dot in their last part; files of the build all do. */
const FILE = /\.\w+$/;

/**
 * Serves the built web app: files with a hash in their name for ever, everything else the one page, which the browser
 * asks for anew each time. `decorate` may change the page's text for a route (link previews), `headersOf` the headers
 * it is sent with.
 */
export const servePages = (
  app: OpenAPIHono,
  webRoot: string,
  {
    decorate = (text) => text,
    headersOf = () => ({}),
  }: {
    decorate?: (page: string, pathname: string) => string | Promise<string>;
    headersOf?: (pathname: string) => Record<string, string>;
  } = {},
): void => {
  const page = fs.readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  const serveFile = serveStatic({ root: path.relative(process.cwd(), webRoot) || '.', precompressed: true });
  app.use(`${ASSETS}*`, async (http, next) => {
    await next();
    if (http.res.ok) http.res.headers.set('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
  });
  app.get('*', async (http, next) => {
    const isAsset = http.req.path.startsWith(ASSETS);
    if (isAsset || FILE.test(http.req.path)) {
      const file = await serveFile(http, async () => {});
      // Someone who opens an address that is no file is led on by the page, as from any other that is no screen.
      if (file || isAsset || !http.req.header('accept')?.includes('text/html')) return file ?? next();
    }
    http.header('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headersOf(http.req.path))) http.header(name, value);
    return http.html(await decorate(page, http.req.path));
  });
};
