import { isUtf8 } from 'node:buffer';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Call, CallResponse, VerbInput } from '#platform/contract/call.ts';
import { ERRORS, type ErrorCode, Failure } from '#platform/contract/errors.ts';
import { getHealth } from '#platform/contract/health.ts';
import type { ConcurrencyLimit } from '../call-limits.ts';
import type { Context, SignedIn } from '../context.ts';
import { networkAddress } from './network-address.ts';
import { enterBody } from './arriving-bodies.ts';
import { jsonBody, untilRead } from './json-body.ts';
import { refuseOddShape } from './shape-of-json.ts';

type ContextFor<C extends Call, X extends Context> = C['access'] extends 'signed-in' ? SignedIn<X> : X;

declare module 'hono' {
  interface ContextVariableMap {
    /** Method and path of the contract entry, for the log. */
    call: string;
  }
}

/** A contract entry with its verb. */
export interface Route<X extends Context = Context> {
  call: Call;
  answer(ctx: X, input: never, http: HonoContext): Promise<Response>;
}

const DEFAULT_MAX_BYTES = 256 * 1024;
/** Of calls that need no account: more than a password and a vendor's proof take, and little to keep of strangers. */
const STRANGERS_MAX_BYTES = 16 * 1024;
/** Possible errors of every call, beyond those of its entry. */
export const ALWAYS: readonly ErrorCode[] = [
  'invalid_request',
  'too_large',
  'signed_out',
  'too_many_requests',
  'internal',
  'unavailable',
];

/** The body of every failure. */
export const errorSchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  success: z.literal(false).optional(),
  fallback_available: z.boolean().optional(),
  session_id: z.string().optional(),
  message_id: z.string().optional(),
  current: z.unknown().optional(),
});

/** A call with a JSON response: the verb returns it, the http edge writes it. */
export const route = <X extends Context, C extends Call>(
  call: C,
  verb: (ctx: ContextFor<C, X>, input: VerbInput<C>) => CallResponse<C> | Promise<CallResponse<C>>,
): Route<X> => ({
  call,
  answer: async (ctx, input, http) => {
    const result = (await verb(ctx as ContextFor<C, X>, input as VerbInput<C>)) as object;
    if (!call.isLarge) return http.json(result);
    return new Response(jsonBody(result), { headers: { 'content-type': 'application/json' } });
  },
});

/** A call that writes its own response: a stream, or compressed bytes. */
export const rawRoute = <X extends Context, C extends Call>(
  call: C,
  verb: (
    ctx: ContextFor<C, X>,
    input: VerbInput<C>,
    http: HonoContext,
  ) => CallResponseOrResponse<C> | Promise<CallResponseOrResponse<C>>,
): Route<X> => ({
  call,
  answer: async (ctx, input, http) => {
    const result = await verb(ctx as ContextFor<C, X>, input as VerbInput<C>, http);
    return result instanceof Response ? result : http.json(result as object);
  },
});

type CallResponseOrResponse<C extends Call> = Response | CallResponse<C>;

const describeResponses = (call: Call) => {
  const content: Record<string, { schema: z.ZodType }> = {
    [call.contentType ?? 'application/json']: { schema: call.response },
  };
  for (const [type, schema] of Object.entries(call.streams ?? {})) content[type] = { schema };
  const responses: Record<string, { description: string; content: Record<string, { schema: z.ZodType }> }> = {
    200: { description: 'Success', content },
  };
  const byStatus = Map.groupBy(
    new Set([
      ...ALWAYS.filter((code) => code !== 'signed_out' || call.access === 'signed-in'),
      ...call.errors,
    ]),
    (code) => ERRORS[code].status,
  );
  for (const [status, codes] of byStatus) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].sentence}`).join(' '),
      content: { 'application/json': { schema: errorSchema } },
    };
  }
  return responses;
};

const describe = (call: Call) =>
  createRoute({
    method: call.method,
    path: call.path,
    operationId: call.name,
    summary: call.summary,
    ...(call.access === 'signed-in' ? { security: [{ bearer: [] }] } : {}),
    request: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { query: call.query } : {}),
      ...(call.body
        ? { body: { required: true, content: { 'application/json': { schema: call.body } } } }
        : {}),
      ...(call.form
        ? { body: { required: true, content: { 'multipart/form-data': { schema: call.form } } } }
        : {}),
    },
    responses: describeResponses(call),
  });

/** From so many bytes a body takes the thread long enough to be counted: most have some hundred. */
const LARGE_BODY = 64 * 1024;

/**
 * JSON is UTF-8 (RFC 8259, section 8.1); lenient decoding would store other bytes as question marks. A large one is counted, and
 * none is parsed whose shape no call has.
 */
const refuseOddBody =
  (contexts: { get(http: object): Context | undefined }): MiddlewareHandler =>
  async (http, next) => {
    const body = await http.req.arrayBuffer();
    if (!isUtf8(body)) throw new Failure('invalid_request', 'The request body is not valid UTF-8.');
    const ctx = contexts.get(http);
    if (ctx?.viewer && body.byteLength > LARGE_BODY) ctx.callLimits.countHeavy('body', ctx.viewer.userId);
    refuseOddShape(new Uint8Array(body));
    return next();
  };

/** A refused body is still arriving: the connection cannot be reused. */
const closeIfSending = (http: HonoContext): void => {
  if (http.req.raw.body !== null) http.header('connection', 'close');
};

const enterBodyOrClose = (...request: Parameters<typeof enterBody>): (() => void) => {
  try {
    return enterBody(...request);
  } catch (error) {
    closeIfSending(request[2]);
    throw error;
  }
};

/** Before the file is received. */
const countUpload = ({ callLimits }: Context, http: HonoContext, userId: string): void => {
  try {
    callLimits.countHeavy('upload', userId);
  } catch (error) {
    closeIfSending(http);
    throw error;
  }
};

/** Large responses being read by those without an account, of one network: a class opens a link together. */
const READ_BY_STRANGERS: ConcurrencyLimit = {
  name: 'read-by-strangers',
  most: 400,
  sentence: 'Many links are open on this network just now. Please try again in a moment.',
};

/** Serves a call in its student's queue; its turn ends once the response was read or its reader has disconnected. */
const inTurn = async (
  { callLimits, viewer, address }: Context,
  http: HonoContext,
  answer: () => Promise<Response>,
): Promise<Response> => {
  // Whoever reads slowly keeps the response in the system's memory.
  const leave =
    viewer === null
      ? callLimits.enter(READ_BY_STRANGERS, networkAddress(address))
      : await callLimits.takeTurn(viewer.userId);
  try {
    const response = await answer();
    // The body of a HEAD response is dropped unread.
    if (response.body && http.req.method !== 'HEAD')
      return new Response(untilRead(response.body, leave), response);
    leave();
    return response;
  } catch (error) {
    leave();
    throw error;
  }
};

/**
 * Carries out a call that writes in its student's queue, and what strangers read in theirs; replies and files take their
 * time elsewhere, and passwords have a queue of their own.
 */
const inQueue = async (
  { callLimits, viewer, address }: Context,
  call: Call,
  answer: () => Promise<Response>,
): Promise<Response> => {
  // It reads nothing, and says that the process lives however long others wait for a database.
  if (call.name === getHealth.name) return answer();
  if (viewer === null && call.method === 'get')
    return callLimits.amongStrangers(networkAddress(address), answer);
  if (viewer === null || call.method === 'get' || call.streams || call.form) return answer();
  const leave = await callLimits.takeWriteTurn(viewer.userId);
  try {
    return await answer();
  } finally {
    leave();
  }
};

/**
 * Mounts every route: sign-in, call limit, body limit, validation, verb, response. `contextOf` builds the context of
 * a request, with `viewer: null` for a caller without a valid sign-in.
 */
export const mountRoutes = <X extends Context>(
  app: OpenAPIHono,
  routes: readonly Route<X>[],
  contextOf: (http: HonoContext) => Promise<X>,
): void => {
  for (const { call, answer } of routes) {
    const mostBytes = call.maxBytes ?? (call.access === 'anyone' ? STRANGERS_MAX_BYTES : DEFAULT_MAX_BYTES);
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(call.method.toUpperCase(), path, async (http, next) => {
      http.set('call', `${call.method.toUpperCase()} ${call.path}`);
      await next();
    });
    // By Hono's context: a body in chunks replaces its request.
    const contexts = new WeakMap<object, X>();
    // Sign-in is checked before the body, of which strangers neither learn anything nor leave anything in memory: one
    // sent in chunks is kept until it ends.
    app.on(call.method.toUpperCase(), path, async (http, next) => {
      const ctx = await contextOf(http);
      if (call.access === 'signed-in' && ctx.viewer === null) {
        closeIfSending(http);
        throw new Failure('signed_out');
      }
      if (ctx.viewer !== null) {
        ctx.callLimits.countCall(ctx.viewer.userId);
        if (call.form) countUpload(ctx, http, ctx.viewer.userId);
      }
      contexts.set(http, ctx);
      const leave = enterBodyOrClose(ctx, call, http, mostBytes);
      try {
        await next();
      } finally {
        leave();
      }
    });
    // It keeps a body that is sent in chunks; what other calls are sent is never read.
    if (call.body || call.form)
      app.on(
        call.method.toUpperCase(),
        path,
        bodyLimit({
          maxSize: mostBytes,
          onError: (http) => {
            closeIfSending(http);
            throw new Failure('too_large');
          },
        }),
      );
    if (call.body) app.on(call.method.toUpperCase(), path, refuseOddBody(contexts));
    app.openapi(describe(call), async (http) => {
      const valid = (target: 'param' | 'query' | 'json' | 'form', schema: unknown): object =>
        schema ? (http.req.valid(target as never) as object) : {};
      const input = {
        ...valid('param', call.params),
        ...valid('query', call.query),
        ...valid('json', call.body),
        ...valid('form', call.form),
      };
      const ctx = contexts.get(http);
      if (!ctx) throw new Error('a request reached its verb without a context');
      const answered = () => inQueue(ctx, call, () => answer(ctx, input as never, http));
      return (await (call.isLarge ? inTurn(ctx, http, answered) : answered())) as never;
    });
  }
};
