import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jsonBody, untilRead } from './json-body.ts';

describe('a large response', () => {
  it('is the same JSON as in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.object(), fc.array(fc.object())), async (value) => {
        expect(await new Response(jsonBody(value)).text()).toBe(JSON.stringify(value));
      }),
    );
  });

  it('is produced in parts, including dates and undefined values', async () => {
    const value = {
      at: new Date(0),
      left: undefined,
      texts: Array.from({ length: 9 }, () => 'é'.repeat(100_000)),
    };
    const reader = jsonBody(value).getReader();
    const sizes: number[] = [];
    for (let part = await reader.read(); !part.done; part = await reader.read())
      sizes.push(part.value.length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    expect(await new Response(jsonBody(value)).json()).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('writes small values at once, since one by one their parts take twice the time', async () => {
    const courses = Array.from({ length: 500 }, (_, at) => ({ code: `A ${at}`, labels: ['a', 'b', 'c'] }));
    const stringify = vi.spyOn(JSON, 'stringify');
    await new Response(jsonBody({ courses })).text();
    expect(stringify.mock.calls.length).toBeLessThan(600);
    stringify.mockRestore();
  });

  it('ends exactly once: when it was read, its reader disconnects, or it fails', async () => {
    let ended = 0;
    const end = () => (ended += 1);
    await new Response(untilRead(jsonBody({ a: 1 }), end)).text();
    expect(ended).toBe(1);
    await untilRead(jsonBody({ a: 1 }), end).cancel();
    expect(ended).toBe(2);
    const broken = {
      toJSON: () => {
        throw new Error('broken');
      },
    };
    await expect(new Response(untilRead(jsonBody({ broken }), end)).text()).rejects.toThrow();
    expect(ended).toBe(3);
  });
});
