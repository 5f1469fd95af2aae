import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newStudent } from '../testing/students.ts';
import { engineOf, testProduct } from '../testing/test-product.ts';

const product = testProduct();

/** The embedded engine runs one transaction at a time. */
describe.runIf(engineOf() === 'postgresql')('two transactions that wait for each other', () => {
  it('are both carried out', async () => {
    const emails = [await newStudent(product), await newStudent(product)].map(({ email }) => email);
    let waiting = 0;
    let meet = (): void => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let tries = 0;
    const rename = (first: string, second: string, name: string) =>
      product.db.transaction(async (tx) => {
        tries++;
        await tx.execute(sql`update users set first_name = ${name} where email = ${first}`);
        if (++waiting === 2) meet();
        await both;
        await tx.execute(sql`update users set last_name = ${name} where email = ${second}`);
      });
    const [one = '', other = ''] = emails;
    await Promise.all([rename(one, other, 'Wren'), rename(other, one, 'Finch')]);
    expect(tries).toBe(3);
  });
});
