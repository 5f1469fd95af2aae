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

/** What Node's parser and its clocks say of a request that never became one; the rest is malformed. */
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

/** The whole answer as bytes of HTTP: there is no request that it could be a response to. */
const rawAnswer = (answer: Answer): string => {
  const body = bodyOf(answer);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`, ...lines, '', body].join('\r\n');
};

/** Another answer put into the middle of this one would be taken for a part of it. */
const isHalfAnswered = (response: ServerResponse | undefined): boolean =>
  response?.headersSent === true && !response.writableFinished;

/** How long whoever is sent something may take none of it. */
const UNREAD_MS = 30_000;

/**
 * An HTTP server whose every answer has the product's shape and headers, those to malformed requests too, which never
 * reach `fetch`. It closes the connection of whoever does not read what they are sent.
 */
export const createHttpServer = (fetch: Fetch, { unreadMs = UNREAD_MS } = {}): Server => {
  const listener = getRequestListener(fetch, {
    // What is thrown here is a target or a host that makes no address.
    errorHandler: () => new Response(bodyOf(MALFORMED), { status: MALFORMED.status, headers: HEADERS }),
  });
  // A request without a host goes the same way, instead of Node's own answer without a body.
  const answering = new WeakMap<Socket, ServerResponse>();
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answering.set(request.socket, response);
    return listener(request, response);
  });
  // Node's clock runs anew with every byte that is taken, of a large answer too.
  server.timeout = unreadMs;
  server.on('timeout', (socket) => {
    const response = answering.get(socket);
    const isIdle = response?.writableFinished === true;
    // Where nothing waits to be read, the answer is being worked on, or its request is still on its way.
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
  // Node's own answers to these have no body, or are none.
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
