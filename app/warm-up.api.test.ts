import { expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { chatMessages, chatSessions, studentTokenUsage } from '#features/advisor/server/advisor.tables.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack() }));

it('answers a question that nobody asked, without a complaint, and stores nothing', async () => {
  await product.product.prepare({ untilQuiet: () => Promise.resolve() });
  expect(product.logText()).not.toContain('"level":40');
  expect(product.logText()).not.toContain('"level":50');
  for (const table of [chatMessages, chatSessions, studentTokenUsage])
    expect(await product.db.$count(table)).toBe(0);
});
