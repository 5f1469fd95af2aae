import { expect, it } from 'vitest';
import * as chat from '#features/advisor/contract.ts';
import { newChatter } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';

const product = testProduct(ALDER);

/** What is said to be left of Music, which a student can concentrate in or take as a secondary field. */
const leftOfMusic = async (profile: Parameters<typeof newChatter>[1]): Promise<string> => {
  const { token } = await newChatter(product, profile);
  const message = 'What do I still need for my secondary in music?';
  const { body } = await product.call(chat.sendMessage, { message }, token);
  return body.history.at(-1)?.content ?? '';
};

it('of a name that two programmes have, the student’s own is counted', async () => {
  const ofSecondary = await leftOfMusic({ secondary_field: 'Music' });
  expect(ofSecondary).toContain('Electives');
  expect(ofSecondary).not.toContain('Sophomore tutorial');
  expect(await leftOfMusic({ concentration: 'Music' })).toContain('Sophomore tutorial');
});
