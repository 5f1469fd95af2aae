import { type CDPSession, chromium, type Page } from '@playwright/test';
import { type FakeVendor, startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { type RunningProduct, runProduct } from '../e2e/support/run-product.ts';
import { openAs, registerStudent, saveProfile, type Student } from '../e2e/support/students.ts';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { findBrowser } from '../tools/browser.mjs';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { inPieces, longAnswer } from './support/long-answers.ts';

/** CPU throttling that makes a desktop about as slow as a cheap phone. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** Characters, at the usual estimate of four per token. */
const LONG_REPLY = 4_000 * 4;
const PIECES = 400;
const PIECE_EVERY_MS = 20;
/** A quick typist's. */
const KEY_EVERY_MS = 60;
const TURNS = 150;
/** Number of questions asked twice, so that the conversation has as many branches in addition to the one shown. */
const BRANCHES = 40;
/** About 250 tokens. */
const SHORT_REPLY = 1_000;
const OPENINGS = 5;
/** The shortest event duration that the browser reports. */
const MIN_EVENT_MS = 16;
const TYPED = 'Which seminars on Tuesday afternoons ask for less than six hours a week?';

interface Stage {
  page: Page;
  cdp: CDPSession;
  vendor: FakeVendor;
  product: RunningProduct;
  student: Student;
}

const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Durations of the page's long tasks during `work`, in ms. */
const longTasksDuring = async (page: Page, work: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(globalThis, { tasks });
  });
  await work();
  return page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
};

const measureStreaming = async ({ page, cdp, vendor, product, student }: Stage): Promise<BenchRow[]> => {
  const pieces = inPieces(longAnswer(LONG_REPLY), PIECES);
  vendor.on('a long answer', () => pieces.flatMap((say) => [{ say }, { wait: PIECE_EVERY_MS }]));
  await openAs(page, product.url, student, '/');
  const box = page.getByRole('textbox', { name: /^Message/ });
  // Key by key, as a student does: the first key brings the screen's later parts, which would come along with the reply.
  await box.pressSequentially('Please give a long answer.', { delay: KEY_EVERY_MS });
  await slowDown(cdp, SLOWDOWN);
  const tasks = await longTasksDuring(page, async () => {
    await box.press('Enter');
    // Polled rarely and by attribute: a role query would cost the page more than rendering a piece.
    await page.waitForFunction(() => document.querySelector('[aria-label="Copy reply"]') !== null, null, {
      polling: 500,
      timeout: 120_000,
    });
  });
  await slowDown(cdp, 1);
  const words = (await page.locator('[data-message]:not([data-question])').innerText()).length;
  if (words < LONG_REPLY / 2) throw new Error(`the reply has ${words} units only`);
  return [
    atMost(
      `long tasks (over ${LONG_TASK_MS} ms) while a reply of ${LONG_REPLY / 4} tokens comes in ${PIECES} pieces`,
      tasks.length,
      0,
      '',
      0,
    ),
    { what: 'the longest of them', value: `${Math.max(0, ...tasks).toFixed(0)} ms` },
  ];
};

/** Creates a conversation of `TURNS` questions and replies, `BRANCHES` of them asked twice. */
const createLongSession = async ({ vendor, product, student }: Stage): Promise<void> => {
  vendor.on('in short', () => inPieces(longAnswer(SHORT_REPLY), 4).map((say) => ({ say })));
  const ask = async (message: string, more: object) => {
    const response = await fetch(`${product.url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
      body: JSON.stringify({ message, provider: 'openai', ...more }),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as { session_id: string; history: { id: string }[] };
  };
  let session: string | undefined;
  for (let turn = 0; turn < TURNS; turn++) {
    const words = `Question ${turn}, in short`;
    const { session_id, history } = await ask(
      words,
      session ? { session_id: session } : { force_new_session: true },
    );
    session = session_id;
    if (turn % Math.floor(TURNS / BRANCHES) === 0) await ask(words, { edit_of: history.at(-2)?.id });
  }
};

/** Time from the click on a past chat until its last reply is painted, in ms. */
const openSession = async (page: Page): Promise<number> => {
  const took = await page.evaluate(
    (last) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll('a')].find(({ href }) => href.includes('session='));
        if (!link) return reject(new Error('there is no past chat to open'));
        const start = performance.now();
        const look = (): void => {
          const shown = [...document.querySelectorAll('[data-question]')].at(-1)?.textContent;
          // A second frame: by then the first one has been painted.
          if (shown?.includes(last)) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    `Question ${TURNS - 1},`,
  );
  return took;
};

const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  });

/** Time from each key to the next paint, in ms. */
const typeText = async (page: Page): Promise<number[]> => {
  await page.evaluate((durationThreshold) => {
    const keys: number[] = [];
    const observer = new PerformanceObserver((list) =>
      keys.push(...list.getEntries().flatMap(({ name, duration }) => (name === 'keydown' ? [duration] : []))),
    );
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(globalThis, { keys });
  }, MIN_EVENT_MS);
  const box = page.getByRole('textbox', { name: /^Message/ });
  await box.focus();
  await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
  if ((await box.inputValue()) !== TYPED) throw new Error('what was typed did not arrive');
  await page.waitForTimeout(300);
  const slower = await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
  return [...slower, ...Array.from({ length: TYPED.length - slower.length }, () => MIN_EVENT_MS)];
};

const measureLongSession = async (stage: Stage): Promise<BenchRow[]> => {
  const { page, cdp, product, student } = stage;
  await createLongSession(stage);
  const opened: number[] = [];
  for (let count = 0; count < OPENINGS; count++) {
    await openAs(page, product.url, student, '/');
    await page.getByRole('link', { name: /Question 0/ }).waitFor();
    await slowDown(cdp, SLOWDOWN);
    opened.push(await openSession(page));
    await slowDown(cdp, 1);
  }
  const nodes = await countNodes(page);
  await slowDown(cdp, SLOWDOWN);
  const keys = await typeText(page);
  await slowDown(cdp, 1);
  return [
    atMost(
      `a session of ${TURNS * 2} messages and over ${BRANCHES} branches opens, median of ${OPENINGS}`,
      median(opened),
      1_000,
      'ms',
      0,
    ),
    atMost('the same, longest', Math.max(...opened), 1_000, 'ms', 0),
    atMost('nodes of the page with it', nodes, 15_000, '', 0),
    atMost(
      `a key typed in the composer beside it, 95th percentile of ${keys.length}`,
      quantile(keys, 0.95),
      50,
      'ms',
      0,
    ),
    { what: 'the same, longest', value: `${quantile(keys, 1)} ms` },
  ];
};

export const chatRender: Bench = {
  name: 'chat-render',
  about: `the chat screen in headless Chromium, ${SLOWDOWN} times slowed down`,
  run: async () => {
    const vendor = await startFakeVendor();
    const product = await runProduct({ RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url });
    const executablePath = (findBrowser as () => string)();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const cdp = await page.context().newCDPSession(page);
      const student = await registerStudent(product.url);
      await saveProfile(product.url, student);
      const stage = { page, cdp, vendor, product, student };
      return [...(await measureStreaming(stage)), ...(await measureLongSession(stage))];
    } finally {
      await browser.close();
      await product.stop();
      product.remove();
      await vendor.stop();
    }
  },
};
