import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ACCOUNT_DATA } from '#app/account-data.ts';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, newStudent, PASSWORD } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { sendMessage } from '#features/advisor/contract.ts';
import { getProfile } from '#features/profile/contract.ts';
import { createShare } from '#features/sharing/contract.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { createLog } from '#platform/server/log.ts';
import { forgotPassword, login } from '../../contract.ts';
import { users } from '../accounts.tables.ts';
import { pruneExpired } from '../prune-expired.ts';
import { pruneIdleAccounts } from './prune-idle-accounts.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off' }));

let erasures = 0;
const prune = async () => {
  await pruneExpired(product);
  const { db, clock } = product;
  const erasing = <T>(work: () => Promise<T>): Promise<T> => {
    erasures += 1;
    return work();
  };
  return pruneIdleAccounts({ db, clock, log: createLog('silent'), erasing }, ACCOUNT_DATA);
};
const isThere = async (email: string) =>
  (await product.db.select().from(users).where(eq(users.email, email))).length === 1;
const signIn = (email: string) => product.call(login, { email, password: PASSWORD });

it('removes only accounts that were never used, after 30 days', async () => {
  const left = await newStudent(product);
  const alsoOnItsFirstDay = await newStudent(product);
  const verified = await newStudent(product);
  const older = await newStudent(product);
  const returning = await newStudent(product);
  const signedInAgain = await newStudent(product);
  const withProfile = await newChatter(product);
  const despairing = await newStudent(product);
  const sharing = await newStudent(product);
  const forgetful = await newStudent(product);
  const { db, clock } = product;
  await db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.email, verified.email));
  // The value the migration sets for accounts registered before it.
  await db.update(users).set({ usedAgain: true }).where(eq(users.email, older.email));
  // The only kind of message that requires no profile.
  const message = { message: 'I want to kill myself', provider: 'openai' as const };
  expect((await product.call(sendMessage, message, despairing.token)).status).toBe(200);
  expect((await product.call(createShare, {}, sharing.token)).status).toBe(200);

  clock.advance(6 * 60 * 60_000);
  expect((await product.call(getProfile, {}, alsoOnItsFirstDay.token)).status).toBe(200);
  expect((await signIn(alsoOnItsFirstDay.email)).status).toBe(200);
  clock.advance(19 * 60 * 60_000);
  expect((await product.call(getProfile, {}, returning.token)).status).toBe(200);
  expect((await signIn(signedInAgain.email)).status).toBe(200);

  clock.advance(28 * DAY_MS);
  expect([await prune(), erasures]).toEqual([0, 0]);
  clock.advance(DAY_MS);
  expect((await product.call(forgotPassword, { email: forgetful.email })).status).toBe(200);
  // What they left in the database's files goes, too.
  expect([await prune(), erasures]).toEqual([2, 1]);
  expect(await isThere(forgetful.email)).toBe(true);
  for (const { email } of [left, alsoOnItsFirstDay]) expect(await isThere(email)).toBe(false);
  expect((await product.call(getProfile, {}, left.token)).status).toBe(401);

  clock.advance(365 * DAY_MS);
  await prune();
  const kept = { verified, older, returning, signedInAgain, withProfile, despairing, sharing };
  for (const [who, { email }] of Object.entries(kept)) expect(await isThere(email), who).toBe(true);
});
