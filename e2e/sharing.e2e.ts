import { type Page, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from './support/screenshots.ts';
import { atRest, boxOf, clipboard, eventually, textOf, valueOf } from './support/reads.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

const product = () => process.env.ALDER_URL ?? '';

const PROFILE = {
  concentration: 'Neuroscience',
  year: 'Sophomore',
  courses_taken: ['BIOL 10', 'COMPSCI 50'],
  interests: ['Music'],
  academic_interests: 'Secretly I want to be a potter.',
};

const newStudent = async (): Promise<Student> => {
  const student = await registerStudent(product());
  await saveProfile(product(), student, PROFILE);
  return student;
};

const post = async <T>(path: string, body: object, token: string): Promise<T> => {
  const response = await fetch(product() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
};
const ask = async ({ token }: Student, message: string): Promise<string> => {
  const body = { message, force_new_session: true };
  return (await post<{ session_id: string }>('/api/chat/message', body, token)).session_id;
};
const share = async ({ token }: Student, choice: object = {}): Promise<string> =>
  (await post<{ shareId: string }>('/api/shares', choice, token)).shareId;

/** Console messages of the page, except those about failed requests. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
};

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Share a read-only view' })).toBeVisible();
};

test.describe('a student shares their profile', () => {
  test('selects the parts, sees the viewer’s preview, creates the link and copies it', async ({
    page,
    browser,
  }) => {
    const student = await newStudent();
    await ask(student, "I'm Mira, a sophomore. What is NEURO 80 like?");
    await openAs(page, product(), student, '/profile');
    await openDialog(page);
    const preview = page.getByRole('region', { name: 'Preview: what a viewer sees' });
    await expect(preview).toContainText('Neuroscience');
    await expect(preview).not.toContainText('Sample Conversation');
    await page.getByRole('checkbox', { name: 'Year' }).uncheck();
    await page.getByRole('button', { name: /^Conversation/ }).click();
    await page.getByRole('option', { name: /NEURO 80/ }).click();
    await expect(preview).toContainText('Sample Conversation');
    await expect(page.getByText('The conversation tells what you do not share:')).toBeVisible();
    await expect(page.getByText('Your name: “Mira” in 1 message')).toBeVisible();
    await expect(page.getByText('Year: “Sophomore” in 1 message')).toBeVisible();
    await lookAt(page, 'share');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Create link' })).toBeInViewport();
    await expect(page.getByText('The conversation tells what you do not share:')).toBeInViewport();
    await expect(page.getByText('Your name: “Mira” in 1 message')).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Leave out that message' }).click();
    await expect(preview).not.toContainText('Mira');
    await expect(page.getByText('The conversation tells what you do not share:')).toHaveCount(0);
    const shown = await eventually(
      atRest(textOf(preview.getByRole('region', { name: 'Student Information' }))),
      (text) => expect(text).toContain('Neuroscience'),
    );

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Create link' }).click();
    const links = page.getByRole('list', { name: 'Your links' });
    await expect(links.getByRole('listitem')).toContainText('Never opened');
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
    const url = await eventually(clipboard(page), (text) => expect(text).toMatch(/\/shared\/[\w-]+$/));
    await expect(links.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', url);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(product() + new URL(url).pathname);
    const information = visitor.getByRole('region', { name: 'Student Information' });
    await eventually(textOf(information), (text) => expect(text).toBe(shown));
    await expect(visitor.getByText('Sample Conversation')).toBeVisible();
    await expect(visitor.locator('body')).not.toContainText(/Mira|Sophomore|potter/);
    await visitor.context().close();
  });

  test('shares the open conversation', async ({ page }) => {
    const student = await newStudent();
    const session = await ask(student, 'What is NEURO 80 like?');
    await openAs(page, product(), student, `/?session=${session}`);
    // The view follows cards that arrive only until something is done.
    await expect(page.getByRole('button', { name: 'Compare These Courses' })).toBeInViewport();
    await openDialog(page);
    const preview = page.getByRole('region', { name: 'Preview: what a viewer sees' });
    await expect(preview).toContainText('What is NEURO 80 like?');
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('list', { name: 'Your links' })).toContainText('2 messages');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    await lookAt(page);
  });

  test('manages links: open, update, revoke', async ({ page, browser }) => {
    const student = await newStudent();
    const id = await share(student);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${product()}/shared/${id}`);
    await expect(visitor.getByText('Sophomore')).toBeVisible();
    await saveProfile(product(), student, { ...PROFILE, year: 'Junior' });
    await visitor.reload();
    await expect(visitor.getByText('Sophomore')).toBeVisible();

    await openAs(page, product(), student, '/profile');
    await openDialog(page);
    await page.getByRole('tab', { name: 'Your links' }).click();
    const link = page.getByRole('list', { name: 'Your links' }).getByRole('listitem');
    await expect(link).toContainText('Opened 2 times');
    await expect(link).toContainText('Never expires');
    await lookAt(page, 'share-links');
    const updated = page.waitForResponse(
      (response) => response.url().includes('/api/shares/') && response.request().method() !== 'GET',
    );
    await link.getByRole('button', { name: 'Update' }).click();
    await (await updated).finished();
    await visitor.reload();
    await expect(visitor.getByText('Junior')).toBeVisible();

    await link.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('The link stops working at once. Revoke it?')).toBeVisible();
    await expectAccessible(page);
    await link.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('You have no links yet.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible();
    await visitor.context().close();
  });

  test('cannot share nothing, and is told if the server fails', async ({ page }) => {
    const student = await newStudent();
    await openAs(page, product(), student, '/profile');
    await page.route('**/api/shares/preview', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openDialog(page);
    await expect(page.getByText('The preview could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/shares/preview');
    await page.getByRole('button', { name: 'Retry' }).click();
    for (const field of ['Concentration', 'Year', 'Courses taken', 'Interests'])
      await page.getByRole('checkbox', { name: field }).uncheck();
    await expect(
      page.getByText('Choose at least one field, a conversation or a plan to share.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeDisabled();
  });
});

test.describe('a shared profile', () => {
  test('is shown to anyone, on wide screens and phones', async ({ page }) => {
    const complaints = complaintsOf(page);
    const student = await newStudent();
    const session = await ask(student, 'What is NEURO 80 like?');
    await page.goto(`${product()}/shared/${await share(student, { session_id: session })}`);
    await expect(page.getByText('This is a read-only view of a shared profile.')).toBeVisible();
    for (const name of ['Concentration', 'Year', 'Courses Taken', 'Academic Interests'])
      await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(page.getByText('COMPSCI 50').first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'Neurobiology' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sample Conversation' })).toBeVisible();
    for (const name of ['Try it yourself', 'Get Started with Lectern'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/login');
    await lookAt(page, 'shared');
    expect(complaints).toEqual([]);
  });

  test('keeps a wide table and long titles within a phone', async ({ page }) => {
    const student = await newStudent();
    const session = await ask(student, 'Compare COMPSCI 61 and ECON 10B');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${product()}/shared/${await share(student, { session_id: session })}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
  });

  test('shows the student’s messages on the right and the advisor’s on the left', async ({ page }) => {
    const student = await newStudent();
    const session = await ask(student, 'Hello');
    await page.goto(`${product()}/shared/${await share(student, { session_id: session })}`);
    const question = page.getByText('The student: Hello');
    const answer = page.getByText('Quill').first();
    // The loading screen has its own column: measure only when the conversation is shown.
    await expect(question).toBeVisible();
    await expect(answer).toBeVisible();
    const places = async () => ({
      column: await boxOf(page.getByRole('main'))(),
      right: await boxOf(question)(),
      left: await boxOf(answer)(),
    });
    await eventually(places, ({ column, right, left }) => {
      expect(right.x).toBeGreaterThan(column.x + column.width / 2);
      expect(left.x).toBeLessThan(column.x + column.width / 2);
    });
  });

  test('without a conversation or some fields says what is not shared', async ({ page }) => {
    const student = await newStudent();
    await page.goto(`${product()}/shared/${await share(student, { fields: ['year'] })}`);
    await expect(page.getByText('Not shared')).toHaveCount(3);
    await expect(page.getByText('Sample Conversation')).toHaveCount(0);
    await lookAt(page);
  });

  test('says that a link does not exist any more, in the specification’s words', async ({ page }) => {
    await page.goto(`${product()}/shared/${'A'.repeat(22)}`);
    await expect(page.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible();
    await expect(
      page.getByText('Failed to load shared content. The link may be invalid or expired.'),
    ).toBeVisible();
    await expect(page.getByText('Failed to load shared content', { exact: true })).toBeVisible();
    // Announced once: the toast is silent.
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load shared content. The link may be invalid or expired.',
    );
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('banner')).toContainText('Lectern');
    await expect(page.getByRole('link', { name: 'Try it yourself' })).toBeVisible();
    await lookAt(page);
  });

  test('names the product while loading, and can be retried after a server failure', async ({ page }) => {
    const id = await share(await newStudent());
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/shared/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product()}/shared/${id}`);
    await expect(page.getByText('Loading Lectern Profile…')).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(page.getByText('Student Information')).toBeVisible();
    await page.unroute('**/api/shared/**');
    await page.route('**/api/shared/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/api/shared/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Student Information')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('stays open for a visitor with an expired sign-in, without changing it', async ({ page }) => {
    const id = await share(await newStudent());
    await page.addInitScript(() => localStorage.setItem('token', 'a-token-of-long-ago'));
    await page.goto(`${product()}/shared/${id}`);
    await expect(page.getByText('Student Information')).toBeVisible();
    await expect(page).toHaveURL(/\/shared\//);
  });

  test('is hidden from search engines, and gives messengers and other sites no details', async ({ page }) => {
    const student = await newStudent();
    const id = await share(student);
    const response = await page.goto(`${product()}/shared/${id}`);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(html).toContain('property="og:title" content="A shared academic profile · Lectern"');
    expect(html).not.toMatch(/Neuroscience|Sophomore|Mira/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expect(page.getByText('Student Information')).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(product()))).toEqual([]);
  });
});

test('the demonstration exists from the first start, linked from the sign-in screen', async ({ page }) => {
  await page.goto(`${product()}/login`);
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = page.getByLabel('A shared profile, read-only');
  const url = await eventually(valueOf(link), (value) => expect(value).toMatch(/\/shared\/[\w-]+$/));
  await page.goto(product() + new URL(url).pathname);
  await expect(page.getByRole('heading', { name: 'Sample Conversation' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
