import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PlanVersion } from '../features/planning/contract.ts';
import { ask, isFinished, reply } from './support/chat.ts';
import { eventually, type Read } from './support/reads.ts';
import { lookAt } from './support/screenshots.ts';
import {
  keepComparisonClosed,
  openAs,
  registerStudent,
  savePlan,
  saveProfile,
  type Student,
} from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';
const planned = (code: string) => ({ kind: 'course', code, need: 'required' });

let student: Student;
test.beforeEach(async () => {
  student = await registerStudent(alder());
  await saveProfile(alder(), student, {
    courses_taken: ['COMPSCI 50', 'COMPSCI 51', 'MATH 1A', 'MATH 1B', 'ECON 10A'],
  });
});

const getJson = async (path: string): Promise<unknown> => {
  const response = await fetch(alder() + path, { headers: { authorization: `Bearer ${student.token}` } });
  return response.json();
};
const plansOf: Read<PlanVersion[]> = async () =>
  ((await getJson(`/api/plans/${encodeURIComponent(TERM)}`)) as { versions: PlanVersion[] }).versions;
const codesIn = ({ items }: PlanVersion): string[] =>
  items.flatMap(({ content }) => (content.kind === 'course' ? [content.code] : [])).toSorted();
const takenOf: Read<string[]> = async () =>
  ((await getJson('/api/profile')) as { profile: { courses_taken: string[] } }).profile.courses_taken;

const card = (page: Page): Locator => reply(page).getByRole('region', { name: `A week of ${TERM}` });

test('a week that Quill proposes is put into the plan, taken back, and opened in the planner', async ({
  page,
}) => {
  await openAs(page, alder(), student, '/');
  await ask(page, 'Build me a schedule for spring: COMPSCI 61, ECON 10B, MATH 21B and one easy humanities');
  // A reply that names several courses opens the comparison when it has ended, as specified; behind it nothing can be
  // reached, not even the composer.
  await page
    .getByRole('dialog', { name: 'Course Comparison' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  const week = card(page);
  await expect(week).toContainText('4 courses');
  await expect(week).toContainText(/\d hrs\/week/);
  await expect(week.getByText('It rests on: ', { exact: false })).toContainText(
    'prerequisites that your profile meets',
  );
  await week.getByRole('button', { name: 'Sections, places and class numbers' }).click();
  for (const code of ['COMPSCI 61', 'ECON 10B', 'MATH 21B'])
    await expect(week.getByRole('listitem').filter({ hasText: code }).first()).toContainText('Lecture');
  // The picture begins with the days of the week, not in the middle of them.
  await week.getByRole('heading').first().scrollIntoViewIfNeeded();
  await lookAt(page, 'walk-week');

  expect(await plansOf()).toEqual([]);
  await week.getByRole('button', { name: 'Add to my plan' }).click();
  await expect(week.getByText('In your plan, as “From Quill”')).toBeVisible();
  const added = await eventually(plansOf, (versions) => expect(versions).toHaveLength(1));
  expect(added.flatMap(codesIn)).toEqual(expect.arrayContaining(['COMPSCI 61', 'ECON 10B', 'MATH 21B']));
  expect(added.flatMap(codesIn)).toHaveLength(4);
  await expect(week.getByRole('button', { name: 'Undo' })).toBeFocused();
  await week.getByRole('button', { name: 'Undo' }).click();
  await expect(week.getByRole('button', { name: 'Add to my plan' })).toBeFocused();
  await eventually(plansOf, (versions) => expect(versions).toEqual([]));

  await week.getByRole('button', { name: 'Add to my plan' }).click();
  await expect(week.getByText('In your plan, as “From Quill”')).toBeVisible();
  const opener = week.getByRole('link', { name: 'Open in planner' });
  await page.emulateMedia({ media: 'print' });
  await expect(opener).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await opener.click();
  await expect(page.getByRole('tab', { name: 'From Quill', selected: true })).toBeVisible();
  const shown = page
    .getByRole('region', { name: 'Week' })
    .getByRole('button', { name: /^COMPSCI 61 Lecture/ });
  await expect(shown.first()).toBeVisible();
});

test('a change that Quill proposes is made to the plan that there is, and taken back', async ({ page }) => {
  await keepComparisonClosed(alder(), student);
  await savePlan(alder(), student, TERM, ['COMPSCI 61', 'MATH 21B', 'ECON 10B', 'ENGLISH 57'].map(planned));
  const [before] = await plansOf();
  await openAs(page, alder(), student, '/');
  await ask(page, 'swap ENGLISH 57 for something lighter');
  await isFinished(page);
  await card(page).getByRole('button', { name: 'Add to my plan' }).click();
  await expect(card(page).getByText('In your plan, as version A')).toBeVisible();
  const [changed] = await eventually(plansOf, ([version]) =>
    expect(version && codesIn(version)).not.toContain('ENGLISH 57'),
  );
  expect(changed && codesIn(changed)).toHaveLength(4);
  await card(page).getByRole('button', { name: 'Undo' }).click();
  await eventually(plansOf, ([version]) =>
    expect(version && codesIn(version)).toEqual(before && codesIn(before)),
  );
});

test('what cannot be had together is explained, and no week is shown', async ({ page }) => {
  await keepComparisonClosed(alder(), student);
  await openAs(page, alder(), student, '/');
  await ask(
    page,
    'Build me a schedule with COMPSCI 61, MATH 21B and ECON 10B, only on Tuesdays, nothing before ten',
  );
  await isFinished(page);
  await expect(reply(page)).toContainText('What would make it possible, the least first:');
  await expect(card(page)).toHaveCount(0);
});

test('a course is saved, planned or marked as taken with one click each, and each can be undone', async ({
  page,
}) => {
  const before = await takenOf();
  await openAs(page, alder(), student, '/');
  await ask(page, 'add COMPSCI 61 to my courses');
  await isFinished(page);
  const own = page.getByRole('article').filter({ hasText: 'COMPSCI 61' });
  const press = (name: RegExp) => own.getByRole('button', { name }).click();
  await lookAt(page);

  await press(/^Mark as taken/);
  await eventually(takenOf, (codes) => expect(codes).toEqual([...before, 'COMPSCI 61']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(takenOf, (codes) => expect(codes).toEqual(before));
  await expect(own.getByRole('button', { name: /^Mark as taken/ })).toBeVisible();

  await press(/^Save ?:/);
  await expect(own.getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  await press(/^Add to plan/);
  await expect(own.getByRole('button', { name: /^In your plan/, pressed: true })).toBeVisible();
  await eventually(plansOf, (versions) => expect(versions.flatMap(codesIn)).toEqual(['COMPSCI 61']));
});
