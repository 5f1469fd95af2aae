import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '#platform/contract/call.ts';
import { contractEntries } from '../testing/contract-entries.ts';
import { newStudent } from '../testing/students.ts';
import { ALDER, testProduct } from '../testing/test-product.ts';

const product = testProduct(ALDER);
const nameOf = ({ method, path: callPath }: Pick<Call, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${callPath.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Routes besides the calls: API documentation, and the theme. */
const NOT_CALLS = new Set(['GET /api/openapi.json', 'GET /api/docs', 'GET /theme.css']);

describe('the contract', () => {
  it('mounts every entry, and no route without one', async () => {
    const written = new Set((await contractEntries()).map(nameOf));
    const mounted = new Set(
      product.product.app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path: routePath }) => `${method} ${routePath}`),
    );
    expect(written.size).toBeGreaterThan(10);
    for (const entry of written) expect(mounted).toContain(entry);
    for (const route of mounted) if (!NOT_CALLS.has(route)) expect(written).toContain(route);
  });

  it('gives every call a unique name and every path parameter a schema', async () => {
    const calls = await contractEntries();
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    for (const call of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      expect(Object.keys(call.params?.shape ?? {}).toSorted(), call.name).toEqual(
        inPath.toSorted((a, b) => String(a).localeCompare(String(b))),
      );
    }
  });

  it('documents every call in OpenAPI and on a page', async () => {
    const openapi = (await (await product.fetch('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(openapi.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const calls = await contractEntries();
    expect(described.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
    const page = await (await product.fetch('/api/docs')).text();
    for (const call of calls) expect(page).toContain(call.path);
  });

  it('builds that document once, whoever requests it', async () => {
    await product.fetch('/api/openapi.json');
    const makes = vi.spyOn(product.product.app, 'getOpenAPI31Document');
    expect((await product.fetch('/api/openapi.json')).headers.get('content-type')).toBe('application/json');
    expect(makes).not.toHaveBeenCalled();
  });

  it('requires a sign-in wherever declared, whatever the request', async () => {
    for (const call of await contractEntries()) {
      if (call.access === 'anyone') continue;
      const target = call.path.replaceAll(/\{(\w+)\}/g, 'x');
      const response = await product.fetch(target, {
        method: call.method.toUpperCase(),
        headers: { 'content-type': 'application/json', authorization: 'Bearer made-up-token-made-up-token' },
        ...(call.method === 'get' ? {} : { body: '{"not": "what it takes"}' }),
      });
      expect(response.status, call.name).toBe(401);
      expect(await response.json(), call.name).toMatchObject({ code: 'signed_out' });
    }
  });
});

const deepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a hostile body', () => {
  const hostile: [string, string, Record<string, string>][] = [
    ['JSON that breaks off', '{"email": ', {}],
    ['no JSON at all', '\u0000\u0001\u0002', {}],
    ['a bare null', 'null', {}],
    ['an array', '[[[[[[[]]]]]]]', {}],
    ['very deep JSON', deepJson(8_000), {}],
    ['NUL in a name', '{"email":"a@b.example","password":"x","firstName":"a\\u0000b","lastName":"c"}', {}],
    ['a lone surrogate', '{"email":"a@b.example","password":"\\ud800","firstName":"a","lastName":"c"}', {}],
    ['prototype keys', '{"__proto__":{"email":"a"},"constructor":1}', {}],
    ['a form instead of JSON', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a name that is a number', '{"email":1,"password":2,"firstName":3,"lastName":4}', {}],
  ];

  it.each(hostile)('is refused with our error format: %s', async (_name, body, headers) => {
    const response = await product.fetch('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({
      error: expect.any(String),
      code: 'invalid_request',
      success: false,
    });
  });

  it('is read in pieces of unknown number, as proxies send it', async () => {
    const response = await product.fetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([JSON.stringify({ email: 'nobody@b.example', password: 'Wrong-one-99' })]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('is refused as deep as a student may send it', async () => {
    const { token } = await newStudent(product);
    const response = await product.fetch('/api/profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: deepJson(50_000),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('is not awaited from a stranger, who could leave any number of them unfinished', async () => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      'POST /api/extract_courses HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
    );
    let answer = '';
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
    });
    await expect.poll(() => answer).toContain('signed_out');
    expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*connection: close/i);
  });

  it('is not read for a call that has none', async () => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('POST /auth/logout HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n');
    let answer = '';
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
    });
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 \d/);
  });

  it('is refused when too large, and the connection is closed', async () => {
    const response = await product.fetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(17_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
    expect((await product.fetch('/healthz')).status).toBe(200);
  });
});
