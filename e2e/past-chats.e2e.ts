import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type FakeVendor, startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { ask, box, isFinished, reply } from './support/chat.ts';
import { type EngineDatabase, engineDatabase } from './support/engine-database.ts';
import { lookAt } from './support/screenshots.ts';
import { atRest, boxOf, eventually, inPage } from './support/reads.ts';
import { type RunningProduct, runProduct } from './support/run-product.ts';
import {
  keepComparisonClosed,
  openAs,
  registerStudent,
  saveProfile,
  type Student,
} from './support/students.ts';

let vendor: FakeVendor;
let database: EngineDatabase;
let product: RunningProduct;
let student: Student;

// oxlint-disable-next-line no-empty-pattern -- Playwright requires the fixtures argument, though none is used
test.beforeAll(async ({}, testInfo) => {
  vendor = await startFakeVendor();
  database = await engineDatabase(testInfo);
  product = await runProduct({
    ...database.env,
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    ANTHROPIC_BASE_URL: vendor.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  product.remove();
  await database.remove();
  await vendor.stop();
});
test.beforeEach(async () => {
  student = await registerStudent(product.url);
  await saveProfile(product.url, student);
});

/** For tests that depend on stored data; screens alone do not depend on the engine. */
const EACH_ENGINE = { tag: '@each-engine' };

const open = (page: Page, path = '/') => openAs(page, product.url, student, path);

test('after a reload older replies are whole where they come into view, in rows that do not move', async ({
  page,
}) => {
  const courses = ['ANTHRO 17', 'CHEM 17', 'COMPSCI 50', 'MATH 21A'];
  const list = courses
    .map((code) => `- **${code}**, which many students take in their first year`)
    .join('\n');
  for (const nth of ['first', 'second', 'third'])
    vendor.on(`${nth} list`, () => [{ say: `The ${nth}:\n\n${list}\n\n${'And so on. '.repeat(300)}` }]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepComparisonClosed(product.url, student);
  await open(page);
  for (const nth of ['first', 'second', 'third']) {
    await ask(page, `The ${nth} list, please`);
    await isFinished(page);
  }
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/api/courses/CHEM%2017', async (route) => {
    await isHeld.promise;
    await route.continue();
  });
  await page.reload();
  const first = page.locator('[data-message]:not([data-question])').first();
  await expect(first.getByRole('button', { name: /^Compare ?: CHEM 17/ })).toBeDisabled();
  await first.scrollIntoViewIfNeeded();
  const row = first.getByRole('listitem').filter({ hasText: 'CHEM 17' });
  const { height } = await eventually(atRest(boxOf(row)));
  isHeld.resolve();
  await expect(first.getByRole('button', { name: /^Compare ?: CHEM 17/ })).toBeEnabled();
  await expect(row.getByText(/hours a week/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Compare These Courses' })).toBeVisible();
  expect(await eventually(atRest(boxOf(row)))).toMatchObject({ height });
  expect(height).toBeLessThanOrEqual(84);
});

test('a question is edited, a reply regenerated, and all versions stay', EACH_ENGINE, async ({ page }) => {
  let times = 0;
  vendor.on('valleys', () => [{ say: `Valleys, answer ${++times}.` }]);
  vendor.on('summits', () => [{ say: 'Summits it is.' }]);
  await open(page);
  await ask(page, 'What of valleys?');
  await isFinished(page);
  await ask(page, 'And more valleys?');
  await isFinished(page);
  await page.getByRole('button', { name: 'Write again' }).last().click();
  await expect(reply(page)).toContainText('answer 3');
  await isFinished(page);
  const replies = page.getByRole('group', { name: 'Versions of this reply' });
  await expect(replies).toContainText('2 of 2');

  await page.getByRole('button', { name: 'Edit question' }).first().click();
  const edited = page.getByRole('textbox', { name: 'Edit question' });
  await expect(edited).toBeFocused();
  await edited.fill('What of summits?');
  await edited.press('Enter');
  await expect(reply(page)).toContainText('Summits it is.');
  await isFinished(page);
  await expect(page.locator('[data-question]')).toHaveCount(1);
  const questions = page.getByRole('group', { name: 'Versions of this question' });
  await expect(questions).toContainText('2 of 2');
  await lookAt(page, 'chat-versions');

  // By keyboard, and also visible in another tab.
  await questions.getByRole('button', { name: /^Previous/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question]')).toHaveCount(2);
  await expect(reply(page)).toContainText('answer 3');
  await expect(questions.getByRole('button', { name: /^Previous/ })).toBeFocused();
  await replies.getByRole('button', { name: /^Previous/ }).click();
  await expect(reply(page)).toContainText('answer 2');
  await page.reload();
  await expect(reply(page)).toContainText('answer 2');

  await page.getByRole('button', { name: 'Not helpful' }).last().click();
  await page.getByRole('radio', { name: 'It is not what I asked' }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const down = page.getByRole('button', { name: 'Not helpful' }).last();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(down).toHaveAttribute('aria-pressed', 'true');

  // The search finds a branch that is not shown, and shows it.
  await page.getByRole('button', { name: 'Search past chats' }).click();
  await page.getByRole('searchbox').fill('summits it');
  await page.getByRole('link', { name: /Summits it is/ }).click();
  await expect(reply(page)).toContainText('Summits it is.');
  await expect(reply(page)).toBeFocused();
});

test(
  'past chats can be searched, opened at the message, renamed and deleted',
  EACH_ENGINE,
  async ({ page }) => {
    vendor.on('volcanoes', () => [{ say: 'Try a course on volcanoes in spring.' }]);
    await open(page);
    await ask(page, 'What about volcanoes?');
    await isFinished(page);
    await page.getByRole('button', { name: 'New Chat' }).click();
    await expect(page.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL(/\/$/);

    await page.getByRole('button', { name: 'Search past chats' }).click();
    await page.getByRole('searchbox').fill('spring');
    const found = page.getByRole('link', { name: /volcanoes in spring/ });
    await expect(found.locator('mark')).toHaveText('spring');
    await page.keyboard.press('ArrowDown');
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reply(page)).toBeFocused();
    await expect(reply(page)).toContainText('Try a course on volcanoes');
    await eventually(
      inPage(page, () => document.getSelection()?.toString()),
      (selected) => expect(selected).toBe('spring'),
    );

    await page.getByRole('button', { name: 'Keep this chat' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('what-about-volcanoes.md');
    expect(readFileSync(await file.path(), 'utf8')).toContain('Try a course on volcanoes in spring.');
    await page.emulateMedia({ media: 'print' });
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Chats' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Write again' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await page.getByRole('button', { name: 'More about What about volcanoes?' }).click();
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Pinned' }).getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: 'More about What about volcanoes?' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const fire = 'Fire, ash and everything that comes after a mountain';
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    // Its title is selected, so that typing replaces it.
    await page.keyboard.type(fire);
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('link', { name: `${fire} 2 messages` })).toBeVisible();
    // A long title must leave room for its menu.
    await expect(page.getByRole('button', { name: `More about ${fire}` })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: `More about ${fire}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No previous chats')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
  },
);

const RIGHT = 'ECON 10A has [[ECON 10A units]]. ';
const WRONG = 'It meets on Sunday. ';
const OWN = 'I find it a joy, and so does everybody. ';
const QUOTED = 'Its description: “Sections run classroom markets in which the theory sometimes fails.” ';
const UNKNOWN = 'GEOG 999 is a good one after it.';

/** The marks of all verdicts, which a reply bears wherever it is shown. */
const expectMarked = async (part: Locator): Promise<void> => {
  await expect(part.getByTitle('From the catalogue').first()).toHaveText(/^ECON 10A has 4 units/);
  await expect(part.getByText(/^record: Tue, Thu/)).toBeVisible();
  await expect(part.getByTitle('Own words, not checked')).toHaveText(OWN.trim());
  await expect(part.getByTitle('Quoted from the catalogue')).toContainText('classroom markets');
  await expect(part.getByTitle('Not in the catalogue')).toHaveText('GEOG 999');
  await expect(part).toContainText('1 statement differs from the catalogue');
};

test('a reply bears the same marks wherever it is shown, though its stream broke', async ({
  page,
  browser,
}) => {
  const all = [RIGHT, WRONG, OWN, QUOTED, UNKNOWN].map((say) => ({ say }));
  vendor.on('whole verdicts', () => all);
  vendor.on('broken verdicts', () => [...all, { wait: 300 }, { reset: true }]);
  await open(page);
  await ask(page, 'whole verdicts');
  await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible();
  await expectMarked(reply(page));
  await page.emulateMedia({ media: 'print' });
  await expectMarked(reply(page));
  await page.emulateMedia({ media: 'screen' });
  await ask(page, 'broken verdicts');
  await expect(reply(page)).toContainText('Sorry, I ran into an error. Try again!');
  await expectMarked(reply(page));
  await page.reload();
  await expectMarked(reply(page));
  await expectMarked(page.locator('[data-message]:not([data-question])').first());
  // It opens at its end, where the bar may cover the half of a button that has been scrolled away.
  await page.locator('[data-message]').first().scrollIntoViewIfNeeded();
  await lookAt(page);

  await page.getByRole('button', { name: 'Search past chats' }).click();
  await page.getByRole('searchbox').fill('Sunday');
  await expect(page.getByRole('link', { name: /Sunday \[record: Tue, Thu/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep this chat' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
  ]);
  const exported = readFileSync(await file.path(), 'utf8');
  for (const note of [
    '“Sunday” differs from the catalogue: Tue',
    'Own words, not checked',
    '“GEOG 999” is not',
  ])
    expect(exported).toContain(note);

  const made = await fetch(`${product.url}/api/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ session_id: new URL(page.url()).searchParams.get('session') }),
  });
  const { shareId } = (await made.json()) as { shareId: string };
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.url}/shared/${shareId}`);
  const shared = visitor.getByRole('region', { name: 'Sample Conversation' });
  await expectMarked(shared);
  await expect(shared).not.toContainText('broken verdicts');
  await visitor.context().close();
});

test('on a phone past chats are in a side sheet', async ({ page }) => {
  vendor.on('phone', () => [{ say: 'Hello, phone.' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await ask(page, 'From my phone');
  await isFinished(page);
  await expect(page.getByRole('navigation', { name: 'Chats' })).toBeHidden();
  await page.getByRole('button', { name: 'Past chats' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  await sheet.getByRole('link', { name: /^From my phone/ }).click();
  await expect(sheet).toBeHidden();
  await expect(reply(page)).toContainText('Hello, phone.');
});
