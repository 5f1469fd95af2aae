import type { Options } from '@node-rs/argon2';
import { vi } from 'vitest';

// API tests register some thousand students: at the full cost that is a tenth of their work. What they show does not
// depend on it; `password-hash.test.ts` shows the cost itself.
vi.doMock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    hash: (password: string, options: Options) =>
      argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }),
  };
});
