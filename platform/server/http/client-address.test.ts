import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { clientAddress, warnOfUntrustedProxy } from './client-address.ts';

const socket = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };

const addressSeen = async (trustedProxies: number, forwarded?: string): Promise<string> => {
  const app = new Hono().get('/', (http) => http.text(clientAddress(http, trustedProxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, socket)).text();
};

describe('the client address', () => {
  it('is the socket’s if no proxy is trusted, whatever the headers say', async () => {
    expect(await addressSeen(0, '198.51.100.7')).toBe('203.0.113.9');
  });

  it('is what the outermost trusted proxy saw', async () => {
    expect(await addressSeen(1, 'made up, 198.51.100.7')).toBe('198.51.100.7');
    expect(await addressSeen(2, 'made up, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7');
    expect(await addressSeen(2)).toBe('203.0.113.9');
  });

  it('has no port, even if a proxy adds one', async () => {
    expect(await addressSeen(1, '198.51.100.7:61234')).toBe('198.51.100.7');
    expect(await addressSeen(1, '[2001:db8::7]:61234')).toBe('2001:db8::7');
    expect(await addressSeen(1, '[2001:db8::7]')).toBe('2001:db8::7');
    expect(await addressSeen(1, '2001:db8::7')).toBe('2001:db8::7');
  });
});

describe('an unconfigured proxy', () => {
  const warningsOf = async (trustedProxies: number, headers: Record<string, string>): Promise<number> => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const app = new Hono();
    app.use(warnOfUntrustedProxy(trustedProxies, createLog('info', stream)));
    app.get('/', (http) => http.text('here'));
    for (let count = 0; count < 3; count++) await app.request('/', { headers });
    return lines.filter((line) => line.includes('TRUST_PROXY')).length;
  };

  it('is logged once', async () => {
    expect(await warningsOf(0, { 'x-forwarded-for': '198.51.100.7' })).toBe(1);
  });

  it('is not logged if trusted, or if there is none', async () => {
    expect(await warningsOf(1, { 'x-forwarded-for': '198.51.100.7' })).toBe(0);
    expect(await warningsOf(0, {})).toBe(0);
  });
});
