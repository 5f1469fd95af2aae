import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ErrorBody } from '#platform/contract/call.ts';
import { ERRORS, type ErrorCode } from '#platform/contract/errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

interface Answer {
  status: number;
  code: ErrorCode;
  sentence?: string;
}

const MALFORMED: Answer = { status: 400, code: 'invalid_request' };

/** Answers to errors and timeouts of Node's parser, by error code; all others count as malformed. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    sentence: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid_request', sentence: 'The request took too long.' },
};

const bodyOf = ({ code, sentence = ERRORS[code].sentence }: Answer): string =>
  JSON.stringify({ error: sentence, code } satisfies ErrorBody);

const HEADERS = { ...SECURITY_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' };

/** The complete response as bytes: there is no request object to respond to. */
const rawAnswer = (answer: Answer): string => {
  const body = bodyOf(answer);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`, ...lines, '', body].join('\r\n');
};

/** A second response inside a partly sent one would be read as part of it. */
const isHalfAnswered = (response: ServerResponse | undefined): boolean =>
  response?.headersSent === true && !response.writableFinished;

/** How long a client may read nothing of its response. */
const UNREAD_MS = 30_000;

/**
 * How long an idle connection stays open. Longer than proxies keep theirs (commonly 60 s): whoever closes last sends no
 * request into a connection that is being closed, which its client would see as a reset.
 */
const IDLE_MS = 75_000;

/** For a whole request to arrive: until then what has come of its body stays in memory. */
const REQUEST_MS = 120_000;

/**
 * An HTTP server whose responses all have the product's format and headers, including those to malformed requests,
 * which never reach `fetch`. It closes connections of clients that do not read their response.
 */
export const createHttpServer = (fetch: Fetch, { unreadMs = UNREAD_MS, idleMs = IDLE_MS } = {}): Server => {
  const listener = getRequestListener(fetch, {
    // Thrown for a target or host that is not a valid URL.
    errorHandler: () => new Response(bodyOf(MALFORMED), { status: MALFORMED.status, headers: HEADERS }),
  });
  // Also handles requests without a host, instead of Node's response without a body.
  const answering = new WeakMap<Socket, ServerResponse>();
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answering.set(request.socket, response);
    return listener(request, response);
  });
  // Node resets this timeout with every byte that the client reads, also of a large response.
  server.timeout = unreadMs;
  server.keepAliveTimeout = idleMs;
  // The longest body, a transcript of ten megabytes, takes a slow phone a minute.
  server.requestTimeout = REQUEST_MS;
  server.on('timeout', (socket) => {
    const response = answering.get(socket);
    const isIdle = response?.writableFinished === true;
    // Otherwise nothing waits to be read: the response is being computed, or the request is still arriving.
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
  // Node's own responses to these have no body, or do not exist.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = bodyOf(MALFORMED);
    const length = Buffer.byteLength(body);
    response.writeHead(417, { ...HEADERS, 'content-length': length, connection: 'close' }).end(body);
  });
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(rawAnswer(MALFORMED));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfAnswered(answering.get(socket)))
      return socket.destroy();
    return socket.end(rawAnswer(ANSWERS[error.code ?? ''] ?? MALFORMED), () => socket.destroy());
  });
  return server;
};
