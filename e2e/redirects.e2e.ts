import { expect, type Page, type Request, test } from '@playwright/test';
import { eventually, stored } from './support/reads.ts';
import { keepToken, registerStudent, saveProfile } from './support/students.ts';

const alder = (): string => process.env.ALDER_URL ?? '';

/** Final path of each route, for a visitor, and for a student with a complete profile. */
const ROUTES: readonly [route: string, visitor: string, student: string][] = [
  ['/', '/login', '/'],
  ['/profile', '/login', '/profile'],
  ['/courses', '/login', '/courses'],
  ['/login', '/login', '/'],
  ['/login?mode=register', '/login?mode=register', '/'],
  ['/reset-password', '/login', '/'],
  ['/reset-password?token=abc', '/reset-password', '/reset-password'],
  ['/privacy', '/privacy', '/privacy'],
  ['/shared/no-such-share', '/shared/no-such-share', '/shared/no-such-share'],
  ['/no/such/path', '/login', '/'],
];

/** One redirect to /login, and one from there; more would be a loop. */
const MOST_LOADS = 2;

/** Opens a route and expects it to end at `end`, with content and without a redirect loop. */
const expectRest = async (page: Page, route: string, end: string): Promise<void> => {
  let loads = 0;
  const count = (request: Request): void => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  };
  page.on('request', count);
  await page.goto(alder() + route);
  await expect(page).toHaveURL(alder() + end);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(alder() + end);
  expect(loads).toBeLessThanOrEqual(MOST_LOADS);
  page.off('request', count);
};

const expectToken = (page: Page, token: string | null) =>
  eventually(stored(page, 'token'), (kept) => expect(kept).toBe(token));

/** Tests every route in one page. */
const onEveryRoute = async (
  page: Page,
  visit: (route: string, visitor: string, student: string) => Promise<void>,
): Promise<void> => {
  await page.goto(`${alder()}/login`);
  await page.waitForLoadState('networkidle');
  for (const [route, visitor, student] of ROUTES)
    await test.step(`at ${route}`, () => visit(route, visitor, student));
};

test('a visitor reaches a final page on every route', async ({ page }) => {
  await onEveryRoute(page, (route, visitor) => expectRest(page, route, visitor));
});

test('a stale token is removed, and every route reaches a final page', async ({ page }) => {
  await onEveryRoute(page, async (route, visitor) => {
    await keepToken(page, 'S'.repeat(43));
    await expectRest(page, route, visitor);
    await expectToken(page, null);
  });
});

test('a student reaches a final page on every route', async ({ page }) => {
  const registered = await registerStudent(alder());
  await saveProfile(alder(), registered);
  await onEveryRoute(page, async (route, _, student) => {
    await keepToken(page, registered.token);
    await expectRest(page, route, student);
    await expectToken(page, registered.token);
  });
});

test('a student who reloads during the sign-in check stays signed in', async ({ page }) => {
  const registered = await registerStudent(alder());
  await page.goto(`${alder()}/login`);
  await page.waitForLoadState('networkidle');
  await keepToken(page, registered.token);
  let asked = 0;
  // The first is never answered: the browser aborts it on reload.
  await page.route('**/auth/verify', (call) => (asked++ === 0 ? undefined : call.continue()));
  await page.goto(`${alder()}/courses`);
  await expect.poll(() => asked).toBe(1);
  await page.reload();
  await expectRest(page, '/courses', '/courses');
  await expectToken(page, registered.token);
});

test('while the server is down a student reaches a final page on every route', async ({ page }) => {
  const registered = await registerStudent(alder());
  for (const calls of ['**/api/**', '**/auth/**']) await page.route(calls, (call) => call.abort());
  await onEveryRoute(page, async (route, visitor) => {
    await keepToken(page, registered.token);
    await expectRest(page, route, visitor);
    await expectToken(page, null);
  });
});
