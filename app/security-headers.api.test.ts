import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getHealth } from '#platform/contract/health.ts';
import { testProduct } from './testing/test-product.ts';

const product = testProduct();

describe('the edge of the server', () => {
  it('answers the health check', async () => {
    const answer = await product.call(getHealth, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });

  it('sends the security headers, no server banner and no cookie', async () => {
    const { headers } = await product.fetch('/healthz');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; img-src 'self' data:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
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
  ])('refuses %s %s in that shape too', async (method, pathname) => {
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
