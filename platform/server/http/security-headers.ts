import type { MiddlewareHandler } from 'hono';

/** The policy of every page and answer: nothing is loaded from, framed by or sent to another host. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

/** Sets the security headers of every answer; a handler may set its own policy and referrer policy before. */
export const securityHeaders: MiddlewareHandler = async (http, next) => {
  await next();
  const { headers } = http.res;
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'no-referrer');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
};
