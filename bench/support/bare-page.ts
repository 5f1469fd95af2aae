import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { nestedSession } from './nested-session.ts';
import type { SLOW_NETWORK } from './slow-phone.ts';

/**
 * A page without a debugger attached. With one, as under Playwright, the browser records a stack trace for every
 * error, timer and request, which doubles the start-up time.
 */
export interface BarePage {
  goto(url: string): Promise<void>;
  /** Polls an expression in the page until it is truthy. */
  until(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

export interface BarePageOptions {
  width: number;
  height: number;
  /** Script that runs before the page's own. */
  init: string;
  /** CPU throttling factor. */
  rate: number;
  /** Absent: not throttled. */
  network?: typeof SLOW_NETWORK;
}

/** Opens a page in its own context, so with an empty cache. */
export const openBarePage = async (
  browser: Browser,
  { width, height, init, rate, network }: BarePageOptions,
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
  if (network) {
    await page.ask('Network.enable');
    await page.ask('Network.emulateNetworkConditions', network);
  }
  return {
    goto: async (url) => void (await page.ask('Page.navigate', { url })),
    until: async (expression) => {
      const end = performance.now() + TIMEOUT_MS;
      while (performance.now() < end) {
        const { result } = await page.ask('Runtime.evaluate', { expression, returnByValue: true });
        const { value } = result as { value?: unknown };
        if (value !== undefined && value !== null && value !== false) return value;
        await sleep(POLL_MS);
      }
      throw new Error(`the page never came to: ${expression}`);
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
};
