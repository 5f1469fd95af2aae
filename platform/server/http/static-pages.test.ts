import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { servePages } from '#platform/server/http/static-pages.ts';

const webRoot = mkdtempSync(path.join(os.tmpdir(), 'lectern-web-'));
mkdirSync(path.join(webRoot, 'assets'));
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Lectern</title>');
writeFileSync(path.join(webRoot, 'assets/app-1a2b.js'), 'export {};');
writeFileSync(path.join(webRoot, 'icon.svg'), '<svg/>');
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

const app = new OpenAPIHono();
servePages(app, webRoot, {
  decorate: (page, pathname) => page.replace('Lectern', `Lectern ${pathname}`),
  headersOf: (pathname): Record<string, string> => (pathname === '/login' ? { 'x-of-this-page': 'yes' } : {}),
});
const get = (target: string) => app.request(target);

describe('pages', () => {
  it.each(['/', '/login', '/shared/abc', '/anything/at/all'])(
    'answer %s with the app’s page, without caching',
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(`<!doctype html><title>Lectern ${target}</title>`);
    },
  );

  it('can have their own headers', async () => {
    expect((await get('/login')).headers.get('x-of-this-page')).toBe('yes');
    expect((await get('/')).headers.get('x-of-this-page')).toBeNull();
  });

  it('cache hashed files forever, and answer 404 for missing ones', async () => {
    const found = await get('/assets/app-1a2b.js');
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await found.text()).toBe('export {};');
    const missing = await get('/assets/app-ffff.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBeNull();
    expect((await get('/assets/app')).status).toBe(404);
  });

  it('answer a browser that opens an unknown file with the page, all others with 404', async () => {
    const opened = await app.request('/old.html', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(await opened.text()).toBe('<!doctype html><title>Lectern /old.html</title>');
    const icon = await app.request('/icon.svg', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(await icon.text()).toBe('<svg/>');
    expect((await get('/old.png')).status).toBe(404);
  });

  it('never leave the build folder', async () => {
    expect((await get('/../package.json')).status).toBe(404);
    expect((await get('/assets/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });
});
