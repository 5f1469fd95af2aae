import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readCalendar } from '../features/planning/testing/read-calendar.ts';
import { atRest, boxOf, clipboard, eventually, textOf } from './support/reads.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screenshots.ts';
import { openAs, registerStudent, savePlan, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const TERM = '2026 Spring';
const PLAN = '/plan?term=2026+Spring';
const PAPER_MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const planned = (code: string) => ({ kind: 'course', code, need: 'required' });
const courses = ['ECON 10A', 'COMPSCI 51', 'MATH 21B', 'WRITING 20A'].map(planned);
const manyCourses = [...courses, ...['PSYCH 1', 'COMPSCI 61', 'STAT 110', 'LINGUIST 22'].map(planned)];
const byHand = {
  kind: 'own_course',
  title: 'Lab rotation',
  units: 2,
  need: 'required',
  meetings: [{ days: ['Thu'], start: '16:00', end: '17:30' }],
};
const work = { kind: 'block', label: 'Rowing', days: ['Mon'], start: '07:00', end: '08:00' };

const block = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Week' }).getByRole('button', { name });
const take = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'Take along' }).click();
  await page.getByRole('menuitem', { name: what }).click();
};
const saved = async (page: Page, what: string): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await take(page, what);
  return readFile(await (await coming).path());
};

const pagesOf = async (page: Page, format: string): Promise<number> => {
  const print = await page.pdf({ format, margin: PAPER_MARGIN });
  return print.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a student exports a plan: as a file, an address, numbers, a picture and a sheet', async ({ page }) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student, { courses_taken: ['COMPSCI 50'] });
  await savePlan(alder(), student, TERM, [...courses, work]);
  await openAs(page, alder(), student, PLAN);
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();

  const calendar = readCalendar((await saved(page, 'Calendar file')).toString());
  expect(calendar.zones).toEqual(['America/New_York']);
  expect(calendar.events.map(({ summary }) => summary)).toContain('Rowing');
  // A holiday, and the Tuesday after it, on which Monday's classes meet.
  expect(
    calendar.events.some(({ start }) => start.startsWith('2026-02-16') && !start.endsWith('07:00')),
  ).toBe(false);
  expect((await saved(page, 'Picture')).subarray(0, 4)).toEqual(PNG);
  await take(page, 'Copy class numbers');
  const numbers = await eventually(clipboard(page), (text) => expect(text).not.toBe(''));
  expect(numbers.split('\n').every((line) => /^\d+$/.test(line))).toBe(true);

  const list = Promise.withResolvers<void>();
  await page.route('**/api/feeds', async (route) => {
    await list.promise;
    await route.continue();
  });
  await take(page, 'Calendar address…');
  const dialog = page.getByRole('dialog', { name: 'Calendar address' });
  const make = dialog.getByRole('button', { name: 'Make an address' });
  const place = await eventually(atRest(boxOf(make)));
  list.resolve();
  await expect(dialog.getByText('There is none.')).toBeVisible();
  // A list that comes late must not move the button away from under the pointer.
  await eventually(atRest(boxOf(make)), (now) => expect(now).toEqual(place));
  await make.click();
  const address = dialog.getByText(/\/api\/calendars\/[\w-]+\.ics$/);
  await expect(address).toBeVisible();
  // The tests' server has no public address.
  await expect(dialog.getByRole('link', { name: 'Google Calendar' })).toHaveCount(0);
  await expectAccessible(page);
  const at = alder() + new URL(await eventually(textOf(address))).pathname;
  const subscribed = readCalendar(await (await fetch(at)).text());
  expect(subscribed.events.map(({ uid }) => uid)).not.toContain('Rowing');
  expect(subscribed.events.filter(({ summary }) => summary.startsWith('ECON 10A'))).toEqual(
    calendar.events.filter(({ summary }) => summary.startsWith('ECON 10A')),
  );
  await dialog.getByRole('button', { name: 'Revoke…' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  expect((await fetch(at)).status).toBe(404);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await take(page, 'Sheet for your advisor');
  await expect(page.getByRole('heading', { level: 1, name: `Plan for ${TERM}` })).toBeVisible();
  await expect(page.getByText('Prerequisites: Not met: MATH 1B missing.', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Linear algebra 0 of 1 1 of 1 MATH 21B/ })).toBeVisible();
  await expect(
    page.getByText('Mira Solberg', { exact: true }).and(page.locator('.print\\:block')),
  ).toBeHidden();
  await expectAccessible(page);
  for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format)).toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a sheet of eight courses and a handwritten one prints on one page', async ({ page }) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student);
  await savePlan(alder(), student, TERM, [...manyCourses, byHand]);
  await openAs(page, alder(), student, PLAN);
  await expect(block(page, /^LINGUIST 22 Lecture/).first()).toBeVisible();
  await take(page, 'Sheet for your advisor');
  await expect(page.getByText('Prerequisites: Not met: MATH 1B missing.', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Linear algebra 0 of 1 1 of 1 MATH 21B/ })).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format)).toBe(1);
});

test('a plan is shared, frozen, and copied by another student', async ({ page, browser }) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student);
  await savePlan(alder(), student, TERM, [...courses, work]);
  await openAs(page, alder(), student, PLAN);
  await expect(block(page, /^ECON 10A Lecture/).first()).toBeVisible();
  await take(page, 'Share a link…');
  const dialog = page.getByRole('dialog', { name: 'Share a read-only view' });
  await expect(dialog.getByRole('heading', { name: `Plan of ${TERM}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Shows a plan')).toBeVisible();
  const link = await eventually(textOf(dialog.getByText(/\/shared\/[\w-]{22}$/)));
  const shared = new URL(link).pathname;

  const other = await (await browser.newContext()).newPage();
  await other.goto(alder() + shared);
  await expect(other.getByRole('heading', { name: `Plan of ${TERM}` })).toBeVisible();
  await expect(other.getByText('sign in and open this link again', { exact: false })).toBeVisible();
  await expect(other.getByText('Rowing')).toHaveCount(0);
  await expectAccessible(other);
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(other);
  await other.setViewportSize({ width: 1280, height: 800 });
  await openAs(other, alder(), await registerStudent(alder()), shared);
  await other.getByRole('button', { name: 'Copy to my plan' }).click();
  await expect(other.getByRole('tab', { name: 'Shared with me' })).toBeVisible();
  await expect(block(other, /^ECON 10A Lecture/).first()).toBeVisible();
  await other.context().close();
});
