import { expect, it } from 'vitest';
import { hashPassword, matchesHash } from './password-hash.ts';

it('hashes with argon2id at the cost that OWASP names', async () => {
  expect(await hashPassword('Correct-horse-9')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('matches the password only, and nothing where there is no hash', async () => {
  const hash = await hashPassword('Correct-horse-9');
  expect(await matchesHash(hash, 'Correct-horse-9')).toBe(true);
  expect(await matchesHash(hash, 'correct-horse-9')).toBe(false);
  expect(await matchesHash(null, '')).toBe(false);
});
