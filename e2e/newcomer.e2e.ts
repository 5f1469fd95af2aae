import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible, lookAt } from './support/screenshots.ts';
import { profileSaved } from './support/students.ts';

/** The main journey, from registration to a grounded answer, with one university's catalogue. */
interface Walk {
  university: string;
  /** Environment variable with the product's URL; skipped if not set. */
  address: string;
  concentration: string;
  /** A course as typed by a student, and as written in the catalogue. */
  typed: string;
  code: string;
  /** The answer about `typed` also names another course, so the comparison opens over it. */
  namesAnother?: true;
  compared: readonly [string, string];
  recommend: string;
  /** Screenshots are kept of the fictional university only: the real catalogues contain people's names. */
  picture?: string;
}

const WALKS: readonly Walk[] = [
  {
    university: 'the demonstration university',
    address: 'ALDER_URL',
    concentration: 'Neuroscience',
    typed: 'compsci50',
    code: 'COMPSCI 50',
    compared: ['COMPSCI 50', 'STAT 110'],
    recommend: 'stem seminar tuesday afternoon under 6 hours',
    picture: 'walk',
  },
  {
    university: 'Harvard’s real catalogue',
    address: 'HARVARD_URL',
    concentration: 'Computer Science',
    typed: 'cs50',
    code: 'COMPSCI 50',
    compared: ['COMPSCI 50', 'STAT 110'],
    recommend: 'recommend a highly rated history class under 6 hours a week',
  },
  {
    university: 'MIT’s real catalogue',
    address: 'MIT_URL',
    concentration: 'Music',
    typed: '21m240',
    code: '21M.240',
    namesAnother: true,
    compared: ['6.1010', '21M.240'],
    recommend: 'recommend a highly rated music course under 8 hours a week',
  },
];

test.describe.configure({ mode: 'parallel' });
// Tall enough that the composer does not cover a reply's buttons, which axe would report as too small.
test.use({ viewport: { width: 1440, height: 1200 } });

const register = async (page: Page, product: string) => {
  await page.goto(`${product}/login`);
  await page.getByText('New here? Create an account').click();
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Solberg');
  await page.getByLabel('Email').fill(`mira.${randomUUID().slice(0, 8)}@alder.example`);
  await page.getByLabel('Password', { exact: true }).fill('Willow-Bark-77');
  await page.getByLabel('Confirm password', { exact: true }).fill('Willow-Bark-77');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Mira' })).toBeVisible();
};

const completeProfile = async (page: Page, { concentration, typed, code }: Walk) => {
  await page.getByRole('combobox', { name: 'Concentration' }).fill(concentration);
  await page
    .getByRole('option', { name: new RegExp(concentration) })
    .first()
    .click();
  await page.getByRole('button', { name: /^Year/ }).click();
  await page.getByRole('option', { name: 'Sophomore' }).click();
  await page.getByRole('button', { name: 'Next: courses taken' }).click();
  await page.getByLabel('Add a course').fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '1 course' })).toContainText(code);
  const saved = profileSaved(page);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await saved;
};

/** Asks a question and waits for the end of the reply, when a dialog may cover the composer. */
const ask = async (page: Page, question: string) => {
  const composer = page.getByRole('textbox', { name: 'Message Quill' });
  await composer.fill(question);
  await composer.press('Enter');
  await expect(page.locator('textarea')).toBeEnabled();
};

const closeComparison = async (page: Page) => {
  const heading = page.getByRole('heading', { name: 'Course Comparison' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();
};

for (const walk of WALKS) {
  test(`a student of ${walk.university} registers, fills in the profile, and gets grounded answers`, async ({
    page,
  }) => {
    const product = process.env[walk.address];
    test.skip(!product, 'the real catalogues are not beside the project');
    if (!product) return;

    const look = async (state: string) => {
      if (walk.picture) await lookAt(page, `${walk.picture}-${state}`);
      else await expectAccessible(page);
    };

    await register(page, product);
    await completeProfile(page, walk);

    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
    await look('empty');

    await ask(page, `tell me about ${walk.typed}`);
    if (walk.namesAnother) await closeComparison(page);
    const card = page.getByRole('article').filter({ hasText: walk.code }).first();
    await expect(card).toBeVisible();
    await look('answer');

    await ask(page, `compare ${walk.compared.join(' and ')}`);
    await expect(page.getByRole('heading', { name: 'Course Comparison' })).toBeVisible();
    await look('comparison');
    await closeComparison(page);

    // A reply that names several courses opens the comparison.
    await ask(page, walk.recommend);
    await closeComparison(page);

    await page.getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Course Search' })).toBeVisible();
    await page.getByPlaceholder('Search courses by name, code, or instructor...').fill(walk.typed);
    await expect(page.getByRole('row').nth(1)).toContainText(walk.code);
    await look('search');
  });
}
