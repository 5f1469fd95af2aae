import { type Browser, expect, type Page, test } from '@playwright/test';
import { cards, dialog, rows } from './support/course-list.ts';
import { eventually, labelsOf, textOf, textsOf } from './support/reads.ts';
import { expectAccessible, expectNoSidewaysScroll, showTheme, type Theme } from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

let student: Student;
test.beforeAll(async () => {
  student = await registerStudent(alder());
  await saveProfile(alder(), student, { concentration: 'Computer Science', courses_taken: ['COMPSCI 50'] });
});

/** Lists of the panel with a pattern for choices in each. */
const LISTS: [list: string, words: RegExp, parameter: string][] = [
  ['Term', /^2025 Fall/, 'term'],
  ['Subject', /^AFRAMER ·/, 'subject'],
  ['General Education', /^Peoples and Pasts/, 'attribute'],
  ['Counts towards', /^Computer Science:/, 'counts'],
  ['Level', /^Introductory/, 'level'],
  ['Kind of class', /^Seminar/, 'kind'],
];

/** Scrolls up first, since the sticky bar at the top covers what is below it. */
const expectFit = async (page: Page, theme: Theme): Promise<void> => {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -5_000);
  await showTheme(page, theme);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

/** Each width in one theme, and between them both themes: layout depends on the width, legibility on the theme. */
const WIDE: [width: number, theme: Theme][] = [
  [1440, 'light'],
  [768, 'dark'],
];

test('every list of the panel is chosen from by a click on its label', async ({ page }) => {
  await openAs(page, alder(), student, '/courses');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  for (const [width, theme] of WIDE)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const [list, words, parameter] of LISTS) {
        await page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
        const group = page.getByRole('group', { name: list });
        if (list === 'Subject')
          await expect(page.getByRole('textbox', { name: 'Find in subject' })).toBeFocused();
        await group.getByText(words).first().click();
        await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
        await page.keyboard.press('Escape');
        await expect(group).toHaveCount(0);
      }
      const chips = page.getByRole('list', { name: 'Filters that are on' });
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length);
      await chips.getByRole('button', { name: /^Turn round: Level is/ }).click();
      await expect(page).toHaveURL(/not=level/);
      await expectFit(page, theme);
      for (const [list] of LISTS) await chips.getByRole('button', { name: `Remove ${list}` }).click();
      await expect(page).toHaveURL(`${alder()}/courses`);
    });
});

const phoneOf = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
};

/** The sheet in one theme, the list under it in the other. */
const NARROW: [width: number, sheet: Theme, list: Theme][] = [
  [320, 'light', 'dark'],
  [390, 'dark', 'light'],
];

test('every list of the sheet is chosen from by a tap on its label', async ({ browser }) => {
  const page = await phoneOf(browser);
  await openAs(page, alder(), student, '/courses');
  await expect(cards(page).first()).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filters that are on' });
  for (const [width, sheetTheme, listTheme] of NARROW)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: 'Filters' }).tap();
      for (const [list, words] of LISTS) {
        const group = dialog(page).getByRole('group', { name: list });
        // Short lists are expanded.
        const closed = dialog(page).getByRole('button', { name: new RegExp(`^${list}`), expanded: false });
        await expect(group.or(closed)).toBeVisible();
        if ((await eventually(textsOf(group))).length === 0) await closed.tap();
        await group.getByText(words).first().tap();
        await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
      }
      await expectFit(page, sheetTheme);
      // Closed by Back, as on phones: what was chosen stays.
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      await dialog(page)
        .getByRole('button', { name: /^Show [\d,]+ courses?$/ })
        .tap();
      await expect(dialog(page)).toHaveCount(0);
      for (const [, , parameter] of LISTS) await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
      await expectFit(page, listTheme);
      await chips.getByRole('button', { name: /^Remove Level/ }).tap();
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length - 1);
      await page.getByRole('button', { name: 'Clear filters' }).tap();
      await expect(chips).toHaveCount(0);
    });
  await page.context().close();
});

test('"more" of a requirement leads to exactly the courses that count', async ({ page }) => {
  await openAs(page, alder(), student, '/profile');
  const progress = page.getByRole('region', { name: 'Requirement progress' });
  const more = progress.getByRole('link', { name: /^\d+ more$/ }).first();
  await expect(more).toBeVisible();
  // The first ones are named beside it.
  const links = await eventually(textsOf(more.locator('xpath=ancestor::li[1]').getByRole('link')));
  const total = links.length - 1 + Number.parseInt(await eventually(textOf(more)), 10);
  await more.click();
  await expect(page).toHaveURL(/counts=/);
  await expect(rows(page).first()).toBeVisible();
  await eventually(labelsOf(rows(page).getByRole('checkbox')), (labels) =>
    expect(new Set(labels.map((label) => /^Compare (.+), /.exec(label)?.[1])).size).toBe(total),
  );
});

for (const [width, theme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test(`at ${width} px a sentence in the search box is offered as filters, which Enter takes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, alder(), student, '/courses');
    const box = page.getByRole('textbox', { name: 'Search courses' });
    await box.fill('stem seminar tuesday afternoon under 6 hours about rivers');
    const offer = page.getByRole('region', { name: 'Read as filters' });
    await expect(offer.getByRole('listitem')).toHaveText([
      /^Subject is /,
      'Days on any of T',
      'Kind of class is Seminar',
      'Hours a week is at most 6',
      'Starts at or after 12:00 PM',
      'Ends at or before 6:00 PM',
      'Search “rivers”',
    ]);
    await expectFit(page, theme);
    await box.press('Enter');
    await expect(box).toHaveValue('rivers');
    await expect(page).toHaveURL(/[?&]hours=-6&after=12/);
    await expect(offer).toHaveCount(0);
  });
