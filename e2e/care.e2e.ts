import { expect, test } from '@playwright/test';
import { type FakeVendor, startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { lookAt } from './support/screenshots.ts';
import { type RunningProduct, runProduct } from './support/run-product.ts';
import { openAs, registerStudent, saveProfile } from './support/students.ts';

let vendor: FakeVendor;
let product: RunningProduct;
test.beforeAll(async () => {
  vendor = await startFakeVendor();
  product = await runProduct({
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    ANTHROPIC_BASE_URL: vendor.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  product.remove();
  await vendor.stop();
});

test('words of despair are answered first, and the support lines stay visible', async ({ page }) => {
  const student = await registerStudent(product.url);
  await saveProfile(product.url, student);
  await openAs(page, product.url, student, '/');
  const box = page.getByRole('textbox', { name: 'Message Quill' });
  const reply = page.locator('[data-message]:not([data-question])').last();
  const help = page.getByRole('region', { name: 'Who can help now' });
  const ask = async (question: string) => {
    await box.fill(question);
    await box.press('Enter');
    await expect(box).toBeEnabled();
  };

  await ask('Compare COMPSCI 50 and MATH 21A. i feel awful and dont want to be here any more');
  await expect(reply).toContainText('I’m Quill, a program');
  await expect(reply.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await expect(help).toContainText('Alder Listening Line');
  await expect(help).toContainText('made up');
  await expect(help.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(vendor.requests).toHaveLength(0);
  await expect(page).toHaveTitle(/^A conversation/);
  await lookAt(page, 'care');

  vendor.on('evening seminars', () => [{ say: 'There are three of them.' }]);
  await ask('Which evening seminars are there?');
  await expect(reply).toContainText('There are three of them.');
  await expect(help).toBeVisible();
  expect(vendor.requests.map(({ raw }) => raw).join()).not.toContain('dont want to be here');

  await page.getByRole('button', { name: 'Hide who can help' }).click();
  await expect(help).toBeHidden();
  await page.reload();
  await expect(help).toBeVisible();
});
