import { expect, type Locator, type Page, test } from '@playwright/test';
import { dialog } from './support/course-list.ts';
import { boxOf, eventually, toastAbove } from './support/reads.ts';
import { expectNoSidewaysScroll } from './support/screenshots.ts';
import { openAs, registerStudent, savePlan, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';

/** What a phone of 390 px shows with text of twice the size: all measures are relative to that of the text. */
test.use({ viewport: { width: 195, height: 422 } });

const isOnScreen = (part: Locator): Promise<unknown> =>
  eventually(boxOf(part), ({ x, width }) => {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(195);
  });

const openPlan = async (page: Page): Promise<void> => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student, {});
  await savePlan(alder(), student, TERM, [{ kind: 'course', code: 'MATH 21B', need: 'required' }]);
  await openAs(page, alder(), student, '/plan?term=2026+Spring');
  await expect(page.getByRole('heading', { name: /^MATH 21B/ })).toBeVisible();
};

test('the plan, the form for own hours and a timetable that was found fit on a phone', async ({ page }) => {
  await openPlan(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Own hours' }).click();
  await isOnScreen(dialog(page));
  await isOnScreen(dialog(page).getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find timetables' }).click();
  await expect(page.getByRole('button', { name: 'Take this one' })).toBeVisible();
  await page.getByText('What must be in it, and what you wish').click();
  await isOnScreen(page.getByRole('button', { name: /^Need of MATH 21B/ }));
  await expectNoSidewaysScroll(page);
});

test('the profile, a conversation and a course fit on a phone', async ({ page }) => {
  await openPlan(page);
  for (const address of ['/profile', '/']) {
    await page.goto(alder() + address);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${alder()}/courses?q=MATH+21B&course=MATH+21B`);
  // An open dialog hides the main part from assistive technology, and so from a search by role.
  await expect(dialog(page).getByRole('heading', { name: /^MATH 21B/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const close = dialog(page).getByRole('button', { name: 'Close' }).last();
  // The buttons leave the screen to the record.
  await expect(close).not.toBeInViewport();
  await close.scrollIntoViewIfNeeded();
  await isOnScreen(close);
});

test('the filters of the course list fit on a phone', async ({ page }) => {
  await openPlan(page);
  await page.goto(`${alder()}/courses`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await isOnScreen(dialog(page).getByRole('button', { name: 'Subject All subjects' }));
  await isOnScreen(dialog(page).getByRole('button', { name: /^Show [\d,]+ courses$/ }));
});

test('a toast does not stand over what it tells of', async ({ page }) => {
  await page.goto(`${alder()}/shared/${'A'.repeat(22)}`);
  const toast = page.getByRole('status').filter({ hasText: /^Failed to load shared content$/ });
  await expect(toast).toBeVisible();
  const places = async () => ({
    toast: await boxOf(toast)(),
    heading: await boxOf(page.getByRole('heading', { name: 'Error Loading Profile' }))(),
  });
  await eventually(places, (found) =>
    expect(found.toast.y + found.toast.height).toBeLessThanOrEqual(found.heading.y),
  );
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 720, height: 900 } });

  test('a toast of the sign-in page leaves its introduction free', async ({ page }) => {
    await page.goto(`${alder()}/login`);
    await page.getByLabel('Email').fill('mira@alder.example');
    const places = toastAbove(page, 'Ask about classes, requirements and plans')();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const { toastEnd, lineStart } = await places;
    expect(toastEnd).toBeLessThanOrEqual(lineStart);
  });
});
