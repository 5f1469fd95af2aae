import { type Browser, expect, type Page, test } from '@playwright/test';
import { cards, dialog, rows } from './support/course-list.ts';
import { eventually, labelsOf, textOf, textsOf } from './support/reads.ts';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

let student: Student;
test.beforeAll(async () => {
  student = await registerStudent(alder());
  await saveProfile(alder(), student, { concentration: 'Computer Science', courses_taken: ['COMPSCI 50'] });
});

/** Lists of the panel with words of a choice in each. */
const LISTS: [list: string, words: RegExp, parameter: string][] = [
  ['Term', /^2025 Fall/, 'term'],
  ['Subject', /^AFRAMER ·/, 'subject'],
  ['General Education', /^Peoples and Pasts/, 'attribute'],
  ['Counts towards', /^Computer Science:/, 'counts'],
  ['Level', /^Introductory/, 'level'],
  ['Kind of class', /^Seminar/, 'kind'],
];

/** Scrolled up first, since what is below the bar at the top is covered by it. */
const expectFit = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -5_000);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
};

for (const width of [768, 1440])
  test(`at ${width} px every list of the panel is chosen from by a click on its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, alder(), student, '/courses');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'More filters' }).click();
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
    await expectFit(page);
    for (const [list] of LISTS) await chips.getByRole('button', { name: `Remove ${list}` }).click();
    await expect(page).toHaveURL(`${alder()}/courses`);
  });

const phoneOf = async (browser: Browser, width: number): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
};

for (const width of [320, 390])
  test(`at ${width} px every list of the sheet is chosen from by a tap on its words`, async ({ browser }) => {
    const page = await phoneOf(browser, width);
    await openAs(page, alder(), student, '/courses');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).tap();
    for (const [list, words] of LISTS) {
      const group = dialog(page).getByRole('group', { name: list });
      // Short lists are open.
      const closed = dialog(page).getByRole('button', { name: new RegExp(`^${list}`), expanded: false });
      await expect(group.or(closed)).toBeVisible();
      if ((await eventually(textsOf(group))).length === 0) await closed.tap();
      await group.getByText(words).first().tap();
      await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
    }
    await expectFit(page);
    await dialog(page)
      .getByRole('button', { name: /^Show \d+ courses?$/ })
      .tap();
    await expect(dialog(page)).toHaveCount(0);
    for (const [, , parameter] of LISTS) await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
    await expectFit(page);
    const chips = page.getByRole('list', { name: 'Filters that are on' });
    await chips.getByRole('button', { name: /^Remove Level/ }).tap();
    await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length - 1);
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
