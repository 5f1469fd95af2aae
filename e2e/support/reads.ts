import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A function that reads a page's state, to be polled by `eventually`. A single direct read may hit a page that is
 * still changing or navigating; the lint allows such reads in this file only.
 */
export type Read<T> = () => Promise<T>;

/** The result of a script in the page. */
export function inPage<T>(page: Page, script: () => T | Promise<T>): Read<T>;
export function inPage<T, A>(page: Page, script: (given: A) => T | Promise<T>, given: A): Read<T>;
export function inPage<T, A>(page: Page, script: (given: A) => T | Promise<T>, given?: A): Read<T> {
  return () => page.evaluate(script as (given: unknown) => T | Promise<T>, given);
}

/** The same for a script given as text. */
export const inPageAsText =
  (page: Page, script: string): Read<unknown> =>
  () =>
    page.evaluate(script);

export const stored = (page: Page, key: string): Read<string | null> =>
  inPage(page, (name) => localStorage.getItem(name), key);
export const clipboard = (page: Page): Read<string> => inPage(page, () => navigator.clipboard.readText());
export const scrolled = (page: Page): Read<number> => inPage(page, () => window.scrollY);
export const moving = (page: Page): Read<number> => inPage(page, () => document.getAnimations().length);

/** A key moves the focus synchronously, so one read is sufficient. */
export const hasFocus =
  (part: Locator): Read<boolean> =>
  () =>
    part.evaluate((element) => element === document.activeElement);
export const textOf =
  (part: Locator): Read<string> =>
  async () =>
    (await part.innerText()).trim();
export const textsOf =
  (parts: Locator): Read<string[]> =>
  () =>
    parts.allInnerTexts();
/** The ARIA labels. */
export const labelsOf =
  (parts: Locator): Read<string[]> =>
  () =>
    parts.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
export const valueOf =
  (field: Locator): Read<string> =>
  () =>
    field.inputValue();
/**
 * The texts of all toasts since the page was opened, which must come later. A toast of two seconds may come and go
 * between two looks at a busy page.
 */
export const toastsOf = async (page: Page): Promise<Read<string[]>> => {
  const seen: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    const record = (): void => {
      for (const toast of document.querySelectorAll('[data-toasts] > *')) recordToast(toast.textContent);
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
  });
  return async () => seen;
};

/**
 * Where the next toast ends and the line of text that begins so starts, in viewport pixels from the top, two frames
 * after the toast has come: it may be gone before a test could ask a busy page for both places.
 */
export const toastAbove = (page: Page, line: string): Read<{ toastEnd: number; lineStart: number }> =>
  inPage(
    page,
    (start) =>
      new Promise((resolve) => {
        const texts = document.evaluate(`//p[starts-with(., "${start}")]`, document);
        const text = texts.iterateNext() as Element | null;
        if (!text) throw new Error('there is no such line');
        const measure = (toast: Element): void => {
          resolve({
            toastEnd: toast.getBoundingClientRect().bottom,
            lineStart: text.getBoundingClientRect().top,
          });
        };
        const observer = new MutationObserver(() => {
          const toast = document.querySelector('[data-toasts] > *');
          if (!toast) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => measure(toast)));
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
    line,
  );

/** In viewport pixels, two frames later: what opens is elsewhere in its first frames, also without transitions. */
export const boxOf =
  (part: Locator): Read<{ x: number; y: number; width: number; height: number }> =>
  async () => {
    await part.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const box = await part.boundingBox();
    if (!box) throw new Error('what is not shown has no place');
    return box;
  };

/** The value once two consecutive reads are equal. */
export const atRest =
  <T>(read: Read<T>): Read<T> =>
  async () => {
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await read();
    expect<unknown>(now, 'it still changes').toEqual(before);
    return now;
  };

/**
 * Reads until `check` accepts the value, and returns it.
 *
 * @throws the last attempt's error on timeout
 */
export const eventually = async <T>(
  read: Read<T>,
  check: (value: T) => void = () => undefined,
): Promise<T> => {
  const found: T[] = [];
  await expect(async () => {
    const value = await read();
    check(value);
    found[0] = value;
  }).toPass();
  return found[0] as T;
};

/** Until the parts that a screen does not show at first have come, and what they load: from then on it works without a network. */
export const laterPartsCame = async (page: Page): Promise<void> => {
  await eventually(
    inPage(page, () => performance.getEntriesByName('later parts came').length),
    (times) => expect(times).toBeGreaterThan(0),
  );
  await page.waitForLoadState('networkidle');
};
