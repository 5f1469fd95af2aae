import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createApp } from '#platform/server/http/create-app.ts';
import { createLog } from '#platform/server/log.ts';
import { getHealth } from '#platform/contract/health.ts';
import { testProduct } from '../testing/test-product.ts';

const product = testProduct();

describe('the http edge', () => {
  it('answers the health check', async () => {
    const answer = await product.call(getHealth, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });

  it('sends the security headers, no server banner and no cookie', async () => {
    const { headers } = await product.fetch('/healthz');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends HSTS for a year if the public URL uses https, and only then', async () => {
    const headerAt = async (publicUrl: string) => {
      const app = createApp(createLog('silent'), publicUrl);
      return (await app.request('/anything')).headers.get('strict-transport-security');
    };
    expect(await headerAt('https://lectern.test')).toBe('max-age=31536000');
    expect(await headerAt('http://lectern.test')).toBeNull();
  });

  it.each([
    ['bytes that are no HTTP', 'hello there\r\n\r\n', 400, 'invalid_request'],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_request'],
    ['what a proxy is asked', 'CONNECT a.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_request'],
    [
      'an expectation nobody can meet',
      'POST /auth/login HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 2\r\n\r\n{}',
      417,
      'invalid_request',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nhost: a b\r\n\r\n', 400, 'invalid_request'],
    ['a target that is none', 'GET healthz HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_request'],
    [
      'two lengths',
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
      'invalid_request',
    ],
    [
      'headers without end',
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
  ])('answers %s with the same headers', async (_, request, status, code) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    socket.write(request);
    let answer = '';
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
    });
    await expect.poll(() => answer).toContain('}');
    socket.destroy();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      'content-type: application/json',
      "content-security-policy: default-src 'self'",
      'x-content-type-options: nosniff',
    ])
      expect(head.toLowerCase()).toContain(header);
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
  });

  it('refuses an unknown call with our error format', async () => {
    const response = await product.fetch('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such call.', code: 'not_found' });
  });

  it.each([
    ['POST', '/courses'],
    ['OPTIONS', '/'],
    ['POST', '/healthz'],
    ['GET', '/healthz/'],
    ['GET', '/readyz/'],
    ['PUT', '/auth/login'],
    ['OPTIONS', '/api/courses'],
  ])('refuses %s %s with the same format', async (method, pathname) => {
    const response = await product.fetch(pathname, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: 'not_found' });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('marks failures of sign-in calls with success: false', async () => {
    const response = await product.fetch('/auth/nothing');
    expect(await response.json()).toMatchObject({ code: 'not_found', success: false });
  });

  it('logs no server error when a client disconnects while sending', async () => {
    const { port } = new URL(product.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nexpect: 100-continue\r\n\r\n9\r\n{',
    );
    // The server asks for the body after accepting the request; disconnecting earlier would not test it.
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => product.logText()).toContain('the caller hung up');
    expect(product.logText()).not.toContain('request failed');
  });

  it('describes missing and mistyped fields in plain words', async () => {
    const answerTo = async (body: object) => {
      const response = await product.fetch('/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { error: string }).error;
    };
    expect(await answerTo({ password: 'x' })).toBe('email is missing');
    expect(await answerTo({ email: 'a@b.example', password: 1 })).toBe('password must be of type string');
  });
});
