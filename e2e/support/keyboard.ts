import { expect, type Locator, type Page } from '@playwright/test';
import { eventually, hasFocus, textsOf } from './reads.ts';

const MOST_STEPS = 40;

/** Presses a key repeatedly until the element has the focus. */
export const walkTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await eventually(hasFocus(target))) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${MOST_STEPS} steps with ${key} do not lead there`).toBeFocused();
};

/** Undoes a step by keys: tabs to its toast, and retries if the focus was moved before the key arrived. */
export const undoByKeys = async (page: Page, said: string): Promise<void> => {
  const undo = page.getByRole('status').filter({ hasText: said }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(async () => {
    // The attempt before had worked, only later than it waited for.
    if ((await eventually(textsOf(undo))).length === 0) return;
    await walkTo(page, undo);
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
};
