import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { eventually, inPage, inPageAsText, type Read } from './reads.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../docs/pictures');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 640 };

export type Theme = 'light' | 'dark';

/** Stores the theme as the product does, and applies it. */
export const showTheme = async (page: Page, theme: Theme): Promise<void> => {
  const choose = (chosen: Theme): void => {
    localStorage.setItem('theme', chosen);
    // Simulates a choice in another tab, so that the page's controls follow.
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  };
  await eventually(inPage(page, choose, theme));
};

/**
 * axe's source, injected once per page: its Playwright package does so for every check, a third of the check's time.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that may differ between themes, since themes differ only in colours. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Waits until the page is stable and completely rendered: content far below is rendered only when scrolled to, and
 * axe would report colours that nobody sees.
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

/** axe's findings. */
const findings =
  (page: Page, rules: RunOnly): Read<string[]> =>
  async () => {
    await standingStill(page)();
    if (!(await inPage(page, () => 'axe' in window)())) await inPageAsText(page, AXE)();
    const run = async (runOnly: RunOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return found.violations;
    };
    return (await inPage(page, run, rules)()).flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
    );
  };

const expectNoFindings = async (page: Page, rules: RunOnly): Promise<void> => {
  await eventually(findings(page, rules), (found) => expect(found).toEqual([]));
};

/** Expects no findings of axe: WCAG 2.0 to 2.2, A and AA, and its best practices. */
export const expectAccessible = (page: Page): Promise<void> => expectNoFindings(page, STANDARDS);

/** The same for colours alone: of a screen that was checked whole in the other theme. */
export const expectLegible = (page: Page): Promise<void> => expectNoFindings(page, COLOURS);

/** Expects no horizontal overflow. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overhang = inPage(
    page,
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await eventually(overhang, (pixels) => expect(pixels).toBeLessThanOrEqual(0));
};

/**
 * Checks the screen on wide screens and phones, light and dark, with axe and for horizontal overflow. With
 * LECTERN_PICTURES set, screens that have a name are drawn to docs/pictures.
 */
export const lookAt = async (page: Page, picture?: string): Promise<void> => {
  for (const [size, suffix] of [
    [WIDE, ''],
    [PHONE, '-phone'],
  ] as const) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light'] as const) {
      await showTheme(page, theme);
      await expectNoFindings(page, theme === 'dark' ? STANDARDS : COLOURS);
      await expectNoSidewaysScroll(page);
      if (picture && process.env.LECTERN_PICTURES && (size === WIDE || theme === 'light'))
        await page.screenshot({
          path: path.join(PICTURES, `${picture}${suffix}${theme === 'dark' ? '-dark' : ''}.png`),
        });
    }
  }
  await page.setViewportSize(WIDE);
};
