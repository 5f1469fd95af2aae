import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';

const YEAR_SECONDS = 31_536_000;

/** The build's folder of files with a hash in their name. */
const ASSETS = '/assets/';

/** Routes of the app have no dot in their last segment; files of the build all do. */
const FILE = /\.\w+$/;

/**
 * Serves the built web app: files with a hash in their name are cached forever; every other path gets the app's page,
 * always revalidated. `decorate` may change the page's text per route (link previews), `headersOf` its headers.
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
      // For a person who opens an unknown file, the app shows its own message, as for any unknown route.
      if (file || isAsset || !http.req.header('accept')?.includes('text/html')) return file ?? next();
    }
    http.header('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headersOf(http.req.path))) http.header(name, value);
    return http.html(await decorate(page, http.req.path));
  });
};
