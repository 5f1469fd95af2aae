import { afterEach, expect, it, vi } from 'vitest';
import { idSchema } from '#platform/contract/text.ts';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['as everywhere', 'on a page without https'])('the server accepts the id, %s', (where) => {
  if (where !== 'as everywhere')
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(idSchema.safeParse(id).success).toBe(true);
});
