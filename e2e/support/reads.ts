import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A way to read something from a page, to be asked as often as it takes by `eventually`. A page that is read once and
 * by itself may be still changing, or on its way to another address: the lint keeps such reads to this file.
 */
export type Read<T> = () => Promise<T>;

/** What a script gives in the page. */
export function inPage<T>(page: Page, script: () => T | Promise<T>): Read<T>;
export function inPage<T, A>(page: Page, script: (given: A) => T | Promise<T>, given: A): Read<T>;
export function inPage<T, A>(page: Page, script: (given: A) => T | Promise<T>, given?: A): Read<T> {
  return () => page.evaluate(script as (given: unknown) => T | Promise<T>, given);
}

/** What a script gives that is there as text only. */
export const inPageAsText =
  (page: Page, script: string): Read<unknown> =>
  () =>
    page.evaluate(script);

export const stored = (page: Page, key: string): Read<string | null> =>
  inPage(page, (name) => localStorage.getItem(name), key);
export const clipboard = (page: Page): Read<string> => inPage(page, () => navigator.clipboard.readText());
export const scrolled = (page: Page): Read<number> => inPage(page, () => window.scrollY);
export const moving = (page: Page): Read<number> => inPage(page, () => document.getAnimations().length);

/** A key moves the focus before its press is answered, so that one look tells. */
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
export const valueOf =
  (field: Locator): Read<string> =>
  () =>
    field.inputValue();
/** In pixels of the window. */
export const boxOf =
  (part: Locator): Read<{ x: number; y: number; width: number; height: number }> =>
  async () => {
    const box = await part.boundingBox();
    if (!box) throw new Error('what is not shown has no place');
    return box;
  };

/** What is read, once it was read twice alike. */
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
 * Reads until `check` holds of what was read, and gives that.
 *
 * @throws what the last try threw, once no time is left
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
