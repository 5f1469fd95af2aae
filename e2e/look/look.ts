/**
 * `npm run look [-- NAME…]`: captures each view of `views.ts`, or those named, at four widths in both themes, in forced
 * colours and with text of twice the size, in one picture each in `.look/`. For people to look at; nothing is compared.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { findBrowser } from '../../tools/browser.mjs';
import { eventually, inPage } from '../support/reads.ts';
import { runProduct } from '../support/run-product.ts';
import { showTheme } from '../support/screenshots.ts';
import { makeLookedAt, type Prepared } from './prepare.ts';
import { type View, VIEWS } from './views.ts';

const OUT = path.resolve(import.meta.dirname, '../../.look');
/** The picture is cropped below this. */
const MAX_HEIGHT = 1_400;
/** Width of a sheet of pictures side by side, at half size. */
const SHEET_WIDTH = 3_000;
/** Until fonts, lazily loaded parts and lists have arrived. */
const SETTLE_MS = 700;
/** Until no skeleton is left, on a busy machine. */
const LOADED_MS = 30_000;

interface Look {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** With forced colours. */
  isForced?: boolean;
}

const both = (width: number, height: number): Look[] => [
  { width, height, theme: 'light' },
  { width, height, theme: 'dark' },
];

const forced = (width: number, height: number): Look => ({ width, height, theme: 'light', isForced: true });
const light = (width: number, height: number): Look => ({ width, height, theme: 'light' });

interface Device {
  hasTouch: boolean;
  /** The browser's default font size is doubled, which also affects the page's breakpoints. */
  isLarge?: boolean;
  looks: readonly Look[];
}

/** A view is arranged once for each: open elements may close when the screen changes its layout. */
const DEVICES: readonly Device[] = [
  { hasTouch: true, looks: [...both(390, 844), ...both(320, 640), forced(390, 844)] },
  { hasTouch: true, isLarge: true, looks: [light(390, 844)] },
  { hasTouch: false, looks: [...both(1440, 900), forced(1440, 900), ...both(768, 1024)] },
  { hasTouch: false, isLarge: true, looks: [light(1440, 900)] },
];

const nameOf = ({ width, theme, isForced }: Look, { isLarge }: Device): string =>
  `${width} ${isForced ? 'forced colours' : isLarge ? 'text 200 %' : theme}`;

/** @returns a PNG */
const takePicture = async (page: Page, look: Look, { subject }: View): Promise<Buffer> => {
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ forcedColors: look.isForced ? 'active' : 'none', reducedMotion: 'reduce' });
  await showTheme(page, look.theme);
  // A hidden tab may wait until it is opened.
  const skeletons = page.locator('.animate-pulse').filter({ visible: true });
  await expect(skeletons).toHaveCount(0, { timeout: LOADED_MS });
  await page.waitForTimeout(SETTLE_MS);
  let height = look.height;
  await eventually(
    inPage(page, () => ({
      whole: document.documentElement.scrollHeight,
      // The page under a dialog does not scroll.
      hasDialog: document.querySelector('[role="dialog"]') !== null,
    })),
    ({ whole, hasDialog }) => {
      if (!hasDialog) height = Math.min(MAX_HEIGHT, Math.max(look.height, whole));
    },
  );
  // A higher screen, so that bars which stick to its edges are not in the middle of the picture.
  await page.setViewportSize({ width: look.width, height });
  if (subject) {
    await subject(page).scrollIntoViewIfNeeded();
    await expect(subject(page)).toBeInViewport();
  }
  return page.screenshot();
};

interface Browsers {
  usual: Browser;
  large: Browser;
}

const lookAtView = async (browsers: Browsers, url: string, view: View, prepared: Prepared) => {
  const pictures: { name: string; png: Buffer }[] = [];
  for (const device of DEVICES) {
    const { hasTouch, isLarge, looks } = device;
    const [first] = looks;
    if (!first) continue;
    const context = await (isLarge ? browsers.large : browsers.usual).newContext({
      viewport: { width: first.width, height: first.height },
      hasTouch,
      isMobile: hasTouch,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const { token } = view.isNew ? prepared.newcomer : prepared.student;
    if (!view.isVisitors) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await view.before?.(page);
    await page.goto(url + view.address(prepared));
    await page.locator('h1, h2').first().waitFor();
    await view.arrange?.(page);
    await view.subject?.(page).waitFor({ timeout: LOADED_MS });
    for (const look of looks)
      pictures.push({ name: nameOf(look, device), png: await takePicture(page, look, view) });
    await context.close();
  }
  return pictures;
};

/** Combines all pictures of a view into one. */
const saveSheet = async (
  browser: Browser,
  name: string,
  pictures: readonly { name: string; png: Buffer }[],
): Promise<void> => {
  const page = await browser.newPage({
    viewport: { width: SHEET_WIDTH, height: 1_000 },
    deviceScaleFactor: 0.5,
  });
  const figures = pictures.map(
    ({ name: label, png }) =>
      `<figure><figcaption>${label}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:20px;background:#999;font:24px sans-serif;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
     figure{margin:0}img{display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: path.join(OUT, `${name}.png`), fullPage: true });
  await page.close();
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !VIEWS.some((view) => view.name === name));
if (unknown.length > 0) {
  console.error(
    `No such view: ${unknown.join(', ')}. There are: ${VIEWS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const executablePath: string = findBrowser();
const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
const browsers: Browsers = {
  usual: await launch(),
  large: await launch('--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'),
};
const product = await runProduct({ RATE_LIMITS: 'off' });
const prepared = await makeLookedAt(product.url);
const failed: string[] = [];
for (const view of VIEWS) {
  if (wanted.length > 0 && !wanted.includes(view.name)) continue;
  try {
    await saveSheet(browsers.usual, view.name, await lookAtView(browsers, product.url, view, prepared));
    console.log(`.look/${view.name}.png`);
  } catch (error) {
    failed.push(view.name);
    console.error(`${view.name}: ${(error as Error).message}`);
  }
}
await Promise.all([browsers.usual.close(), browsers.large.close()]);
await product.stop();
product.remove();
process.exitCode = failed.length > 0 ? 1 : 0;
