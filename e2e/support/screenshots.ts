import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { eventually, inPage, inPageAsText, type Read } from './reads.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../docs/pictures');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 640 };

export type Theme = 'light' | 'dark';

/** Chooses the theme as the product stores it and shows it at once. */
export const showTheme = async (page: Page, theme: Theme): Promise<void> => {
  const choose = (chosen: Theme): void => {
    localStorage.setItem('theme', chosen);
    // As if another tab had chosen it: what shows the theme on the page follows too.
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  };
  await eventually(inPage(page, choose, theme));
};

/** axe itself, put into each page once: its Playwright package does so at every look, a third of a look's work. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits until the page stands still, with everything drawn: what lies far below is else drawn only when it is scrolled
 * to, and axe would read colours there that nobody sees.
 */
const standingStill = (page: Page): Read<void> =>
  inPage(page, async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [all];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await frame();
    }
    await frame();
  });

/** What axe finds: WCAG 2.0 to 2.2, A and AA, and its best practices. */
const findings =
  (page: Page): Read<string[]> =>
  async () => {
    await standingStill(page)();
    if (!(await inPage(page, () => 'axe' in window)())) await inPageAsText(page, AXE)();
    const run = async (values: string[]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return found.violations;
    };
    return (await inPage(page, run, STANDARDS)()).flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
    );
  };

/** No finding of axe on what is shown. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await eventually(findings(page), (found) => expect(found).toEqual([]));
};

/** Nothing sticks out to the side. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overhang = inPage(
    page,
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await eventually(overhang, (pixels) => expect(pixels).toBeLessThanOrEqual(0));
};

/**
 * Looks at the screen as it stands: wide and on a phone, light and dark, each held against axe and for sideways scroll.
 * With `picture` the light, dark and phone views are kept under docs/pictures for the README.
 */
export const lookAt = async (page: Page, picture?: string): Promise<void> => {
  // Pictures are of finished states, not of a frame in a movement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [size, suffix] of [
    [WIDE, ''],
    [PHONE, '-phone'],
  ] as const) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Once: both engines show the same.
      if (picture && test.info().project.name === 'embedded' && (size === WIDE || theme === 'light'))
        await page.screenshot({
          path: path.join(PICTURES, `${picture}${suffix}${theme === 'dark' ? '-dark' : ''}.png`),
        });
    }
  }
  await page.setViewportSize(WIDE);
};
