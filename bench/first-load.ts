import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { findBrowser } from '../tools/browser.mjs';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, savePlan, saveProfile, type Student } from '../e2e/support/students.ts';
import { openBarePage } from './support/bare-page.ts';
import { atMost, type Bench, type BenchRow, median } from './support/bench.ts';
import { type Task, tasksDuring, TRACED } from './support/main-thread.ts';
import { SLOW_CPU, SLOW_NETWORK } from './support/slow-phone.ts';

const PHONE = { width: 390, height: 844 };
const LOADS = 3;
/** Parts of a screen that load when it is idle belong to its load. */
const SETTLE_MS = 4_000;

const LOGIN_TEXT_MS = 1_500;
const TEXT_MS = 2_200;
const SHIFT = 0.02;
const TASK_MS = 85;

interface ScreenToLoad {
  path: string;
  query?: string;
  isVisitors?: boolean;
  /** Expression that is true in the page once its own content is there. */
  isThere: string;
}

const hasText = (text: string): string => `document.body?.innerText.includes(${JSON.stringify(text)})`;

const SCREENS: readonly ScreenToLoad[] = [
  { path: '/login', isVisitors: true, isThere: hasText('Sign') },
  { path: '/privacy', isVisitors: true, isThere: hasText('Privacy') },
  { path: '/', isThere: hasText('Meet Quill') },
  { path: '/profile', isThere: hasText('Courses') },
  { path: '/courses', isThere: "/^[\\d,]+ courses$/.test(document.querySelector('h1 + p')?.textContent)" },
  { path: '/plan', query: '?term=2026+Spring', isThere: hasText('COMPSCI 50') },
  { path: '/saved', isThere: hasText('Saved') },
];

/** Collects the page's own measurements; serialised into it, so it must not refer to anything outside. */
const installLoadProbe = (): void => {
  const noted = { firstTextAt: null as number | null, shift: 0 };
  Object.assign(globalThis, { loadProbe: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => (noted.firstTextAt ??= performance.now()));
  port1.start();
  const observer = new MutationObserver(() => {
    // "Loading…" of index.html is not the screen's.
    if (document.querySelector('[data-waiting]') || (document.body?.innerText ?? '').trim() === '') return;
    observer.disconnect();
    // A message posted during a frame arrives after that frame is painted.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};

interface Load {
  textMs: number;
  shift: number;
  longest: Task;
}

const loadOnce = async (
  browser: Browser,
  url: string,
  token: string,
  { path, query = '', isVisitors = false, isThere }: ScreenToLoad,
): Promise<Load> => {
  const stored = isVisitors ? '' : `localStorage.setItem('token', ${JSON.stringify(token)});`;
  const page = await openBarePage(browser, {
    ...PHONE,
    init: `${stored} (${installLoadProbe.toString()})()`,
    rate: SLOW_CPU,
    network: SLOW_NETWORK,
  });
  let textMs = NaN;
  let shift = NaN;
  const tasks = await tasksDuring(browser, async () => {
    await page.goto(url + path + query);
    await page.until(isThere);
    await sleep(SETTLE_MS);
    textMs = Number(await page.until('loadProbe.firstTextAt'));
    shift = Number(await page.until('String(loadProbe.shift)'));
    await page.until(`performance.mark(${JSON.stringify(TRACED)}).name`);
  });
  await page.close();
  const [longest] = tasks;
  if (!longest) throw new Error('the trace has no task');
  return { textMs, shift, longest };
};

/** With a planned course and a complete profile, so that no screen is empty. */
const makeStudent = async (url: string): Promise<Student> => {
  const student = await registerStudent(url);
  await saveProfile(url, student);
  await savePlan(url, student, '2026 Spring', [{ kind: 'course', code: 'COMPSCI 50', need: 'required' }]);
  return student;
};

const rowsOf = ({ path, isVisitors }: ScreenToLoad, loads: readonly Load[]): BenchRow[] => {
  const of = (pick: (load: Load) => number): number => median(loads.map(pick));
  return [
    atMost(
      `${path}: first text`,
      of(({ textMs }) => textMs) / 1000,
      (isVisitors && path === '/login' ? LOGIN_TEXT_MS : TEXT_MS) / 1000,
      's',
      2,
    ),
    atMost(`${path}: layout shift`, Math.max(...loads.map(({ shift }) => shift)), SHIFT, '', 3),
    atMost(
      `${path}: longest task, median`,
      of(({ longest }) => longest.wall),
      TASK_MS,
      'ms',
      0,
    ),
    {
      what: `${path}: the same on the processor`,
      value: `${of(({ longest }) => longest.cpu).toFixed(0)} ms`,
    },
  ];
};

export const firstLoad: Bench = {
  name: 'first-load',
  about: `each screen's first load on a slow phone and network: ${PHONE.width} × ${PHONE.height}, ${SLOW_CPU} times slowed down, 1.6 Mbit/s, 150 ms; ${LOADS} loads`,
  parts: SCREENS.map(({ path }) => path),
  run: async (parts = []) => {
    const executablePath: string = findBrowser();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const product = await runProduct({ RATE_LIMITS: 'off' });
    const { token } = await makeStudent(product.url);
    const rows: BenchRow[] = [];
    for (const screen of SCREENS) {
      if (parts.length > 0 && !parts.includes(screen.path)) continue;
      const loads: Load[] = [];
      for (let at = 0; at < LOADS; at++) loads.push(await loadOnce(browser, product.url, token, screen));
      rows.push(...rowsOf(screen, loads));
    }
    await product.stop();
    product.remove();
    await browser.close();
    return rows;
  },
};
