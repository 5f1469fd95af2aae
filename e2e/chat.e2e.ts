import { expect, type Page, test } from '@playwright/test';
import { type FakeVendor, startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { type CutProxy, startCutProxy } from '../app/testing/cut-proxy.ts';
import { ask, box, isFinished, reply } from './support/chat.ts';
import { type EngineDatabase, engineDatabase } from './support/engine-database.ts';
import { lookAt } from './support/screenshots.ts';
import { walkTo } from './support/keyboard.ts';
import { atRest, boxOf, eventually, inPage, laterPartsCame, scrolled } from './support/reads.ts';
import { type RunningProduct, runProduct } from './support/run-product.ts';
import { openAs, registerStudent, saveProfile, type Student } from './support/students.ts';

let vendor: FakeVendor;
let database: EngineDatabase;
let product: RunningProduct;
let proxy: CutProxy;
let student: Student;

// oxlint-disable-next-line no-empty-pattern -- Playwright requires the fixtures argument, though none is used
test.beforeAll(async ({}, testInfo) => {
  vendor = await startFakeVendor();
  database = await engineDatabase(testInfo);
  product = await runProduct({
    ...database.env,
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    ANTHROPIC_BASE_URL: vendor.url,
  });
  proxy = await startCutProxy(product.url);
});
test.afterAll(async () => {
  await proxy.close();
  await product.stop();
  product.remove();
  await database.remove();
  await vendor.stop();
});
test.beforeEach(async () => {
  student = await registerStudent(product.url);
  await saveProfile(product.url, student, {
    courses_taken: ['COMPSCI 50'],
    interests: ['Economics'],
    learning_preferences: ['Seminars'],
  });
});

/** A promise that a fake vendor waits for, and the function that resolves it. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
};

/** For tests that depend on stored data; screens alone do not depend on the engine. */
const EACH_ENGINE = { tag: '@each-engine' };

const open = (page: Page, path = '/', url = proxy.url) => openAs(page, url, student, path);

test(
  'a student asks, reads the reply as it is written, and finds it in another tab',
  EACH_ENGINE,
  async ({ page, context }) => {
    const rest = gate();
    vendor.on('three seminars', () => [
      { say: 'Take **one' },
      { say: '** of these' },
      { wait: rest.opened },
      { say: ': all are good.' },
    ]);
    await open(page);
    await expect(page.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
    await ask(page, 'Name three seminars');
    await expect(reply(page)).toContainText('Take one of these');
    await expect(box(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(page).toHaveURL(/\/\?session=/);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(reply(other)).toContainText('Take one of these');
    await page.reload();
    await expect(reply(page)).toContainText('Take one of these');
    rest.open();
    for (const tab of [page, other]) {
      await expect(reply(tab)).toContainText('Take one of these: all are good.');
      await isFinished(tab);
    }
    await expect(box(page)).toBeFocused();
    await expect(page.getByText('Reply finished')).toBeAttached();
  },
);

test('a reply continues by itself after a network failure', EACH_ENGINE, async ({ page }) => {
  const rest = gate();
  vendor.on('slow answer', () => [
    { say: 'The first half' },
    { wait: rest.opened },
    { say: ' and the second half.' },
  ]);
  await open(page);
  await ask(page, 'A slow answer, please');
  await expect(reply(page)).toContainText('The first half');
  proxy.cut();
  await expect(reply(page)).toContainText('The connection was lost. Reconnecting…');
  await expect(reply(page)).toContainText('The first half');
  rest.open();
  proxy.mend();
  await expect(reply(page)).toContainText('The first half and the second half.');
  await isFinished(page);
});

test('a question asked offline is kept, and Retry sends it once', EACH_ENGINE, async ({ page }) => {
  vendor.on('after the storm', () => [{ say: 'Here I am.' }]);
  await open(page);
  await expect(box(page)).toBeVisible();
  await laterPartsCame(page);
  proxy.cut();
  await ask(page, 'Anybody after the storm?');
  await expect(reply(page)).toContainText('Sorry, I ran into an error. Try again!');
  proxy.mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(reply(page)).toContainText('Here I am.');
  await page.reload();
  await expect(page.locator('[data-question]')).toHaveCount(1);
});

test('Stop reaches the model, and the text is kept', EACH_ENGINE, async ({ page }) => {
  vendor.on('long story', () => [{ say: 'Once upon a time' }, { wait: gate().opened }]);
  await open(page);
  await ask(page, 'A long story');
  await expect(reply(page)).toContainText('Once upon a time');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(reply(page)).toContainText('Stopped. What was written is kept.');
  await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  await page.reload();
  await expect(reply(page)).toContainText('Once upon a time');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a failing model is reported, and Retry rewrites the reply', EACH_ENGINE, async ({ page }) => {
  let tries = 0;
  vendor.on('try this', () =>
    tries++ === 0 ? [{ say: 'Half' }, { wait: 500 }, { reset: true }] : [{ say: 'A whole reply.' }],
  );
  vendor.on('refuse this', () => ({ status: 401 }));
  await open(page);
  await ask(page, 'try this');
  await expect(reply(page)).toContainText('Sorry, I ran into an error. Try again!');
  await expect(reply(page)).toContainText('Half');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(reply(page)).toContainText('A whole reply.');
  await expect(reply(page)).not.toContainText('Half');
  await isFinished(page);
  await ask(page, 'refuse this');
  await expect(reply(page)).toContainText('Sorry, I ran into an error. Try again!');
  await expect(page).toHaveURL(/\/\?session=/);
});

test('a course in a question is shown as a card, and two are compared', async ({ page }) => {
  vendor.on('COMPSCI 50', () => [
    { say: '**COMPSCI 50** is where most students begin. You need no programming before it.\n\n' },
    { say: '- Ten problem sets, then a project of your own\n- Three lectures a week, in the morning\n\n' },
    { say: 'If you have programmed already, ask me what comes after it.' },
  ]);
  vendor.on('compare', () => [{ say: 'Both are good.' }]);
  await open(page);
  await ask(page, 'Tell me about COMPSCI 50');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('COMPSCI 50');
  const report = card.getByRole('link', { name: /^View Q Report/ });
  await expect(report).toHaveAttribute('target', '_blank');
  await isFinished(page);
  await lookAt(page, 'chat-reply');
  await ask(page, 'compare COMPSCI 50 and MATH 21A');
  const dialog = page.getByRole('dialog', { name: 'Course Comparison' });
  await expect(dialog.getByRole('heading', { name: /MATH 21A/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await isFinished(page);
  await page.getByRole('button', { name: 'Compare These Courses' }).click();
  await expect(dialog.getByRole('heading', { name: /COMPSCI 50/ })).toBeVisible();
});

test(
  'a student removes a condition from a wish, and opens the rest in the course search',
  EACH_ENGINE,
  async ({ page }) => {
    vendor.on('seminars in spring', () => [{ say: 'Here are some.' }]);
    vendor.on('The same without', () => [{ say: 'And here are more.' }]);
    await open(page);
    await ask(page, 'history seminars in spring, not on fridays');
    const chips = page.getByRole('list', { name: 'Read as' });
    await expect(chips.getByRole('listitem')).toHaveText([
      'History',
      'seminars',
      '2026 Spring',
      'not on Fridays',
    ]);
    await expect(reply(page)).toContainText('Here are some.');
    await isFinished(page);
    await page.getByRole('button', { name: 'Change not on Fridays' }).click();
    await expect(page.getByRole('form', { name: 'Change not on Fridays' })).toBeVisible();
    await lookAt(page, 'chat-chips');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ask again without: not on Fridays' }).click();
    await expect(page.locator('[data-question]').last()).toContainText(
      'The same without “not on Fridays”: History, seminars, 2026 Spring',
    );
    await expect(reply(page)).toContainText('And here are more.');
    await isFinished(page);
    await page.reload();
    await expect(chips).toHaveCount(2);
    await expect(chips.last().getByRole('listitem')).toHaveText(['History', 'seminars', '2026 Spring']);
    await page.getByRole('link', { name: 'Open in course search' }).last().click();
    const filters = page.getByRole('list', { name: 'Filters that are on' });
    for (const filter of ['Term is 2026 Spring', 'Subject is HISTORY', 'Kind of class is Seminar'])
      await expect(filters.getByRole('button', { name: `Remove ${filter}` })).toBeVisible();
    await expect(filters.getByRole('listitem')).toHaveCount(3);
  },
);

test('nothing in a reply makes the browser fetch, run or open anything unsafe', async ({ page }) => {
  vendor.on('hostile', () => [
    {
      say: [
        '![x](http://127.0.0.1:9/pixel.png?q=secret)',
        '<img src="http://127.0.0.1:9/b.png" onerror="document.title=1">',
        '[run](javascript:document.title=1) [file](file:///etc/passwd) [here](/courses)',
      ].join('\n\n'),
    },
  ]);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(proxy.url)) elsewhere.push(request.url());
  });
  await open(page);
  await ask(page, 'Something hostile');
  await isFinished(page);
  await expect(reply(page)).toContainText('Picture');
  expect(elsewhere).toEqual([]);
  await expect(reply(page).locator('img')).toHaveCount(0);
  await expect(reply(page).locator('a[href^="javascript" i], a[href^="file" i]')).toHaveCount(0);
  await expect(reply(page).getByRole('link', { name: 'here' })).toHaveAttribute('href', '/courses');
});

test('the question stays near the top while its answer grows, and manual scrolling wins', async ({
  page,
}) => {
  const rest = gate();
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `Line ${from + index} of a long answer.`).join('\n\n');
  vendor.on('everything', () => [
    { say: `${lines(1, 60)}\n\n` },
    { wait: rest.opened },
    { say: `${lines(61, 30)}\n\nThe end.` },
  ]);
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page);
  await ask(page, 'Tell me everything');
  await expect(reply(page)).toContainText('Line 60');
  const question = page.locator('[data-question]').last();
  await eventually(atRest(boxOf(question)), ({ y }) => {
    expect(y).toBeLessThan(120);
    expect(y).toBeGreaterThan(40);
  });
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 400);
  await eventually(boxOf(question), ({ y }) => expect(y).toBeLessThan(0));
  const left = await eventually(atRest(scrolled(page)));
  // The end of the reply, which shows it too, is out of view.
  const lost = page
    .getByText('The connection was lost. Reconnecting…')
    .and(page.locator('span, [data-thinking]'));
  proxy.cut();
  await expect(lost.last()).toBeInViewport();
  proxy.mend();
  await expect(lost).toHaveCount(0);
  rest.open();
  await isFinished(page);
  await eventually(atRest(scrolled(page)), (now) => expect(now).toBe(left));
  const height = inPage(page, () => document.documentElement.scrollHeight);
  const withButton = await eventually(atRest(height));
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(page.getByText('The end.').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
  // Nothing moved with it from under the pointer.
  expect(await eventually(atRest(height))).toBe(withButton);
});

test('a draft survives a reload, but not a sign-out', async ({ page }) => {
  await open(page);
  await box(page).fill('Half a thought');
  await page.reload();
  await expect(box(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: /Mira Solberg/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await eventually(
    inPage(page, () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))),
    (drafts) => expect(drafts).toEqual([]),
  );
});

test('everything works by keyboard', async ({ page }) => {
  vendor.on('keyboard', () => [{ say: 'Yes, by keyboard.' }]);
  await open(page);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('By keyboard?');
  await page.keyboard.press('Enter');
  await isFinished(page);
  await expect(box(page)).toBeFocused();
  const reach = (name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Shift+Tab') =>
    walkTo(page, page.getByRole('button', { name }).or(page.getByRole('link', { name })).first(), key);
  await reach('Write again');
  await reach('Copy reply');
  await reach('Expand sidebar');
  await page.keyboard.press('Enter');
  await reach('New Chat', 'Tab');
  await reach(/^By keyboard/, 'Tab');
  await reach('More about By keyboard?', 'Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Pin', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  // Repeatedly closed during its opening transition.
  for (let times = 0; times < 5; times++) {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('n');
  await expect(box(page)).toBeFocused();
});

test('without concentration or year the chat redirects to the profile, and without a profile to /login', async ({
  page,
}) => {
  student = await registerStudent(product.url);
  await open(page);
  await expect(page).toHaveURL(/\/profile$/);
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
  );
  await page.goto(`${proxy.url}/`);
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/profile');
  await saveProfile(product.url, student);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Meet Quill' })).toBeVisible();
});

test('the empty chat is accessible and shows starter questions', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('list', { name: 'Questions to start with' }).getByRole('button')).toHaveCount(
    4,
  );
  await lookAt(page, 'chat-empty');
});

test('words of despair are answered first, and the support lines stay visible', async ({ page }) => {
  await open(page);
  const help = page.getByRole('region', { name: 'Who can help now' });
  const before = vendor.requests.length;
  await ask(page, 'Compare COMPSCI 50 and MATH 21A. i feel awful and dont want to be here any more');
  await isFinished(page);
  await expect(reply(page)).toContainText('I’m Quill, a program');
  await expect(reply(page).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await expect(help).toContainText('Alder Listening Line');
  await expect(help).toContainText('made up');
  await expect(help.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(vendor.requests).toHaveLength(before);
  await expect(page).toHaveTitle(/^A conversation/);
  await lookAt(page, 'care');

  vendor.on('evening seminars', () => [{ say: 'There are three of them.' }]);
  await ask(page, 'Which evening seminars are there?');
  await isFinished(page);
  await expect(reply(page)).toContainText('There are three of them.');
  await expect(help).toBeVisible();
  expect(vendor.requests.map(({ raw }) => raw).join()).not.toContain('dont want to be here');

  await page.getByRole('button', { name: 'Hide who can help' }).click();
  await expect(help).toBeHidden();
  await page.reload();
  await expect(help).toBeVisible();
});
