import { describe, expect, it } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import { register } from '../../contract.ts';

const product = testProduct({ RATE_LIMITS: 'off' });

const student = (email: string) => ({
  email,
  password: 'Willow-Bark-77',
  firstName: 'Ines',
  lastName: 'Okafor',
});

describe('a student who registers', () => {
  it('is told if the address is taken, in any case', async () => {
    expect((await product.call(register, student('taken@alder.example'))).status).toBe(200);
    const again = await product.call(register, student('TAKEN@alder.example'));
    expect([again.status, again.body.code]).toEqual([409, 'email_taken']);
  });

  it('is refused a weak password with the specification’s message', async () => {
    for (const password of [
      'Short-1',
      'no-upper-case-1',
      'NO-LOWER-CASE-1',
      'No-Digit-Here',
      'NoSpecial123',
    ]) {
      const answer = await product.call(register, { ...student('weak@alder.example'), password });
      expect([answer.status, answer.body.error]).toEqual([
        400,
        'Password does not meet security requirements',
      ]);
    }
  });
});
