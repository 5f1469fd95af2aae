import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/call.ts';
import { buildRequest } from '#platform/web/api/request.ts';
import { browserContract, declaredIn } from './browser-contracts.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync(['features/*/*contract.ts'], { cwd: root });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every field that any call has, so that each is assigned to its part of the request. */
const inputOf = ({ path: address, query, body }: Call): Record<string, string> => {
  const keys = [
    ...[...address.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? ''),
    ...Object.keys(query?.shape ?? {}),
    ...Object.keys(body?.shape ?? {}),
  ];
  return Object.fromEntries(keys.map((key) => [key, `of ${key}`]));
};

describe.each(files)('%s in the browser', (file) => {
  it('makes the same requests, without a schema', async () => {
    const whole = (await import(path.join(root, file))) as Record<string, unknown>;
    const text = browserContract(whole, declaredIn(readFileSync(path.join(root, file), 'utf8')));
    const slim = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<
      string,
      unknown
    >;
    expect(text).not.toMatch(/\bz\./);
    for (const [name, value] of Object.entries(whole)) {
      if (isCall(value)) {
        const input = inputOf(value);
        expect(slim[name]).toMatchObject({ name: value.name });
        expect(buildRequest(slim[name] as Call, input, ''), name).toEqual(buildRequest(value, input, ''));
      } else if (Array.isArray(value) || typeof value === 'number') expect(slim[name], name).toEqual(value);
    }
  });
});

it('omits a function that needs a schema, which the browser does not have', () => {
  const exports = { limit: 3, check: (text: string) => text.length < 3, read: () => 'schema.parse' };
  const text = browserContract(exports, ['limit', 'check', 'read', 'schema']);
  expect(text).toContain('export const limit = 3;');
  expect(text).toContain('export const check');
  expect(text).not.toContain('read');
});
