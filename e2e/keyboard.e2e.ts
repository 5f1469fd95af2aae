import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { box as composer, reply } from './support/chat.ts';
import { box as searchBox } from './support/course-list.ts';
import { walkTo } from './support/keyboard.ts';
import { expectAccessible } from './support/screenshots.ts';
import { registerStudent, saveProfile } from './support/students.ts';

/** Journeys of a student without a mouse: every element is reached with Tab, and each screen says what it is to a screen reader. */

const alder = (): string => process.env.ALDER_URL ?? '';
const PASSWORD = 'Heron-Reed-31';

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);
const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

/** Tabs to the element and presses Enter. */
const enter = async (page: Page, target: Locator): Promise<void> => {
  await walkTo(page, target);
  await press(page, 'Enter');
};

const fillIn = async (page: Page, label: string, text: string): Promise<void> => {
  await walkTo(page, page.getByLabel(label, { exact: true }));
  await type(page, text);
};

/** Opens a result of the command palette. */
const goTo = async (page: Page, words: string, option: RegExp): Promise<void> => {
  await press(page, 'ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'What to find' })).toBeFocused();
  await type(page, words);
  await expect(page.getByRole('option', { selected: true, name: option })).toBeVisible();
  await press(page, 'Enter');
};

test('from the sign-in to a saved plan', async ({ page }) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student);
  await page.goto(`${alder()}/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - form "Sign in":
      - heading "Sign in" [level=2]
      - text: Email
      - textbox "Email"
      - text: Password
      - textbox "Password"
      - button "Show password"
      - button "Sign in"
  `);
  // An empty form marks its fields, and the first one takes the focus.
  await walkTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email.');
  await type(page, student.email);
  await fillIn(page, 'Password', student.password);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Mira' })).toBeVisible();

  await goTo(page, 'plan', /^Plan/);
  await expect(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  await press(page, '/');
  const finder = page.getByRole('textbox', { name: 'Add a course' }).filter({ visible: true });
  await expect(finder).toBeFocused();
  await type(page, 'econ 10a');
  const add = page.getByRole('button', { name: 'Add ECON 10A' }).filter({ visible: true });
  await expect(add).toBeVisible();
  await enter(page, add);
  await expect(page.getByRole('status').filter({ hasText: 'ECON 10A added' })).toHaveCount(1);
  const week = page.getByRole('region', { name: 'Week' });
  await expect(week.getByRole('button', { name: /^ECON 10A Lecture/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(week.getByRole('button', { name: /^ECON 10A Lecture/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Courses', exact: true })).toMatchAriaSnapshot(`
    - heading "Courses" [level=2]
    - list:
      - listitem: /ECON 10A/
  `);
});

test('from registering to a first answer', async ({ page }) => {
  await page.goto(`${alder()}/login`);
  await enter(page, page.getByRole('link', { name: /Create an account/ }));
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await fillIn(page, 'First name', 'Wren');
  await fillIn(page, 'Last name', 'Castellan');
  await fillIn(page, 'Email', `wren.${randomUUID().slice(0, 8)}@alder.example`);
  await fillIn(page, 'Password', PASSWORD);
  await fillIn(page, 'Confirm password', PASSWORD);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Wren' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Step 1 of 3' })).toMatchAriaSnapshot(`
    - list "Steps":
      - listitem:
        - button "Step 1 Your studies"
      - listitem:
        - button "Step 2 Courses taken"
      - listitem:
        - button "Step 3 What you like"
  `);
  await walkTo(page, page.getByRole('combobox', { name: 'Concentration' }));
  await type(page, 'Neuro');
  await expect(page.getByRole('option', { name: /Neuroscience/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await enter(page, page.getByRole('button', { name: /^Year/ }));
  await expect(page.getByRole('listbox', { name: /^Year/ })).toBeFocused();
  await type(page, 'So');
  await press(page, 'Enter');
  await enter(page, page.getByRole('button', { name: 'Next: courses taken' }));
  await walkTo(page, page.getByLabel('Add a course'));
  await type(page, 'biol10');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /^Remove BIOL 10/ })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Next: what you like' }));
  await walkTo(page, page.getByRole('checkbox', { name: 'Neuroscience' }));
  await press(page, 'Space');
  await enter(page, page.getByRole('button', { name: /first question/ }));
  await expect(reply(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
  // The answer names courses to compare, which opens the comparison.
  const comparison = page.getByRole('dialog', { name: 'Course Comparison' });
  await expect(comparison.getByRole('heading', { name: 'Course Comparison' })).toBeVisible();
  await press(page, 'Escape');
  await expect(composer(page)).toBeFocused();
  await expectAccessible(page);
});

test('from a search to a comparison and a shared link', async ({ page }) => {
  const student = await registerStudent(alder());
  await saveProfile(alder(), student, { courses_taken: ['COMPSCI 50'] });
  await page.addInitScript((token) => localStorage.setItem('token', token), student.token);
  await page.goto(`${alder()}/courses`);
  await expect(searchBox(page)).toBeVisible();
  await press(page, '/');
  await type(page, 'rivers');
  await expect(page.getByText(/^\d+ results/)).toBeVisible();
  const picks = page.getByRole('checkbox', { name: /^Compare / });
  for (const place of [0, 1]) {
    await walkTo(page, picks.nth(place));
    await press(page, 'Space');
    await expect(picks.nth(place)).toBeChecked();
  }
  await press(page, 'c');
  const comparison = page.getByRole('dialog', { name: 'Course Comparison' });
  await expect(comparison.getByRole('heading', { name: 'Course Comparison' })).toBeVisible();
  await expect(comparison).toMatchAriaSnapshot(`
    - heading "Course Comparison" [level=2]
    - list:
      - listitem
      - listitem
  `);
  await press(page, 'Escape');
  await expect(comparison).toHaveCount(0);

  await goTo(page, 'profile', /^Profile/);
  await expect(page.getByRole('heading', { name: 'Hello, Mira' })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Share' }));
  const sharing = page.getByRole('dialog', { name: /Share/ });
  await expect(sharing.getByRole('heading').first()).toBeVisible();
  await enter(page, sharing.getByRole('button', { name: /^Create/ }));
  const link = sharing.getByRole('link', { name: /^Open/ });
  await expect(link).toBeVisible();
  const opened = page.waitForEvent('popup');
  await enter(page, link);
  const shared = await opened;
  await expect(shared.getByRole('heading', { name: 'A student’s academic profile' })).toBeVisible();
  await expect(shared.getByRole('main')).toContainText('COMPSCI 50');
  await expectAccessible(shared);
});
