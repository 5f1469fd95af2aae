import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import type { CallLimits } from '#platform/server/call-limits.ts';
import { signIns, users } from '../accounts.tables.ts';
import { authenticate } from './authenticate.ts';

const product = testProduct();

it('looks up a token that it has seen in the turn of its student, others in that of their network', async () => {
  const { clock, db } = product;
  clock.stop();
  const { token, email } = await newStudent(product);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const subjects: string[] = [];
  const amongStrangers: CallLimits['amongStrangers'] = (subject, work) => {
    subjects.push(subject);
    return work();
  };
  const viewerOf = (given: string) =>
    authenticate(
      {
        db,
        clock,
        settings: product.product.settings,
        callLimits: { amongStrangers } as CallLimits,
        address: '198.51.100.20',
      },
      given,
    );
  const network = '198.51.100.20';
  clock.advance(2_001);
  await viewerOf(token);
  await viewerOf(token);
  clock.advance(2_001);
  expect(await viewerOf(token)).toMatchObject({ userId: user?.id });
  expect(await viewerOf('made-up-token-made-up-token')).toBeNull();
  expect(subjects.slice(-2)).toEqual([`student ${user?.id}`, network]);
  // As if it had ended on another instance.
  await db.delete(signIns);
  clock.advance(2_001);
  expect(await viewerOf(token)).toBeNull();
  expect(await viewerOf(token)).toBeNull();
  expect(subjects.slice(-2)).toEqual([`student ${user?.id}`, network]);
});
