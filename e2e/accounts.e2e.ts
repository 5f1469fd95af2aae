import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from './support/screenshots.ts';
import { mailedResetPath } from './support/mailbox.ts';
import { clipboard, eventually, inPage, stored, toastsOf } from './support/reads.ts';
import { type RunningProduct, runProduct } from './support/run-product.ts';
import { openAs, registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';
const PASSWORD = 'Heron-Reed-31';
const newEmail = (): string => `wren.${randomUUID().slice(0, 8)}@alder.example`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  page.locator('[data-toasts]').getByRole('status').filter({ hasText: text });
const openMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ }).click();

test.describe('a student at the sign-in screen', () => {
  test('registers by keyboard, sees which requirements are met, signs out and in again', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${alder()}/login`);
    await page.getByRole('link', { name: /Create an account/ }).click();
    await field(page, 'First name').fill('wren');
    await field(page, 'Last name').fill('Castellan');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('Heron');
    const met = page.getByRole('region', { name: 'Security Requirements' }).getByText('(met)');
    await expect(met).toHaveCount(2);
    await field(page, 'Password').fill(PASSWORD);
    await expect(met).toHaveCount(5);
    await field(page, 'Confirm password').fill('Heron-Rush');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await field(page, 'Confirm password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { name: /wren/i })).toBeVisible();

    await openMenu(page);
    await expect(page.getByText('Wren Castellan').last()).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await press(page, 'Sign out');
    await expect(page).toHaveURL(/\/login$/);
    await eventually(stored(page, 'token'), (token) => expect(token).toBeNull());

    await field(page, 'Email').fill(email.toUpperCase());
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Sign in');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('sees the reason of a failure in place and as a toast, and keeps the input', async ({ page }) => {
    await page.goto(`${alder()}/login`);
    await field(page, 'Email').fill('nobody@alder.example');
    await field(page, 'Password').fill('Wrong-one-99');
    await press(page, 'Sign in');
    await expect(toast(page, 'Login failed: Invalid email or password')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    await expect(field(page, 'Email')).toHaveValue('nobody@alder.example');
    await expect(field(page, 'Password')).toHaveValue('Wrong-one-99');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('reads the disclaimer, and finds the demonstration and the feedback link', async ({ page }) => {
    await page.goto(`${alder()}/login`);
    await press(page, 'Privacy and disclaimer');
    await expect(
      page.getByText('Confirm all results with an academic advisor and official channels.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Confirm all results')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Review' })).toHaveAttribute('href', /^mailto:feedback@/);
    const demo = await page.request.get(`${alder()}/demo.pdf`);
    expect(demo.headers()['content-type']).toBe('application/pdf');
    expect((await demo.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('opens the privacy page from the disclaimer, and returns', async ({ page }) => {
    await page.goto(`${alder()}/login`);
    await press(page, 'Privacy and disclaimer');
    await page.getByRole('link', { name: 'What is kept, where and how long' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    await expect(page.getByText('What Lectern keeps of you as a student of Alder University')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('copies the link to a shared profile', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${alder()}/login`);
    await press(page, 'Share link');
    await press(page, 'Copy');
    const link = await eventually(clipboard(page), (text) => expect(text).toMatch(/\/shared\/[\w-]+$/));
    await page.goto(link);
    await expect(page.getByText(/read-only view of a shared profile/i)).toBeVisible();
  });

  test('is told if the reset link has no token', async ({ page }) => {
    await page.goto(`${alder()}/reset-password`);
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page
        .getByRole('main')
        .getByText('Invalid or missing reset token. Please request a new password reset.'),
    ).toBeVisible();
  });
});

test.describe('a signed-in student', () => {
  test('signs out a lost device, which is redirected to the sign-in screen by its next action', async ({
    page,
    browser,
  }) => {
    const student = await registerStudent(alder());
    const lost = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' });
    const phone = await lost.newPage();
    await phone.goto(`${alder()}/login`);
    await field(phone, 'Email').fill(student.email);
    await field(phone, 'Password').fill(student.password);
    const isFetched = phone.waitForResponse('**/api/search/expansion?*');
    await press(phone, 'Sign in');
    await expect(phone).toHaveURL(/\/profile$/);
    await isFetched;
    // A request in the background would find the ended sign-in before the link is followed.
    await phone.waitForLoadState('networkidle');

    await openAs(page, alder(), student, '/profile');
    await openMenu(page);
    await press(page, 'Signed-in devices');
    await expect(page.getByText('This device')).toBeVisible();
    await press(page, 'Sign out Safari on iPhone');
    await expect(page.getByRole('button', { name: /^Sign out Safari/ })).toBeHidden();

    await phone.getByRole('link', { name: 'Courses' }).click();
    await expect(phone).toHaveURL(/\/login$/);
    await eventually(stored(phone, 'token'), (token) => expect(token).toBeNull());
    await expect(phone.getByText('Your sign-in has ended. Sign in again to go on.')).toBeVisible();
    await field(phone, 'Email').fill(student.email);
    await field(phone, 'Password').fill(student.password);
    await press(phone, 'Sign in');
    await expect(phone).toHaveURL(/\/courses$/);
    await lost.close();
  });

  test('exports their data and deletes the account', async ({ page }) => {
    const student = await registerStudent(alder());
    await openAs(page, alder(), student, '/profile');
    await openMenu(page);
    const download = page.waitForEvent('download');
    await press(page, 'Export your data');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^lectern-export-\d{4}-\d\d-\d\d\.json$/);
    const held = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: { email: string } };
    expect(held.account.email).toBe(student.email);

    await openMenu(page);
    await press(page, 'Delete account');
    await field(page, 'Your password').fill('Wrong-one-99');
    await press(page, 'Delete everything');
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await field(page, 'Your password').fill(student.password);
    await press(page, 'Delete everything');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
    await field(page, 'Email').fill(student.email);
    await field(page, 'Password').fill(student.password);
    await press(page, 'Sign in');
    await expect(toast(page, 'Login failed: Invalid email or password')).toBeVisible();
  });

  test('keeps theme and provider after a reload, and finds the links in the menu on a phone', async ({
    page,
  }) => {
    await openAs(page, alder(), await registerStudent(alder()), '/profile');
    await openMenu(page);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Model provider/ }).click();
    await page.getByRole('option', { name: 'Anthropic' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: /Model provider/ })).toContainText('Anthropic');
    await eventually(stored(page, 'preferredProvider'), (provider) => expect(provider).toBe('anthropic'));

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('link', { name: 'Courses' })).toBeHidden();
    await press(page, 'Menu');
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole('link', { name: 'Courses' })).toBeHidden();
  });
});

test.describe('with identity provider and outbox', () => {
  let product: RunningProduct;
  test.beforeAll(async () => {
    product = await runProduct({ RATE_LIMITS: 'off', GOOGLE_CLIENT_ID: 'lectern-e2e' });
  });
  test.afterAll(async () => {
    await product.stop();
    product.remove();
  });

  /** Replaces the provider's library: renders a button that returns a credential. */
  const LIBRARY = `
    window.google = { accounts: { id: {
      initialize(options) { this.options = options; },
      renderButton(parent, looks) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Continue with Google';
        button.dataset.theme = looks.theme;
        button.onclick = () => this.options.callback({ credential: 'made.up.credential' });
        parent.append(button);
      },
      disableAutoSelect() { window.autoSelectIsOff = true; },
    } } };`;
  const standIn = async (page: Page): Promise<string[]> => {
    const asked: string[] = [];
    await page.route('https://accounts.google.com/**', (route) => {
      asked.push(new URL(page.url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: LIBRARY });
    });
    return asked;
  };

  test('the button is on /login only, which has its own content security policy', async ({ page }) => {
    const asked = await standIn(page);
    const problems: string[] = [];
    page.on('console', (message) => {
      // Browsers warn of headers that they do not understand.
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    const response = await page.goto(`${product.url}/login`);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(asked).toEqual(['/login']);
    expect(problems).toEqual([]);
    const other = await page.request.get(`${product.url}/profile`);
    expect(other.headers()['content-security-policy']).not.toContain('google');
    expect(other.headers()['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('an invalid credential is reported in place and as a toast', async ({ page }) => {
    await standIn(page);
    await page.goto(`${product.url}/login`);
    await press(page, 'Continue with Google');
    await expect(toast(page, 'Login failed: Google verification failed')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Google verification failed');
  });

  test('a valid credential signs in, and the provider’s script is unloaded', async ({ page }) => {
    await standIn(page);
    const student = await registerStudent(product.url);
    await page.route('**/auth/google-verify', (route) =>
      route.fulfill({
        json: {
          success: true,
          token: student.token,
          message: 'Signed in with Google',
          user: { firstName: 'Mira', lastName: 'Solberg', name: 'Mira Solberg', email: student.email },
        },
      }),
    );
    await page.goto(`${product.url}/login`);
    await press(page, 'Continue with Google');
    await expect(page).toHaveURL(/\/profile$/);
    await eventually(
      inPage(page, () => 'google' in window),
      (isThere) => expect(isThere).toBe(false),
    );
    await openMenu(page);
    await press(page, 'Sign out');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await eventually(
      inPage(page, () => (window as { autoSelectIsOff?: boolean }).autoSelectIsOff),
      (isOff) => expect(isOff).toBe(true),
    );
  });

  test('a password is reset by the mailed link, which ends the old sign-in', async ({ page }) => {
    await standIn(page);
    const student = await registerStudent(product.url);
    const toasts = await toastsOf(page);
    await page.goto(`${product.url}/login`);
    await press(page, 'Forgot password?');
    await expect(toast(page, 'Please enter your email address').first()).toBeVisible();
    await field(page, 'Email').fill(student.email);
    await press(page, 'Forgot password?');
    await eventually(toasts, (all) =>
      expect(all).toContain('Password reset instructions sent to your email'),
    );
    const link = await mailedResetPath(product.dataDir, student.email);

    await openAs(page, product.url, student, link);
    await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
    await field(page, 'New Password').fill('short');
    await field(page, 'Confirm New Password').fill('short');
    await press(page, 'Reset Password');
    await expect(toast(page, 'Password must be at least 8 characters').first()).toBeVisible();
    await field(page, 'New Password').fill('Plover-Sedge-8');
    await field(page, 'Confirm New Password').fill('Plover-Sedge-8');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await eventually(toasts, (all) =>
      expect(all).toContain('Password reset successfully! Please sign in with your new password.'),
    );
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();

    const again = await page.context().newPage();
    await again.goto(product.url + link);
    await field(again, 'New Password').fill('Plover-Sedge-9');
    await field(again, 'Confirm New Password').fill('Plover-Sedge-9');
    await press(again, 'Reset Password');
    await expect(toast(again, 'This reset link is invalid or has expired.').first()).toBeVisible();
    await press(again, 'Back to Sign In');
    await expect(again).toHaveURL(/\/login$/);
    await field(again, 'Email').fill(student.email);
    await field(again, 'Password').fill('Plover-Sedge-8');
    await press(again, 'Sign in');
    await expect(again).toHaveURL(/\/profile$/);
  });
});

test.describe('appearance', () => {
  test('signing in', async ({ page }) => {
    await page.goto(`${alder()}/login`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await lookAt(page, 'login');
    await press(page, 'Sign in');
    await lookAt(page);
  });

  test('registering', async ({ page }) => {
    await page.goto(`${alder()}/login?mode=register`);
    await field(page, 'First name').fill('Wren');
    await field(page, 'Last name').fill('Castellan');
    await field(page, 'Email').fill('wren@alder.example');
    await field(page, 'Password').fill('Heron-Reed');
    await lookAt(page, 'register');
  });

  test('resetting the password', async ({ page }) => {
    await page.goto(`${alder()}/reset-password?token=${'t'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
    await lookAt(page, 'reset-password');
  });

  test('the privacy page', async ({ page }) => {
    await page.goto(`${alder()}/privacy`);
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    await lookAt(page, 'privacy');
  });

  test('the user menu and its dialogs', async ({ page }) => {
    const student = await registerStudent(alder(), 'mira.solberg@alder.example');
    await saveProfile(alder(), student);
    await openAs(page, alder(), student, '/profile');
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await lookAt(page, 'user-menu');
    await press(page, 'Signed-in devices');
    await expect(page.getByText('This device')).toBeVisible();
    await lookAt(page);
    await page.keyboard.press('Escape');
    await openMenu(page);
    await press(page, 'Delete account');
    await expect(field(page, 'Your password')).toBeVisible();
    await lookAt(page);
  });
});
