import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { Call } from '#platform/contract/call.ts';

/** Serves the API description: `GET /api/openapi.json`, and `GET /api/docs` for people. */
export const serveApiPages = (app: OpenAPIHono, product: string, calls: readonly Call[]): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  // Built on first use and cached: it takes tens of milliseconds, and anyone may request it.
  let document: string | undefined;
  app.get('/api/openapi.json', (http) => {
    document ??= JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: `${product} API`, version: '1' },
      }),
    );
    return http.body(document, 200, { 'content-type': 'application/json' });
  });
  app.get('/api/docs', (http) =>
    http.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${product} API</title>
          </head>
          <body>
            <h1>${product} API</h1>
            <p>
              Every call, as the server validates it. Machines read
              <a href="/api/openapi.json">openapi.json</a>.
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Call</th>
                  <th scope="col">What it does</th>
                  <th scope="col">Who</th>
                  <th scope="col">Can fail with</th>
                </tr>
              </thead>
              <tbody>
                ${calls.map(
                  (call) =>
                    html`<tr>
                      <td><code>${call.method.toUpperCase()} ${call.path}</code></td>
                      <td>${call.summary}</td>
                      <td>${call.access === 'signed-in' ? 'signed in' : 'anyone'}</td>
                      <td>${call.errors.join(', ')}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </body>
        </html>`,
    ),
  );
};
