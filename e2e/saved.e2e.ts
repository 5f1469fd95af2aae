import { expect, type Locator, type Page, test } from '@playwright/test';
import { cards, dialog, rows } from './support/course-list.ts';
import { undoByKeys, walkTo } from './support/keyboard.ts';
import { lookAt } from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

const saved = (page: Page): Locator => page.getByRole('region', { name: /^Courses/ });
const item = (page: Page, name: RegExp): Locator =>
  saved(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const toSaved = (page: Page): Promise<void> => page.getByRole('link', { name: 'Saved', exact: true }).click();

test('a student saves courses: by mouse and by key, with a note, and removes one and undoes it', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student, { courses_taken: ['COMPSCI 50'] });
  await openAs(page, alder(), student, '/courses');
  // Courses that count come first, with the reason, and the switch sorts by code.
  await expect(rows(page).first()).toContainText('Counts towards');
  await page.getByRole('button', { name: 'By code' }).click();
  await expect(rows(page).first()).not.toContainText('Counts towards');
  await page.getByPlaceholder('Search courses by name, code, or instructor...').fill('econ 10a');
  const first = rows(page).first();
  await expect(first).toContainText('ECON 10A');
  await first.getByRole('button', { name: /^Save ECON 10A/ }).click();
  await expect(first.getByRole('button', { name: /^Save ECON 10A/, pressed: true })).toBeVisible();

  await page.getByPlaceholder('Search courses by name, code, or instructor...').fill('cs50');
  await expect(first).toContainText('COMPSCI 50');
  await expect(first).toContainText('Taken');
  await first.getByRole('button', { name: /^COMPSCI 50/ }).focus();
  await page.keyboard.press('s');
  await expect(first.getByRole('button', { name: /^Save COMPSCI 50/, pressed: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  await page.keyboard.press('s');
  await expect(dialog(page).getByRole('button', { name: /^Save/, pressed: false })).toBeVisible();
  await page.keyboard.press('s');
  await expect(dialog(page).getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await toSaved(page);
  await expect(saved(page).getByRole('heading', { level: 3 })).toHaveText([/^COMPSCI 50/, /^ECON 10A/]);
  await item(page, /^ECON 10A/)
    .getByRole('button', { name: 'Note and labels of ECON 10A' })
    .click();
  await expect(dialog(page).getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('Mornings only');
  await dialog(page).getByLabel('New label').fill('Maybe');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item(page, /^ECON 10A/)).toContainText('Mornings only');
  await lookAt(page);

  // By keyboard alone: removed, and restored with its note.
  await walkTo(page, page.getByRole('button', { name: 'Remove ECON 10A' }));
  await page.keyboard.press('Enter');
  await expect(item(page, /^ECON 10A/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove COMPSCI 50' })).toBeFocused();
  // It is shown again before the server has confirmed it, and a reload would cancel that.
  const isKept = page.waitForResponse(
    (response) => response.url().endsWith('/api/saved/courses') && response.request().method() === 'POST',
  );
  await undoByKeys(page, 'ECON 10A is no longer saved.');
  await expect(item(page, /^ECON 10A/)).toContainText('Mornings only');
  await (await isKept).finished();
  await page.reload();
  await expect(item(page, /^ECON 10A/)).toContainText('Maybe');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a course is saved with a tap, and not while offline', async ({ page, context }) => {
    const student = await registerStudent(alder());
    await openAs(page, alder(), student, '/courses?q=econ+10a');
    const save = cards(page)
      .first()
      .getByRole('button', { name: /^Save ECON 10A/ });
    await expect(save).toBeVisible();
    await context.setOffline(true);
    await save.tap();
    await expect(page.getByText(/^ECON 10A could not be saved\./)).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await save.tap();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('link', { name: 'Saved', exact: true }).tap();
    await expect(item(page, /^ECON 10A/)).toBeVisible();
  });
});
