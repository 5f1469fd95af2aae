import type { Locator, Page } from '@playwright/test';
import { ask, box, reply } from '../support/chat.ts';
import type { Prepared } from './prepare.ts';

/** A screen in a state to be looked at. */
export interface View {
  name: string;
  address: (prepared: Prepared) => string;
  isVisitors?: boolean;
  /** For a student who has just registered. */
  isNew?: boolean;
  /** Actions before the screen is opened. */
  before?: (page: Page) => Promise<void>;
  /** Actions before the picture is taken. */
  arrange?: (page: Page) => Promise<void>;
  /** What tells the state: waited for, and scrolled to at every size. Without, the picture begins at the top. */
  subject?: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = async (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();
const at = (address: string) => () => address;

const asked = (question: string) => async (page: Page) => {
  await ask(page, question);
  await page.getByRole('button', { name: 'Copy reply' }).last().waitFor();
  await reply(page).waitFor();
};

/** Waits until a dialog's content is there. */
const dialogOpen = async (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('heading').first().waitFor();

const opened = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await dialogOpen(page);
};

/** Opens an entry of the user menu. */
const inUserMenu = (name: string) => async (page: Page) => {
  await press(page, /^Account of/);
  await opened(name)(page);
};

const failing = (path: string) => async (page: Page) => {
  const refusal = { status: 500, json: { error: 'Out of order.', code: 'internal' } };
  await page.route(`**${path}`, (route) => route.fulfill(refusal));
};

const clashingPlanOf = (versionId: string) => `/plan?term=2026+Spring&version=${versionId}`;
const clashingPlan = ({ clashingId }: Prepared) => clashingPlanOf(clashingId);

const FIRST_CODE = 'COMPSCI 50';

/** LIST: the views of `npm run look`, one sheet each. */
export const VIEWS: readonly View[] = [
  { name: 'login', address: at('/login'), isVisitors: true },
  { name: 'login-register', address: at('/login?mode=register'), isVisitors: true },
  {
    name: 'login-refused',
    address: at('/login'),
    isVisitors: true,
    arrange: (page) => press(page, 'Sign in'),
  },
  {
    name: 'login-disclaimer',
    address: at('/login'),
    isVisitors: true,
    arrange: (page) => press(page, 'Privacy and disclaimer'),
  },
  { name: 'reset-password', address: at('/reset-password?token=old'), isVisitors: true },
  { name: 'privacy', address: at('/privacy'), isVisitors: true },
  { name: 'chat-empty', address: at('/') },
  { name: 'chat-past', address: ({ sessionId }) => `/?session=${sessionId}` },
  {
    name: 'chat-course',
    address: at('/'),
    arrange: asked(`What is ${FIRST_CODE} like?`),
    subject: reply,
  },
  {
    name: 'chat-list',
    address: at('/'),
    arrange: asked('three easy history seminars'),
    subject: reply,
  },
  {
    name: 'chat-week',
    address: at('/'),
    arrange: asked('Plan my spring: four courses, no Fridays, nothing before ten'),
    subject: (page) => page.getByRole('region', { name: /^A week of/ }),
  },
  {
    name: 'chat-search',
    address: at('/'),
    arrange: async (page) => {
      await box(page).waitFor();
      await page.locator('h1, h2').first().click();
      await page.keyboard.press('/');
      await dialogOpen(page);
    },
  },
  {
    name: 'find-anything',
    address: at('/saved'),
    arrange: async (page) => {
      await press(page, 'Find anything');
      await page.getByRole('combobox', { name: 'What to find' }).fill('rivers');
      await page.getByRole('option', { selected: true }).waitFor();
    },
  },
  { name: 'devices', address: at('/saved'), arrange: inUserMenu('Signed-in devices') },
  { name: 'delete-account', address: at('/saved'), arrange: inUserMenu('Delete account') },
  {
    name: 'shortcuts',
    address: at('/saved'),
    arrange: async (page) => {
      await page.locator('h1').first().click();
      await page.keyboard.press('?');
      await dialogOpen(page);
    },
  },
  { name: 'account', address: at('/saved'), arrange: (page) => press(page, /^Account of/) },
  { name: 'provider', address: at('/saved'), arrange: (page) => press(page, /^Model provider/) },
  { name: 'profile-new', address: at('/profile'), isNew: true },
  { name: 'profile', address: at('/profile') },
  {
    name: 'profile-failed',
    address: at('/profile'),
    before: failing('/api/profile'),
    subject: (page) => page.getByText('Your saved profile could not be read'),
  },
  {
    name: 'profile-unsaved',
    address: at('/profile'),
    arrange: async (page) => {
      await page.getByText('Music', { exact: true }).click();
      const link = page.getByRole('link', { name: 'Courses', exact: true }).filter({ visible: true }).first();
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await link.or(menu).filter({ visible: true }).first().waitFor();
      if (await menu.isVisible()) await menu.click();
      await link.click();
    },
    subject: (page) => page.getByRole('dialog').getByRole('heading').first(),
  },
  { name: 'import', address: at('/profile'), arrange: opened('Import Courses') },
  { name: 'share', address: at('/profile'), arrange: opened('Share') },
  { name: 'courses', address: at('/courses') },
  { name: 'courses-found', address: at('/courses?q=rivers') },
  {
    name: 'courses-none',
    address: at('/courses?q=zzqqy'),
    subject: (page) => page.getByText('No courses found').filter({ visible: true }).first(),
  },
  { name: 'courses-filters', address: at('/courses'), arrange: (page) => press(page, /filters$/i) },
  { name: 'courses-failed', address: at('/courses'), before: failing('/api/courses*') },
  {
    name: 'comparison',
    address: at('/courses?pick=COMPSCI+61&pick=ECON+10B&compare=1'),
    arrange: dialogOpen,
  },
  {
    name: 'course',
    address: at(`/courses?q=COMPSCI+50&course=COMPSCI+50`),
    arrange: dialogOpen,
  },
  { name: 'plan', address: at('/plan?term=2026+Spring') },
  {
    name: 'plan-find',
    address: at('/plan?term=2026+Spring'),
    arrange: (page) => press(page, /Find timetables/),
  },
  { name: 'plan-clashes', address: clashingPlan },
  {
    name: 'plan-impossible',
    address: clashingPlan,
    arrange: (page) => press(page, /^Find timetables/),
    subject: (page) => page.getByText('cannot be had together', { exact: false }).first(),
  },
  {
    name: 'plan-ghosts',
    address: clashingPlan,
    arrange: async (page) => {
      await page.locator('[data-block*="Lecture"]:visible').first().press('ArrowDown');
      await page.locator('[data-ghost]').first().waitFor();
    },
    subject: (page) => page.locator('[data-ghost]:visible').first(),
  },
  {
    name: 'plan-course',
    address: ({ clashingId }) => `${clashingPlanOf(clashingId)}&course=ECON+10A`,
    arrange: dialogOpen,
  },
  { name: 'plan-this-term', address: at('/plan') },
  {
    name: 'plan-no-term',
    address: at('/plan'),
    before: async (page) => {
      await page.route('**/api/university', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), terms: [] } });
      });
    },
  },
  { name: 'plan-empty', address: at('/plan?term=2026+Spring'), isNew: true },
  { name: 'plan-block', address: at('/plan?term=2026+Spring'), arrange: opened('Own hours') },
  { name: 'plan-sheet', address: at('/plan/sheet?term=2026+Spring') },
  { name: 'saved', address: at('/saved') },
  { name: 'saved-empty', address: at('/saved'), isNew: true },
  { name: 'shared', address: ({ shareId }) => `/shared/${shareId}`, isVisitors: true },
  { name: 'shared-gone', address: at('/shared/no-such-share'), isVisitors: true },
];
