import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { rateLimits } from '../rate-limit.tables.ts';
import { type Db, inOrder, rowsOf } from './store.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack() }));

beforeEach(() => product.db.delete(rateLimits));

const write = async (db: Db, key: string) =>
  await db
    .insert(rateLimits)
    .values({ key, used: 1, endsAt: new Date(0) })
    .returning({ key: rateLimits.key });
const count = async (db: Db): Promise<number | undefined> =>
  (await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${rateLimits}`))[0]?.count;

it('lets each statement of a transaction see what the ones before it wrote, and the driver warn of nothing', async () => {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => void warnings.push(message);
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const results = await product.db.transaction((tx) =>
    inOrder(write(tx, 'a'), count(tx), write(tx, 'b'), count(tx)),
  );
  expect(results).toEqual([[{ key: 'a' }], 1, [{ key: 'b' }], 2]);
  await turn();
  expect(warnings).toEqual([]);
});

it('leaves nothing of statements sent together when one of them fails, and the connection in use', async () => {
  const failing = product.db.transaction((tx) =>
    inOrder(write(tx, 'a'), rowsOf(tx, sql`select 1 / 0`), write(tx, 'b')),
  );
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  expect(await count(product.db)).toBe(0);
  expect(await product.db.transaction((tx) => inOrder(write(tx, 'c'), count(tx)))).toEqual([
    [{ key: 'c' }],
    1,
  ]);
});
