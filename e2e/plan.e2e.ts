import { expect, type Locator, type Page, test } from '@playwright/test';
import { rows } from './support/course-list.ts';
import { fingerOn, middleOf } from './support/finger.ts';
import { walkTo } from './support/keyboard.ts';
import { atRest, boxOf, eventually, inPage, textOf, textsOf } from './support/reads.ts';
import { lookAt } from './support/screenshots.ts';
import { openAs, registerStudent, savePlan, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';
const PLAN = '/plan?term=2026+Spring';

/** With many kinds of sections. */
const EIGHT = [
  'WRITING 20A',
  'ECON 10A',
  'MATH 21B',
  'COMPSCI 51',
  'CHEM 10',
  'PHYSICS 15A',
  'BIOL 50',
  'HISTORY 21',
];
const PAPER_MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const week = (page: Page): Locator => page.getByRole('region', { name: 'Week' });
const block = (page: Page, name: RegExp): Locator => week(page).getByRole('button', { name });
const said = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words });
const finder = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Add a course' }).filter({ visible: true });

const add = async (page: Page, code: string): Promise<void> => {
  await finder(page).fill(code);
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
};

/** Empties the search: on a phone its results above the week disappear slightly later, and move the week. */
const clearFinder = async (page: Page): Promise<void> => {
  await finder(page).fill('');
  await expect(page.getByRole('list', { name: 'Courses found' })).toHaveCount(0);
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
  // The list that is being left has a choice of terms too.
  await expect(page.getByRole('heading', { level: 1, name: /^Plan/ })).toBeVisible();
  await page.getByRole('button', { name: /^Term/ }).click();
  await page.getByRole('option', { name: TERM }).click();
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  await add(page, 'COMPSCI 51');
  await add(page, 'MATH 21B');
  await expect(page.getByRole('region', { name: 'Clashes' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('MATH 1B missing');

  // Drags a section to another of its times with the mouse. The whole week is visible, since dragging near an edge of
  // the screen scrolls the page.
  await page.setViewportSize({ width: 1280, height: 1500 });
  const discussion = block(page, /^MATH 21B Discussion/);
  const from = await eventually(atRest(boxOf(discussion)));
  const before = await eventually(textOf(discussion));
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  const to = await middleOf(block(page, /^Discussion .*free: take /).first());
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(block(page, /: take /)).toHaveCount(0);
  await eventually(textOf(discussion), (text) => expect(text).not.toBe(before));
  await discussion.click();
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');
  // Said once it is stored: the timetable's request is to be the next.
  await expect(said(page, /locked$/)).toHaveCount(1);

  await page.getByRole('button', { name: 'Find timetables' }).click();
  await expect(page.getByText('Timetable 1 of 5')).toBeVisible();
  await expect(page.getByText(/still searching/)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Timetable 2 of 5')).toBeVisible();
  const shown = await eventually(textsOf(week(page).getByRole('listitem')));
  const taken = page.waitForResponse(/\/api\/plans\/versions\/.*\/items$/);
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect(page.getByText(/^Timetable \d of/)).toHaveCount(0);
  // Applied optimistically, and stored slightly later.
  await taken;
  await page.reload();
  await eventually(textsOf(week(page).getByRole('listitem')), (texts) =>
    expect(texts.length).toBe(shown.length),
  );
  await expect(discussion).toHaveAttribute('aria-pressed', 'true');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Find timetables' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  const pages = await page.pdf({ format: 'A4', margin: PAPER_MARGIN });
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('eight courses and own hours are printed on one page, portrait and landscape, with the hours of each', async ({
  page,
}) => {
  const student = await registerStudent(alder());
  const hours = (label: string, days: string[], start: string, end: string) => ({
    kind: 'block',
    label,
    days,
    start,
    end,
  });
  await savePlan(alder(), student, TERM, [
    ...EIGHT.map((code) => ({ kind: 'course', code, need: 'required' })),
    hours('Work at the library desk', ['Mon', 'Wed', 'Fri'], '17:00', '20:00'),
    hours('Rowing practice', ['Tue', 'Thu'], '06:30', '08:00'),
  ]);
  await openAs(page, alder(), student, PLAN);
  for (const code of EIGHT) await expect(block(page, new RegExp(`^${code} `)).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const paper of ['A4', 'Letter'].flatMap((format) => [
    { format, landscape: false },
    { format, landscape: true },
  ])) {
    const pages = await page.pdf({ ...paper, margin: PAPER_MARGIN });
    const count = pages.toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect.soft(count, JSON.stringify(paper)).toHaveLength(1);
  }
  // As wide and high as A4 without its margins: every block that is alone at its time names its hours.
  await page.setViewportSize({ width: 718, height: 1046 });
  const withoutTime = inPage(page, () =>
    [...document.querySelectorAll<HTMLElement>('[data-block]')]
      .filter((each) => each.parentElement?.style.width === 'calc(100% - 2px)')
      .filter((each) => {
        const time = each.querySelector('[data-time]')?.getBoundingClientRect();
        const { right, bottom } = each.getBoundingClientRect();
        return !time || time.right > right || time.bottom > bottom;
      })
      .map((each) => each.title),
  );
  await eventually(withoutTime, (titles) => expect(titles).toEqual([]));
});

test('fifty minutes side by side show their hours, on a desk and on tablets', async ({ page }) => {
  const student = await registerStudent(alder());
  const hours = (label: string) => ({
    kind: 'block',
    label,
    days: ['Mon', 'Wed', 'Fri'],
    start: '11:00',
    end: '11:50',
  });
  await savePlan(alder(), student, TERM, [
    ...['AFRAMER 11', 'BIOL 11'].map((code) => ({ kind: 'course', code, need: 'required' })),
    hours('Library desk'),
  ]);
  await openAs(page, alder(), student, PLAN);
  for (const width of [1440, 768, 640]) {
    await page.setViewportSize({ width, height: 900 });
    const beside = block(page, /11:00 – 11:50 AM, clashes with/);
    await expect(beside).toHaveCount(9);
    const withoutTime = inPage(page, () =>
      [...document.querySelectorAll<HTMLElement>('[data-block][title*="clashes"]')]
        .filter((each) => {
          const time = each.querySelector('[data-time*="11:50"]')?.getBoundingClientRect();
          const { right, bottom } = each.getBoundingClientRect();
          return !time || time.right > right || time.bottom > bottom;
        })
        .map((each) => each.title),
    );
    await eventually(withoutTime, (titles) => expect(titles).toEqual([]));
  }
});

test('fifty minutes show their hours on a phone in landscape', async ({ page }) => {
  const student = await registerStudent(alder());
  const codes = ['COMPSCI 51', 'MATH 21B', 'ECON 10A', 'CHEM 17', 'PHYSICS 15A'];
  await savePlan(
    alder(),
    student,
    TERM,
    codes.map((code) => ({ kind: 'course', code, need: 'required' })),
  );
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page, alder(), student, PLAN);
  await expect(block(page, /^PHYSICS 15A Discussion/).first()).toBeVisible();
  const discussions = inPage(page, () =>
    [...document.querySelectorAll<HTMLElement>('[data-block$="Discussion"]')]
      .filter((each) => {
        const time = each.querySelector('[data-time*=":"]')?.getBoundingClientRect();
        const { right, bottom } = each.getBoundingClientRect();
        return !time || time.right > right || time.bottom > bottom;
      })
      .map((each) => each.title),
  );
  await eventually(discussions, (withoutTime) => expect(withoutTime).toEqual([]));
});

for (const { width, height, hasTouch } of [
  { width: 1440, height: 900, hasTouch: false },
  { width: 1024, height: 768, hasTouch: false },
  { width: 390, height: 844, hasTouch: true },
  { width: 320, height: 640, hasTouch: true },
])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    test('what undoes the last step covers nothing of the plan', async ({ page }) => {
      const student = await registerStudent(alder());
      await savePlan(alder(), student, TERM, [{ kind: 'course', code: 'COMPSCI 51', need: 'required' }]);
      await openAs(page, alder(), student, PLAN);
      await page.getByRole('button', { name: 'Lock Lecture A of COMPSCI 51' }).click();
      await eventually(inPage(page, () => window.scrollTo(0, 0)));
      const undo = await eventually(boxOf(page.getByRole('button', { name: 'Undo' }).locator('../..')));
      const plan = await eventually(boxOf(page.getByRole('heading', { level: 1 })));
      expect(undo.y + undo.height).toBeLessThanOrEqual(plan.y);
      if (width < 1280) return;
      const last = await eventually(boxOf(page.getByRole('link', { name: 'Saved', exact: true })));
      const next = await eventually(boxOf(page.getByRole('button', { name: 'Find anything' })));
      expect(undo.x).toBeGreaterThanOrEqual(last.x + last.width);
      expect(undo.x + undo.width).toBeLessThanOrEqual(next.x);
    });
  });

test('a plan by keyboard alone: adding, locking, moving, removing and undoing', async ({ page }) => {
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
  // As high as the day, so that holding something near an edge of the screen does not scroll it.
  test.use({ viewport: { width: 390, height: 1100 }, hasTouch: true, isMobile: true });

  test('the week is a day at a time; blocks are held and dropped, hours drawn; in landscape it is the whole week', async ({
    page,
  }) => {
    const student = await registerStudent(alder());
    await openAs(page, alder(), student, PLAN);
    await add(page, 'COMPSCI 51');
    await clearFinder(page);
    const finger = await fingerOn(page);
    const days = page.getByRole('group', { name: 'Day' });
    const dayButton = (name: string): Locator => days.getByRole('button', { name });
    const dayOf = (name: string): Locator => week(page).getByRole('region', { name });
    await dayButton('Thu, Thursday').tap();
    await expect(block(page, /^COMPSCI 51 Lecture A,.* Thursday/)).toBeVisible();
    await expect(dayOf('Monday')).toBeHidden();
    const lecture = await eventually(atRest(boxOf(block(page, /^COMPSCI 51 Lecture A,.* Thursday/))));
    const start = { x: lecture.x + lecture.width / 2, y: lecture.y + lecture.height + 40 };
    await finger.swipe(start, { x: start.x - 120, y: start.y });
    await expect(dayButton('Fri, Friday')).toHaveAttribute('aria-pressed', 'true');

    // Held, moved over another day's button, and dropped there; also if the week was scrolled past the buttons.
    await page.setViewportSize({ width: 390, height: 640 });
    await eventually(inPage(page, () => window.scrollTo(0, 300)));
    await expect(days).not.toBeInViewport();
    await finger.down(await middleOf(block(page, /^COMPSCI 51 Discussion D1/)));
    await expect(said(page, /picked up: \d+ other times/)).toHaveCount(1);
    await expect(days).toBeInViewport({ ratio: 1 });
    await finger.move(await middleOf(dayButton('Thu, Thursday')));
    await expect(dayOf('Thursday')).toBeVisible();
    await finger.move(await middleOf(block(page, /^Discussion D4 .*free: take Thu/)));
    await finger.lift();
    await expect(block(page, /^COMPSCI 51 Discussion D4/)).toBeVisible();
    await expect(block(page, /: take /)).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 1100 });
    await dayButton('Mon, Monday').tap();
    const free = await middleOf(dayOf('Monday').getByRole('list'));
    await finger.down(free);
    await expect(dayOf('Monday').getByText(/^\d+:\d\d .*[AP]M$/)).toBeVisible();
    await finger.move({ x: free.x, y: free.y + 90 });
    await finger.lift();
    const own = page.getByRole('dialog', { name: 'Your own hours' });
    await expect(own.getByRole('button', { name: 'Mon, Monday' })).toHaveAttribute('aria-pressed', 'true');
    await own.getByLabel('What for').fill('Rowing');
    await own.getByRole('button', { name: 'Save' }).tap();
    await expect(block(page, /^Rowing, Monday/)).toBeVisible();

    await page.setViewportSize({ width: 568, height: 320 });
    for (const name of ['Monday', 'Thursday', 'Friday']) await expect(dayOf(name)).toBeVisible();
    await expect(days).toBeHidden();
  });
});

test('the plan: accessible on wide and small screens, light and dark', async ({ page }) => {
  const student = await registerStudent(alder(), 'mira.plans@alder.example');
  await openAs(page, alder(), student, PLAN);
  for (const code of ['COMPSCI 51', 'MATH 21B', 'ECON 10A', 'CHEM 17']) await add(page, code);
  await clearFinder(page);
  await lookAt(page, 'plan');
});
