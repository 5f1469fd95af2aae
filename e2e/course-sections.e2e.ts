import { expect, type Page, test } from '@playwright/test';
import { ALDER_COURSES, ALDER_LEFT_OUT, alderCourse } from './support/alder-courses.ts';
import { box, cards, compareBox, dialog, rows, table } from './support/course-list.ts';
import { atRest, boxOf, clipboard, eventually } from './support/reads.ts';
import { lookAt } from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

let student: Student;
test.beforeAll(async () => {
  student = await registerStudent(alder());
  await saveProfile(alder(), student, { interests: ['Computer Science'] });
});

const openCourses = async (page: Page, search: string): Promise<void> => {
  await openAs(page, alder(), student, `/courses${search}`);
  await expect(rows(page).first()).toBeVisible();
};

test('a row shows its sections, and their class numbers can be copied and searched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const labs = alderCourse('CHEM 10', '2025 Fall').sections.filter(
    ({ component }) => component === 'Laboratory',
  );
  const lab = labs.at(-1);
  const number = lab?.class_number ?? '';
  await openCourses(page, '?q=chem+10&term=2025+Fall');
  const first = rows(page).first();
  const closed = first.getByRole('button', { expanded: false });
  await expect(closed).toContainText('1 lecture · 4 labs · 5 discussions');
  await closed.press('Enter');
  await expect(first.getByRole('button', { expanded: true })).toBeFocused();
  const list = table(page).getByRole('list', { name: '4 labs, 1 cancelled' });
  await expect(list.getByRole('listitem')).toHaveCount(labs.length);
  await expect(list.getByRole('listitem').last()).toContainText('cancelled');
  await expect(list).toContainText(`${lab?.enrollment} of ${lab?.cap} seats`);
  await list.getByRole('button', { name: `Copy class number ${number}` }).click();
  await eventually(clipboard(page), (text) => expect(text).toBe(number));
  await box(page).fill(number);
  await expect(rows(page)).toHaveCount(1);
  await expect(first).toContainText('CHEM 10');
  await expect(first.locator('mark')).toHaveText(number);
  await lookAt(page);
});

test('a class with several codes is found by each, under the typed code', async ({ page }) => {
  await openCourses(page, '?q=gender+137&term=2025+Fall');
  await expect(rows(page).first()).toContainText('GENDER 137 also AFRAMER 137');
  await rows(page)
    .first()
    .getByRole('button', { name: /^GENDER 137/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(/GENDER 137/);
  await expect(dialog(page)).toContainText('Also listed as AFRAMER 137');
  await page.keyboard.press('Escape');
  await compareBox(page, 'GENDER 137, 2025 Fall').check();
  await box(page).fill('aframer 137');
  await expect(compareBox(page, 'AFRAMER 137, 2025 Fall')).toBeChecked();
});

/** A search with everything that can appear above and in its results: related words, filters, unknown values, sentences. */
const FOUR_CHIPS = '?term=2025+Fall&scheduled=1&hours=2-14&level=introductory&level=intermediate';
const CROWDED = '?q=stories+about+the+planet&level=graduate&not=level&hours=-12';

const expectCrowded = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^also: /)).toBeVisible();
  await expect(page.getByText(/more do not state hours/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await expect(page.getByTitle(/ planet /).first()).toBeVisible();
};

test('a phone shows five courses, with touch and with a mouse', async ({ browser }) => {
  for (const hasTouch of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch,
      isMobile: hasTouch,
    });
    const page = await context.newPage();
    await openAs(page, alder(), student, '/courses');
    await expect(cards(page).nth(4)).toContainText('Counts towards');
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'By code' }).click();
    await expect(cards(page).first()).not.toContainText('Counts towards');
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 1 });
    await page.goto(`${alder()}/courses${CROWDED}`);
    await expectCrowded(page);
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 1 });
    await page.goto(`${alder()}/courses${FOUR_CHIPS}`);
    await expect(page.getByText(/^\d+ of [\d,]+ courses$/)).toBeVisible();
    await expect(cards(page).nth(4)).toContainText('2025 Fall');
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a finger beside a code in a sentence opens its course', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openAs(page, alder(), student, '/courses?q=COMPSCI+61&course=COMPSCI+61');
  const code = dialog(page).getByRole('button', { name: 'COMPSCI 50', exact: true });
  await code.focus();
  // Away from the foot of the dialog, which would take the touch.
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 150);
  await eventually(atRest(boxOf(code)), ({ y }) => expect(y).toBeLessThan(650));
  await eventually(boxOf(code), ({ x, y, height }) => page.touchscreen.tap(x + 20, y + height + 9));
  await expect(dialog(page)).toHaveAccessibleName(/COMPSCI 50/);
  await context.close();
});

test('research and theses are listed on request, and a screen shows twelve courses', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, alder(), student, '/courses');
  await expect(rows(page).nth(11)).toContainText('Counts towards');
  // The reason is not heard as one phrase with the title after it.
  await expect(rows(page).nth(11).getByRole('rowheader')).toHaveAccessibleName(
    / Counts towards [^.]+\. \p{Lu}/u,
  );
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('heading', { name: 'The course' })).toBeVisible();
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Fewer filters' }).click();
  await page.getByRole('button', { name: 'By code' }).click();
  await expect(rows(page).first()).not.toContainText('Counts towards');
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText(`${ALDER_LEFT_OUT} courses of research, thesis or independent study`),
  ).toBeAttached();
  await page.getByRole('switch', { name: 'Research and theses too' }).click();
  await expect(page.getByText(`(${ALDER_COURSES.length} results)`)).toBeAttached();
  await page.goto(`${alder()}/courses${CROWDED}`);
  await expectCrowded(page);
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  // Without a search the sentence about the order stands where the count would.
  await page.goto(`${alder()}/courses?hours=-12&rating=3-`);
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toBeVisible();
  await expect(page.getByText(/^For you: .* first/)).toBeVisible();
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('heading', { name: 'The course' })).toBeVisible();
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
});
