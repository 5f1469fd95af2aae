import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { Failure } from '#platform/contract/errors.ts';
import type { Log } from '../log.ts';
import { failureResponse, validationFailure } from './failure-response.ts';
import { securityHeaders } from './security-headers.ts';

/** Responses of calls are personal: not cached unless the call itself sets a header. */
const noStore: MiddlewareHandler = async (http, next) => {
  await next();
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store');
};

/**
 * The HTTP app without routes: request ids, headers and error responses.
 *
 * @param publicUrl the URL under which the product is reached
 */
export const createApp = (log: Log, publicUrl: string): OpenAPIHono => {
  const app = new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw validationFailure(result.error);
    },
  });
  app.use(requestId({ headerName: '', generator: () => crypto.randomUUID() }));
  app.use(securityHeaders(publicUrl));
  app.use('/api/*', noStore);
  app.use('/auth/*', noStore);
  // Returned, not thrown: a thrown error would bypass the headers above.
  app.notFound((http) => failureResponse(new Failure('not_found', 'There is nothing here.'), http, log));
  app.onError((error, http) => failureResponse(error, http, log));
  return app;
};

/** Answers unknown calls with the product's error format; pages are served after this. */
export const refuseUnknownCalls = (app: OpenAPIHono): void => {
  for (const path of ['/api/*', '/auth/*', '/healthz/*', '/readyz/*'])
    app.all(path, () => {
      throw new Failure('not_found', 'There is no such call.');
    });
};
