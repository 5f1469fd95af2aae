import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, reply } from './support/chat.ts';
import { compareBox, dialog, rows } from './support/course-list.ts';
import { walkTo } from './support/keyboard.ts';
import { eventually, textsOf } from './support/reads.ts';
import { openAs, registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';
const PLAN = '/plan?term=2026+Spring';
/** Two courses that meet at the same time, whichever sections are chosen. */
const SAME_TIME = ['AFRAMER 131', 'AFRAMER 224'];

const week = (page: Page): Locator => page.getByRole('region', { name: 'Week' });
const block = (page: Page, name: RegExp): Locator => week(page).getByRole('button', { name });
const said = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words });
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Comparison' });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const listOf = (query: string): string => `/courses?q=${query}&term=2026+Spring`;

const add = async (page: Page, code: string): Promise<void> => {
  const finder = page.getByRole('textbox', { name: 'Add a course' }).filter({ visible: true });
  await finder.fill(code);
  // What is said of it may be replaced by what is said next.
  const stored = page.waitForResponse(/\/api\/plans\/versions\/.*\/items$/);
  await page
    .getByRole('button', { name: `Add ${code}`, exact: true })
    .filter({ visible: true })
    .click();
  await stored;
  await expect(
    page.getByRole('button', { name: `Added ${code}`, exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await finder.fill('');
};
const act = async (page: Page, version: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${version}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a course is added from its row, dialog, the saved list, a comparison and a reply’s card', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, listOf('aframer+131'));
  await rows(page)
    .first()
    .getByRole('button', { name: `Plan AFRAMER 131, ${TERM}` })
    .click();
  await expect(said(page, /^AFRAMER 131 added: Seminar,? .*Tue 9:45.* In version A/)).toBeVisible();
  await page.goto(alder() + listOf('aframer+224'));
  await rows(page)
    .first()
    .getByRole('button', { name: /^AFRAMER 224/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Add to plan' }).click();
  await expect(said(page, /^AFRAMER 224 added: .* It clashes with AFRAMER 131\. In version A/)).toBeVisible();
  await page.goto(alder() + listOf('chem+17'));
  await rows(page)
    .first()
    .getByRole('button', { name: /^Save CHEM 17/ })
    .click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: /^Add to plan for 2025 Fall ?: CHEM 17$/ }).click();
  await expect(said(page, /^CHEM 17 added: Lecture A/)).toBeVisible();
  await page.goto(alder() + listOf('math+21'));
  await compareBox(page, 'MATH 21A').check();
  await compareBox(page, 'MATH 21B').check();
  await expect(tray(page).getByRole('button', { name: /plan/i })).toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Compare' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Add to plan ?: MATH 21A$/ })
    .click();
  await expect(said(page, /^MATH 21A added: /)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add all to plan' }).click();
  await expect(said(page, /^MATH 21B added: /)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'All in your plan' })).toBeFocused();
  for (const code of ['MATH 21A', 'MATH 21B'])
    await expect(
      dialog(page).getByRole('button', { name: new RegExp(`^In your plan ?: ${code}$`), pressed: true }),
    ).toBeVisible();
  await page.goto(alder() + PLAN);
  for (const code of [...SAME_TIME, 'MATH 21A', 'MATH 21B'])
    await expect(block(page, new RegExp(`^${code} `)).first()).toBeVisible();

  await saveProfile(alder(), student);
  await page.goto(`${alder()}/chat`);
  await ask(page, 'tell me about ECON 10A');
  await reply(page)
    .getByRole('button', { name: /^Add to plan/ })
    .click();
  await expect(said(page, /^ECON 10A added: /)).toBeVisible();
});

test('a course is added by keys alone from its row, dialog, the saved list and a comparison', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, listOf('aframer+131'));
  /** Walks there from the search box, and presses it. */
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    // Some are disabled until their course has come.
    await expect(target).toBeEnabled();
    await walkTo(page, target);
    await page.keyboard.press(key);
  };
  const first = (name: string | RegExp): Locator => rows(page).first().getByRole('button', { name }).first();
  await press(first(`Plan AFRAMER 131, ${TERM}`));
  await expect(said(page, /^AFRAMER 131 added: Seminar/)).toBeVisible();
  await page.goto(alder() + listOf('aframer+224'));
  await press(first(/^AFRAMER 224/));
  await press(dialog(page).getByRole('button', { name: 'Add to plan' }));
  await expect(said(page, /^AFRAMER 224 added: /)).toBeVisible();
  await page.goto(alder() + listOf('chem+17'));
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/saved/courses'),
  );
  await press(first(/^Save CHEM 17/));
  // Leaving the page would take with it what has not been sent.
  await saved;
  await page.goto(`${alder()}/saved`);
  await press(page.getByRole('button', { name: /^Add to plan for 2025 Fall ?: CHEM 17$/ }));
  await expect(said(page, /^CHEM 17 added: Lecture A/)).toBeVisible();
  await page.goto(alder() + listOf('math+21'));
  await press(compareBox(page, 'MATH 21A'), 'Space');
  await press(compareBox(page, 'MATH 21B'), 'Space');
  await press(tray(page).getByRole('button', { name: 'Compare' }));
  await press(dialog(page).getByRole('button', { name: 'Add all to plan' }));
  for (const code of ['MATH 21A', 'MATH 21B'])
    await expect(said(page, new RegExp(`^${code} added: `))).toBeVisible();
});

test('versions are copied, renamed, moved, deleted and restored, with the same result in another tab', async ({
  page,
  context,
}) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, PLAN);
  await add(page, 'COMPSCI 51');
  await act(page, 'A', 'Duplicate');
  await expect(tab(page, 'B')).toHaveAttribute('aria-selected', 'true');
  await act(page, 'B', 'Rename…');
  await dialog(page).getByLabel('Name').fill('With rowing');
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await act(page, 'With rowing', 'Move left');
  await eventually(textsOf(page.getByRole('tab')), (names) =>
    expect(names.map((name) => name.replace('in front', '').trim())).toEqual(['With rowing', 'A']),
  );

  const other = await context.newPage();
  await openAs(other, alder(), student, PLAN);
  await tab(other, 'With rowing').click();
  await expect(tab(other, 'With rowing')).toHaveAttribute('aria-selected', 'true');
  await add(other, 'ECON 10A');
  // Edits of different courses both succeed, and each tab shows both.
  await page.getByRole('button', { name: 'Lock Lecture A of COMPSCI 51' }).click();
  await expect(block(page, /^COMPSCI 51 Lecture/).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  // The same course: nothing is lost, and the student chooses which change is kept.
  await other.getByRole('button', { name: /^Lock Discussion \w+ of COMPSCI 51/ }).click();
  const clash = dialog(other);
  await expect(clash).toContainText(/Lecture A, Tue, Thu .*PM, locked/);
  await clash.getByRole('button', { name: 'Keep the other change' }).click();
  await expect(block(other, /^COMPSCI 51 Lecture/).first()).toHaveAttribute('aria-pressed', 'true');

  await act(page, 'With rowing', 'Delete');
  await expect(tab(page, 'With rowing')).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ hasText: 'was deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(tab(page, 'With rowing')).toHaveAttribute('aria-selected', 'true');
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
});

test('an impossible plan is explained with changes that take one click, and undone by keys', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, PLAN);
  for (const code of [...SAME_TIME, 'COMPSCI 51']) await add(page, code);
  await page.getByRole('button', { name: 'Find timetables' }).click();
  await expect(page.getByText(`${SAME_TIME.join(' and ')} cannot be had together.`)).toBeInViewport();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  // How to free a day that is unrelated to the clash.
  await page.getByRole('button', { name: 'Wed: what frees Wednesday?' }).click();
  const clashes = page.getByRole('region', { name: 'Clashes' });
  await expect(clashes).toContainText(SAME_TIME.join(' and '));
  await expect(clashes).toBeInViewport();
  await page
    .getByRole('button', { name: /^(Keep mine|Close)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Find timetables' }).click();
  await page.getByRole('button', { name: `Drop ${SAME_TIME[1]}` }).click();
  await expect(clashes).toHaveCount(0);
  await expect(block(page, /^AFRAMER 224/)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(block(page, /^AFRAMER 224/).first()).toBeVisible();
});

test('timetables are gone through and applied by keys alone, beside the week', async ({ page }) => {
  const student = await registerStudent(alder());
  await openAs(page, alder(), student, PLAN);
  for (const code of ['COMPSCI 51', 'ECON 10A']) await add(page, code);
  await walkTo(page, page.getByRole('button', { name: 'Find timetables' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const shown = page.getByText(/^Timetable \d of 5/);
  await expect(shown).toBeInViewport();
  await expect(week(page).getByRole('region', { name: 'Monday' })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText('Timetable 2 of 5');
  await walkTo(page, page.getByRole('button', { name: 'Take this one' }));
  await page.keyboard.press('Enter');
  await expect(said(page, /^Timetable taken/)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('timetables are gone through and applied by touch, with the day visible', async ({ page }) => {
    const student = await registerStudent(alder());
    await openAs(page, alder(), student, PLAN);
    for (const code of ['COMPSCI 51', 'ECON 10A']) await add(page, code);
    await page.getByRole('button', { name: 'Find timetables' }).tap();
    await expect(page.getByText('Timetable 1 of 5')).toBeInViewport();
    await page.getByRole('button', { name: 'The next timetable' }).tap();
    await expect(page.getByText('Timetable 2 of 5')).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Day' })).toBeInViewport({ ratio: 1 });
    await expect(week(page).getByRole('region').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Take this one' }).tap();
    await expect(page.getByText(/^Timetable \d of/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(said(page, /^Taken back: Timetable taken/)).toHaveCount(1);
  });
});
