import { type Page, expect, test } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { eventually, toastsOf } from './support/reads.ts';
import { expectAccessible, lookAt } from './support/screenshots.ts';
import {
  keepToken,
  openAs,
  profileSaved,
  registerStudent,
  saveProfile,
  type Student,
} from './support/students.ts';

const product = () => process.env.ALDER_URL ?? '';

const openProfile = async (page: Page, profile?: Record<string, unknown>): Promise<Student> => {
  const student = await registerStudent(product());
  if (profile) await saveProfile(product(), student, profile);
  await openAs(page, product(), student, '/profile');
  await expect(page.getByRole('form', { name: 'Academic profile' })).toBeVisible();
  return student;
};

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
const select = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = async (page: Page) => {
  const saved = profileSaved(page);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await saved;
};
const courses = (page: Page) => page.getByRole('list', { name: /^\d+ courses?$/ });

const SOPHOMORE = {
  concentration: 'Neuroscience',
  year: 'Sophomore',
  courses_taken: ['BIOL 10', 'CHEM 11', 'COMPSCI 50', 'MATH 1A', 'PSYCH 14', 'ECON 999'],
  interests: ['Neuroscience', 'Music'],
};

test.describe('the profile of a student', () => {
  test('can be completed and saved without any course, and then allows chatting', async ({ page }) => {
    await openProfile(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mira');
    await expect(page.getByText('Choose your concentration to see what is done')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Chat', exact: true }).click();
    await expect(page.locator('#main').getByText('Two answers first: concentration and year.')).toBeVisible();
    await lookAt(page, 'start');
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(page.getByRole('combobox', { name: 'Add a course' })).toBeVisible();
    await lookAt(page);
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.getByText('Music', { exact: true }).click();
    await page.getByRole('button', { name: 'Save and ask Quill a first question' }).click();
    await expect(page.getByText('Concentration is required.')).toBeVisible();
    await expect(page.getByText('Year is required.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Concentration' })).toBeFocused();
    await expectAccessible(page);
    await choose(page, 'Concentration', 'History');
    await select(page, /^Year/, 'Freshman');
    await page.getByRole('button', { name: /What you like/ }).click();
    await page.getByRole('button', { name: 'Save and ask Quill a first question' }).click();
    // The first of the questions that the chat would suggest, with its answer; it names several courses.
    await expect(page.getByRole('heading', { name: 'Course Comparison' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/session=/);
    await expect(page.getByRole('button', { name: 'Compare These Courses' })).toBeVisible();
  });

  test('keeps every field after a reload', async ({ page }) => {
    await openProfile(page);
    await choose(page, 'Concentration', 'Computer Science');
    await choose(page, 'Secondary field', 'Music');
    await select(page, /^Year/, 'Junior');
    await select(page, /^Academic type/, 'Double');
    await choose(page, 'Second Concentration', 'Mathematics');
    await page.getByRole('button', { name: 'Next: courses taken' }).click();
    await page.getByLabel('Add a course').fill('cs50');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next: what you like' }).click();
    await page.getByText('Public Health', { exact: true }).click();
    await page.getByText('Seminars', { exact: true }).click();
    await page.getByLabel(/Academic interests/).fill('How rivers remember.');
    await save(page);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Concentration (required)', exact: true })).toHaveValue(
      'Computer Science',
    );
    await expect(page.getByRole('combobox', { name: 'Second Concentration' })).toHaveValue('Mathematics');
    await expect(page.getByRole('combobox', { name: /Secondary field/ })).toHaveValue('Music');
    await expect(page.getByRole('button', { name: /^Year/ })).toHaveText('Junior');
    await expect(courses(page)).toContainText('COMPSCI 50');
    await expect(page.getByRole('checkbox', { name: 'Public Health' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Seminars' })).toBeChecked();
    await expect(page.getByLabel(/Academic interests/)).toHaveValue('How rivers remember.');
  });

  test('offers joint concentrations, and clears the choice with the concentration', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await expect(page.getByRole('combobox', { name: 'Joint With' })).toHaveCount(0);
    await select(page, /^Academic type/, 'Joint');
    const joint = page.getByRole('combobox', { name: 'Joint With' });
    await joint.click();
    await expect(page.getByRole('option', { name: 'Astrophysics' })).toBeVisible();
    await page
      .getByRole('option', { name: 'Biology' })
      .or(page.getByRole('option', { name: 'Mathematics' }))
      .first()
      .click();
    await expect(joint).not.toHaveValue('');
    const asked = page.waitForRequest((request) =>
      request.url().endsWith('/api/joint-concentration-options/African%20and%20African%20American%20Studies'),
    );
    await choose(page, 'Concentration', 'African and African American Studies');
    await asked;
    await expect(joint).toHaveValue('');
  });

  test('shows each course’s title, marks unknown courses, and counts requirements', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await expect(courses(page)).toContainText('Introduction to Programming');
    await expect(courses(page).getByRole('listitem').filter({ hasText: 'ECON 999' })).toContainText(
      'not in this year’s catalogue',
    );
    const progress = page.getByRole('region', { name: 'Requirement progress' });
    await expect(progress).toContainText('1 of 1');
    await expect(progress).toContainText('An academic advisor decides what counts.');
    await lookAt(page, 'profile');
    await page.getByRole('button', { name: 'Remove BIOL 10' }).click();
    await expect(page.getByLabel('Add a course')).toBeFocused();
    // Counted before it is saved.
    await expect(progress.getByRole('listitem').filter({ hasText: 'Biology' }).first()).toContainText(
      '0 of 1',
    );
    await page.getByLabel('Add a course').fill('linear algebra');
    await expect(page.getByRole('option', { name: /^MATH .*Linear Algebra/ }).first()).toBeVisible();
    await lookAt(page);
    await page.getByLabel('Add a course').fill('');
    await save(page);
    await progress.getByRole('link', { name: 'BIOL 10' }).click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText('BIOL 10');
    await details
      .getByText('Instructors', { exact: true })
      .locator('xpath=following-sibling::dd')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByPlaceholder('Search courses by name, code, or instructor...')).toHaveValue(
      /^".+"$/,
    );
    await page.goBack();
    await details.getByRole('link', { name: 'Ask Quill about this' }).click();
    await expect(page.getByRole('textbox', { name: 'Message Quill' })).toHaveValue('Tell me about BIOL 10');
    await expect(page).toHaveURL(`${product()}/`);
  });

  test('warns about unsaved changes, and saves when leaving', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await page.getByLabel(/Academic interests/).fill('Rivers');
    await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click();
    await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel(/Academic interests/)).toHaveValue('Rivers');
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe('beforeunload');
    await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page.getByRole('heading', { name: 'Course Search' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByLabel(/Academic interests/)).toHaveValue('Rivers');
  });
});

test.describe('when the server fails', () => {
  test('the input is kept, and can be saved once the server is back', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.getByLabel(/Academic interests/).fill('Rivers');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Failed to save profile')).toBeVisible();
    await expect(page.getByText('Not saved. What you typed is still here.')).toBeVisible();
    await lookAt(page);
    await page.unroute('**/api/profile');
    await save(page);
  });

  test('an expired sign-in redirects to the sign-in screen, and the input is restored afterwards', async ({
    page,
  }) => {
    const isFetched = page.waitForResponse('**/api/search/expansion?*');
    const student = await openProfile(page, SOPHOMORE);
    await page.getByLabel(/Academic interests/).fill('Rivers');
    await isFetched;
    // A request in the background would find the expired sign-in before the save does.
    await page.waitForLoadState('networkidle');
    await keepToken(page, 'a-token-that-is-no-more');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await keepToken(page, student.token);
    await page.goto(`${product()}/profile`);
    await expect(page.getByText('These are the changes you could not save before.')).toBeVisible();
    await expect(page.getByLabel(/Academic interests/)).toHaveValue('Rivers');
  });

  test('the form is empty if the profile cannot be loaded, and overwrites nothing', async ({ page }) => {
    const student = await registerStudent(product());
    await saveProfile(product(), student, SOPHOMORE);
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await openAs(page, product(), student, '/profile');
    await expect(page.getByText('Your saved profile could not be read')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Concentration' })).toHaveValue('');
    await lookAt(page);
    await choose(page, 'Concentration', 'History');
    await select(page, /^Year/, 'Senior');
    await page.unroute('**/api/profile');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByRole('heading', { name: 'You already have a profile' })).toBeVisible();
    await lookAt(page);
    await page.getByRole('button', { name: 'Use the saved one' }).click();
    await expect(page.getByRole('combobox', { name: 'Concentration' })).toHaveValue('Neuroscience');
  });

  test('options that cannot be loaded are reported and can be retried', async ({ page }) => {
    const student = await registerStudent(product());
    await page.route('**/api/concentrations', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openAs(page, product(), student, '/profile');
    const banner = page.getByText('Failed to load academic options. You can fill in the rest meanwhile.');
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/concentrations');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(banner).toHaveCount(0);
    await choose(page, 'Concentration', 'History');
  });
});

const transcript = async (rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  rows.forEach((cells, row) =>
    cells.forEach((text, column) =>
      page.drawText(text, { x: 40 + [0, 110, 420, 490][column]!, y: 740 - row * 16, size: 10, font }),
    ),
  );
  return Buffer.from(await document.save());
};

test.describe('importing courses', () => {
  const openImport = async (page: Page) => {
    await page.getByRole('button', { name: 'Import Courses' }).click();
    await expect(page.getByRole('tab', { name: 'Paste Course List' })).toBeVisible();
  };
  const upload = async (page: Page, name: string, buffer: Buffer) => {
    await page.getByRole('tab', { name: 'Upload Transcript PDF' }).click();
    await page.getByLabel('Choose a PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };

  test('a pasted transcript is shown, corrected and added', async ({ page }) => {
    const toasts = await toastsOf(page);
    await openProfile(page, { ...SOPHOMORE, courses_taken: ['MATH 1A'] });
    await expect(courses(page)).toContainText('Calculus');
    await openImport(page);
    await lookAt(page);
    await page.getByRole('button', { name: 'Find courses' }).click();
    await expect(page.getByText('Please paste some text containing course codes')).toBeVisible();
    await page
      .getByLabel('Your course list')
      .fill(
        'Transfer Credits\nECON 10A   Micro   4.000\nTransfer Totals 4.000\n2024 Fall\nMATH 1A   Calculus   4.000  A\n' +
          'cs50\nNEURO 80   Neurobiology   4.000   A-\nBIOL 50   Genetics   4.000   W\nCOMPSCI 999   Old Machines   4.000   B',
      );
    await page.getByRole('button', { name: 'Find courses' }).click();
    const list = page.getByRole('list', { name: 'Courses that were read' });
    await expect(list.getByRole('checkbox', { name: /ECON 10A.*Transfer or test credit/ })).not.toBeChecked();
    await expect(list.getByRole('checkbox', { name: /BIOL 50.*Withdrawn/ })).not.toBeChecked();
    await expect(list.getByRole('checkbox', { name: /MATH 1A.*Already in your list/ })).toBeDisabled();
    await expect(
      list.getByRole('checkbox', { name: /COMPSCI 999.*Old Machines.*Not in this year/ }),
    ).toBeChecked();
    await expect(list).not.toContainText('4.000');
    await lookAt(page, 'import');
    await list.getByRole('checkbox', { name: /COMPSCI 999/ }).uncheck();
    await page.getByRole('button', { name: 'Add 2 courses' }).click();
    await eventually(toasts, (all) => expect(all).toContain('Added 2 courses from text'));
    await expect(page.getByRole('heading', { name: '3 courses' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import Courses' })).toBeFocused();
    await save(page);
  });

  test('a PDF transcript is read and added', async ({ page }) => {
    const toasts = await toastsOf(page);
    await openProfile(page, { ...SOPHOMORE, courses_taken: [] });
    await openImport(page);
    await upload(
      page,
      'transcript.pdf',
      await transcript([
        ['2024 Fall'],
        ['NEURO 80', 'Neurobiology', '4.000', 'A-'],
        ['CHEM 11', 'Equilibrium', '4.000', 'B'],
      ]),
    );
    await page.getByRole('button', { name: 'Add 2 courses' }).click();
    await eventually(toasts, (all) => expect(all).toContain('Added 2 courses from PDF'));
    await expect(courses(page)).toContainText('NEURO 80');
  });

  test('an unreadable file switches to pasting, with the reason', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await openImport(page);
    await upload(page, 'scan.pdf', await transcript([]));
    await expect(page.getByRole('tab', { name: 'Paste Course List' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText(/holds pictures of text only/).first()).toBeVisible();
    await lookAt(page);
  });

  test('a file that is too large or of another type is refused at once', async ({ page }) => {
    await openProfile(page, SOPHOMORE);
    await openImport(page);
    await upload(page, 'notes.docx', Buffer.from('PK'));
    await expect(
      page.getByText('File type not supported. Please upload a file with extension: .pdf'),
    ).toBeVisible();
    await upload(page, 'atlas.pdf', Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(page.getByText('File size exceeds 5 MB limit')).toBeVisible();
    await lookAt(page);
    await upload(page, 'letter.pdf', await transcript([['Dear grandmother']]));
    await expect(page.getByText('No courses found in the PDF', { exact: true })).toBeVisible();
    await page.route('**/api/extract_courses', (route) => route.fulfill({ status: 500, body: '{}' }));
    await upload(page, 'letter.pdf', await transcript([['Dear grandmother']]));
    await expect(page.getByText('Failed to extract courses from PDF', { exact: true })).toBeVisible();
  });
});
