import { expect, type Page, test } from '@playwright/test';
import { registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

/** Where each route ends for a visitor, and for a student with a complete profile. */
const ROUTES: readonly [route: string, visitor: string, student: string][] = [
  ['/', '/login', '/'],
  ['/profile', '/login', '/profile'],
  ['/courses', '/login', '/courses'],
  ['/login', '/login', '/'],
  ['/login?mode=register', '/login?mode=register', '/'],
  ['/reset-password', '/login', '/'],
  ['/reset-password?token=abc', '/reset-password?token=abc', '/reset-password?token=abc'],
  ['/shared/no-such-share', '/shared/no-such-share', '/shared/no-such-share'],
  ['/no/such/path', '/login', '/'],
];

/** More would be a loop: a redirect to /login, and one from there. */
const MOST_LOADS = 2;

/** Opens a route, which is to come to rest at `end`, having shown something and without going to and fro. */
const expectRest = async (page: Page, route: string, end: string): Promise<void> => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  await page.goto(alder() + route);
  await expect(page).toHaveURL(alder() + end);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(alder() + end);
  expect(loads).toBeLessThanOrEqual(MOST_LOADS);
};

const keepToken = (page: Page, token: string) =>
  page.addInitScript((value) => {
    // Once: a script that puts it back at every load would make a loop of its own.
    if (!sessionStorage.getItem('test-token-kept')) localStorage.setItem('token', value);
    sessionStorage.setItem('test-token-kept', 'yes');
  }, token);

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

for (const [route, visitor, student] of ROUTES) {
  test.describe(`at ${route}`, () => {
    test(`a visitor comes to rest at ${visitor}`, async ({ page }) => {
      await expectRest(page, route, visitor);
    });

    test(`a stale token is dropped and its owner comes to rest at ${visitor}`, async ({ page }) => {
      await keepToken(page, 'S'.repeat(43));
      await expectRest(page, route, visitor);
      await expect.poll(() => storedToken(page)).toBeNull();
    });

    test(`a student comes to rest at ${student}`, async ({ page }) => {
      const registered = await registerStudent(alder());
      await saveProfile(alder(), registered);
      await keepToken(page, registered.token);
      await expectRest(page, route, student);
      expect(await storedToken(page)).toBe(registered.token);
    });

    test(`with the server down a student comes to rest at ${visitor}`, async ({ page }) => {
      const registered = await registerStudent(alder());
      await keepToken(page, registered.token);
      for (const calls of ['**/api/**', '**/auth/**']) await page.route(calls, (call) => call.abort());
      await expectRest(page, route, visitor);
      await expect.poll(() => storedToken(page)).toBeNull();
    });
  });
}
