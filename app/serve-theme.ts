import type { OpenAPIHono } from '@hono/zod-openapi';

interface Accent {
  light: string;
  dark: string;
}

/**
 * Serves `GET /theme.css`: the university's accent for both themes, overriding the tokens of
 * `platform/ui/styles/tokens.css`; empty without an accent. The pack reader has validated the colours as `#rrggbb`.
 */
export const serveTheme = (app: OpenAPIHono, accent: () => Accent | undefined): void => {
  app.get('/theme.css', (http) => {
    const found = accent();
    http.header('content-type', 'text/css; charset=utf-8');
    http.header('cache-control', 'no-cache');
    return http.body(
      found
        ? `:root{--accent:${found.light}}\n@media not print{[data-theme='dark']{--accent:${found.dark}}}\n`
        : '',
    );
  });
};
