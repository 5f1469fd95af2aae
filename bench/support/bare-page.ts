import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { nestedSession } from './nested-session.ts';

/**
 * A page that Playwright does not look into. While a debugger listens, as Playwright does, the browser writes down where every error,
 * timer and request was made, which takes half of a start: time that no student waits for.
 */
export interface BarePage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, asked for again until it is something. */
  until(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const LOOK_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * @param init runs before the page's own scripts
 * @param rate how much slower the processor is made
 */
export const openBarePage = async (
  browser: Browser,
  { width, height, init, rate }: { width: number; height: number; init: string; rate: number },
): Promise<BarePage> => {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const page = nestedSession(root, sessionId);
  await page.ask('Page.enable');
  await page.ask('Page.addScriptToEvaluateOnNewDocument', { source: init });
  await page.ask('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.ask('Emulation.setCPUThrottlingRate', { rate });
  return {
    goto: async (url) => void (await page.ask('Page.navigate', { url })),
    until: async (expression) => {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        const { result } = await page.ask('Runtime.evaluate', { expression, returnByValue: true });
        const { value } = result as { value?: unknown };
        if (value !== undefined && value !== null && value !== false) return value;
        await sleep(LOOK_MS);
      }
      throw new Error(`the page never came to: ${expression}`);
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
};
