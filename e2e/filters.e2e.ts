import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { cards, dialog, rows } from './support/course-list.ts';
import { eventually, labelsOf, textOf, textsOf } from './support/reads.ts';
import {
  expectAccessible,
  expectLegible,
  expectNoSidewaysScroll,
  showTheme,
  type Theme,
} from './support/screenshots.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

let student: Student;
test.beforeAll(async () => {
  student = await registerStudent(alder());
  await saveProfile(alder(), student, { concentration: 'Computer Science', courses_taken: ['COMPSCI 50'] });
});

/** Lists of which several entries can be chosen: an entry for each width. */
const LISTS: [list: string, entries: readonly [RegExp, RegExp], parameter: string][] = [
  ['Term', [/^2025 Fall/, /^2026 Spring/], 'term'],
  ['Subject', [/^AFRAMER ·/, /^ASTRON ·/], 'subject'],
  ['Distribution', [/^Natural World/, /^Arts and Letters/], 'attribute'],
  ['General Education', [/^Peoples and Pasts/, /^Earth and Life/], 'attribute'],
  ['Writing', [/^Writing Intensive/, /^First-Year Writing/], 'attribute'],
  ['Counts towards', [/^Computer Science:/, /^Computer Science:/], 'counts'],
  ['Level', [/^Introductory/, /^Advanced/], 'level'],
  ['Kind of class', [/^Seminar/, /^Lecture/], 'kind'],
];

/** Lists of which one entry is chosen, and what it writes in the address. */
const SINGLE: [list: string, entries: readonly [string, string], written: readonly [RegExp, RegExp]][] = [
  [
    'Sort by workload',
    ['Low to High (Gem)', 'High to Low (Pain)'],
    [/sort=workload-low/, /sort=workload-high/],
  ],
  [
    'Sort by Q-score',
    ['High to Low (GOAT)', 'Low to High (Needs Work)'],
    [/sort=score-high/, /sort=score-low/],
  ],
  ['Starts at or after', ['9:00 AM', '9:30 AM'], [/after=09/, /after=09/]],
  ['Ends at or before', ['5:00 PM', '5:30 PM'], [/before=17/, /before=17/]],
  ['Free from', ['11:30 AM', '11:00 AM'], [/free=M.*11/, /free=M.*11/]],
  ['Free until', ['1:30 PM', '2:00 PM'], [/free=M.*13/, /free=M.*14/]],
];

/** Chips of these: the earliest start, the latest end, the hours kept free. */
const TIMES = 3;

/** The words of an entry that is not chosen yet. */
const unchosen = (group: Locator, entry: RegExp | undefined): Locator =>
  group
    .getByRole('checkbox', { checked: false, name: entry ?? '' })
    .locator('xpath=ancestor::label')
    .getByText(entry ?? '')
    .first();

/** The words of an entry of an open list. */
const optionNamed = (page: Page, name = ''): Locator =>
  page.getByRole('option').getByText(name, { exact: true });

/** Scrolls up first, since the sticky bar at the top covers what is below it. */
const scrollUp = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -5_000);
};

type Themes = readonly [first: Theme, other: Theme];

/** In both themes; all but the colours is the same in the other. */
const expectFit = async (page: Page, [first, other]: Themes): Promise<void> => {
  await scrollUp(page);
  await showTheme(page, other);
  await expectLegible(page);
  await showTheme(page, first);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

/** Lists are chosen from in the first theme, and looked at in both. */
const WIDE: [width: number, themes: Themes, entry: 0 | 1][] = [
  [1440, ['light', 'dark'], 0],
  [768, ['dark', 'light'], 1],
];
const NARROW: [width: number, themes: Themes, entry: 0 | 1][] = [
  [320, ['light', 'dark'], 0],
  [390, ['dark', 'light'], 1],
];

test('every list of the panel is chosen from by a click on its label', async ({ page }) => {
  await openAs(page, alder(), student, '/courses');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  for (const [width, themes, entry] of WIDE)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Free on M, Monday' }).click();
      await showTheme(page, themes[0]);
      for (const [list, entries, parameter] of LISTS) {
        await page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
        const group = page.getByRole('group', { name: list });
        if (list === 'Subject')
          await expect(page.getByRole('textbox', { name: 'Find in subject' })).toBeFocused();
        await unchosen(group, entries[entry]).click();
        await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
        // Of one list both.
        if (list === 'Level') {
          await unchosen(group, entries[1 - entry]).click();
          await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(2);
        }
        await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
        await page.keyboard.press('Escape');
        await expect(group).toHaveCount(0);
      }
      for (const [list, entries, written] of SINGLE) {
        await page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
        await optionNamed(page, entries[entry]).click();
        await expect(
          page.getByRole('button', { name: `${list} ${entries[entry]}`, exact: true }),
        ).toBeVisible();
        await expect(page).toHaveURL(written[entry]);
      }
      const chips = page.getByRole('list', { name: 'Filters that are on' });
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length + TIMES);
      await chips.getByRole('button', { name: /^Turn round: Level is/ }).click();
      await expect(page).toHaveURL(/not=level/);
      await expectFit(page, themes);
      for (const [list] of LISTS) await chips.getByRole('button', { name: `Remove ${list}` }).click();
      await page.getByRole('button', { name: 'Clear filters' }).click();
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

test('every list of the sheet is chosen from by a tap on its label', async ({ browser }) => {
  const page = await phoneOf(browser);
  await openAs(page, alder(), student, '/courses');
  await expect(cards(page).first()).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filters that are on' });
  for (const [width, themes, entry] of NARROW)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: 'Filters' }).tap();
      await dialog(page).getByRole('button', { name: 'Free on M, Monday' }).tap();
      await showTheme(page, themes[0]);
      for (const [list, entries] of LISTS) {
        const group = dialog(page).getByRole('group', { name: list });
        // Short lists are expanded.
        const closed = dialog(page).getByRole('button', { name: new RegExp(`^${list}`), expanded: false });
        await expect(group.or(closed)).toBeVisible();
        if ((await eventually(textsOf(group))).length === 0) await closed.tap();
        await unchosen(group, entries[entry]).tap();
        await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
      }
      for (const [list, entries] of SINGLE) {
        await dialog(page)
          .getByRole('button', { name: new RegExp(`^${list}`) })
          .tap();
        await optionNamed(page, entries[entry]).tap();
        await expect(
          dialog(page).getByRole('button', { name: `${list} ${entries[entry]}`, exact: true }),
        ).toBeVisible();
      }
      await expectFit(page, themes);
      // Closed by Back, as on phones: what was chosen stays.
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length + TIMES);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      await dialog(page)
        .getByRole('button', { name: /^Show [\d,]+ courses?$/ })
        .tap();
      await expect(dialog(page)).toHaveCount(0);
      for (const [, , parameter] of LISTS) await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
      for (const [list, , written] of SINGLE)
        if (list !== 'Sort by workload') await expect(page).toHaveURL(written[entry]);
      await expectFit(page, themes);
      await chips.getByRole('button', { name: /^Remove Level/ }).tap();
      await expect(chips.getByRole('listitem')).toHaveCount(LISTS.length + TIMES - 1);
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

for (const [width, themes] of [
  [320, ['dark', 'light']],
  [1440, ['light', 'dark']],
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
    await expectFit(page, themes);
    await box.press('Enter');
    await expect(box).toHaveValue('rivers');
    await expect(page).toHaveURL(/[?&]hours=-6&after=12/);
    await expect(offer).toHaveCount(0);
  });
