import { expect, type Locator, type Page, test } from '@playwright/test';
import { rows } from './support/course-list.ts';
import { walkTo } from './support/keyboard.ts';
import { boxOf, eventually, textOf, textsOf } from './support/reads.ts';
import { lookAt } from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';
const PLAN = '/plan?term=2026+Spring';

const week = (page: Page): Locator => page.getByRole('region', { name: 'Week' });
const block = (page: Page, name: RegExp): Locator => week(page).getByRole('button', { name });
const said = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words });
const finder = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Add a course' }).filter({ visible: true });

const add = async (page: Page, code: string): Promise<void> => {
  await finder(page).fill(code);
  await page
    .getByRole('button', { name: `Add ${code}`, exact: true })
    .filter({ visible: true })
    .click();
  await expect(said(page, new RegExp(`${code} added`))).toHaveCount(1);
};

test('a student plans a term: by search, from the list, by mouse, with found timetables, and prints it', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student, { courses_taken: ['COMPSCI 50'] });
  await openAs(page, alder(), student, '/courses?q=econ+10a&term=2026+Spring');
  await rows(page)
    .first()
    .getByRole('button', { name: `Plan ECON 10A, ${TERM}` })
    .click();
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Plan ECON 10A/, pressed: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: /^Term/ }).click();
  await page.getByRole('option', { name: TERM }).click();
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  await add(page, 'COMPSCI 51');
  await add(page, 'MATH 21B');
  await expect(page.getByRole('region', { name: 'Clashes' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('MATH 1B missing');

  // Dragged with the mouse to another of its times.
  const discussion = block(page, /^MATH 21B Discussion/);
  const from = await eventually(boxOf(discussion));
  const before = await eventually(textOf(discussion));
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  const ghost = block(page, /^Discussion .*free: take /).first();
  const to = await eventually(boxOf(ghost));
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(block(page, /: take /)).toHaveCount(0);
  await eventually(textOf(discussion), (text) => expect(text).not.toBe(before));
  await discussion.click();
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Find timetables' }).click();
  await expect(page.getByText('Timetable 1 of 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Timetable 2 of 5')).toBeVisible();
  const shown = await eventually(textsOf(week(page).getByRole('listitem')));
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect(page.getByText(/^Timetable \d of/)).toHaveCount(0);
  await page.reload();
  await eventually(textsOf(week(page).getByRole('listitem')), (texts) =>
    expect(texts.length).toBe(shown.length),
  );
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Find timetables' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  const pages = await page.pdf({ format: 'A4' });
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a plan by keyboard alone: adding, locking, moving, removing and taking back', async ({ page }) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, PLAN);
  await expect(finder(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
  await page.keyboard.type('econ 10a');
  const found = page.getByRole('button', { name: 'Add ECON 10A' }).filter({ visible: true });
  await expect(found).toBeVisible();
  await walkTo(page, found);
  await page.keyboard.press('Enter');
  const discussion = block(page, /^ECON 10A Discussion/);
  await expect(discussion).toHaveCount(1);
  await walkTo(page, discussion, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page, /locked$/)).toHaveCount(1);
  const before = await eventually(textOf(discussion));
  await page.keyboard.press('ArrowDown');
  await expect(said(page, /Discussion .* 1 of \d+/)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await eventually(textOf(discussion), (text) => expect(text).not.toBe(before));
  await expect(discussion).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(discussion).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await walkTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the week is a day at a time, and a held block goes where it is tapped', async ({ page }) => {
    const student = await registerStudent(alder());
    await openAs(page, alder(), student, PLAN);
    await add(page, 'COMPSCI 51');
    const days = page.getByRole('group', { name: 'Day' });
    await days.getByRole('button', { name: 'Thu, Thursday' }).tap();
    await expect(block(page, /^COMPSCI 51 Lecture A,.* Thursday/)).toBeVisible();
    await expect(week(page).getByRole('region', { name: 'Monday' })).toBeHidden();
    await days.getByRole('button', { name: 'Fri, Friday' }).tap();
    const held = block(page, /^COMPSCI 51 Discussion D1/);
    await held.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7, button: 0 });
    await expect(said(page, /picked up: \d+ other times/)).toHaveCount(1);
    await held.dispatchEvent('pointerup', { pointerType: 'touch', pointerId: 7, button: 0 });
    await days.getByRole('button', { name: 'Thu, Thursday' }).tap();
    await block(page, /^Discussion D4 .*free: take Thu/).tap();
    await expect(block(page, /^COMPSCI 51 Discussion D4/)).toBeVisible();
    await expect(block(page, /: take /)).toHaveCount(0);
  });
});

test('the plan: accessible on wide and small screens, light and dark', async ({ page }) => {
  const student = await registerStudent(alder(), 'mira.plans@alder.example');
  await openAs(page, alder(), student, PLAN);
  for (const code of ['COMPSCI 51', 'MATH 21B', 'ECON 10A', 'CHEM 17']) await add(page, code);
  await finder(page).fill('');
  await lookAt(page, 'plan');
});
