import { expect, type Locator, type Page } from '@playwright/test';

/** The composer. */
export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Quill' });

export const ask = async (page: Page, question: string): Promise<void> => {
  await box(page).fill(question);
  await box(page).press('Enter');
};

/** The last reply. */
export const reply = (page: Page): Locator => page.locator('[data-message]:not([data-question])').last();

export const isFinished = (page: Page): Promise<void> => expect(box(page)).toBeEnabled();
