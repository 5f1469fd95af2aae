import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { Failure } from '#platform/contract/errors.ts';
import type { Log } from '../log.ts';
import { failureResponse, validationFailure } from './failures.ts';

/** The policy of every page and answer: nothing is loaded from, framed by or sent to another host. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

const securityHeaders: MiddlewareHandler = async (http, next) => {
  await next();
  const { headers } = http.res;
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'no-referrer');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
};

/** Answers to calls hold what belongs to one person: no cache keeps them unless the call itself says so. */
const noStore: MiddlewareHandler = async (http, next) => {
  await next();
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store');
};

/** The server before any route: ids, headers, and the one door for failures. */
export const createEdge = (log: Log): OpenAPIHono => {
  const app = new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw validationFailure(result.error);
    },
  });
  app.use(requestId({ headerName: '', generator: () => crypto.randomUUID() }));
  app.use(securityHeaders);
  app.use('/api/*', noStore);
  app.use('/auth/*', noStore);
  // Answered, not thrown: what is thrown here goes past the headers above.
  app.notFound((http) => failureResponse(new Failure('not_found', 'There is nothing here.'), http, log));
  app.onError((error, http) => failureResponse(error, http, log));
  return app;
};

/** Unknown calls answer in the product's own shape; pages are served after this. */
export const refuseUnknownCalls = (app: OpenAPIHono): void => {
  for (const path of ['/api/*', '/auth/*', '/healthz/*', '/readyz/*'])
    app.all(path, () => {
      throw new Failure('not_found', 'There is no such call.');
    });
};

/**
 * The caller's address: the socket's, or, behind `trustedProxies` proxies of ours, the one the outermost of them saw
 * (each appends to `x-forwarded-for`, so it is counted from the end; what stands before it the caller may have made up).
 */
export const addressOf = (http: HonoContext, trustedProxies: number): string => {
  const socket = (http.env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket;
  const direct = socket?.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
};
