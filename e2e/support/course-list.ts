import type { Locator, Page } from '@playwright/test';

/** The parts of the course list. */
export const box = (page: Page): Locator =>
  page.getByPlaceholder('Search courses by name, code, or instructor...');
export const table = (page: Page): Locator => page.getByRole('table', { name: 'Courses' });

/** Rows of courses, without skeletons and the sections below a row. */
export const rows = (page: Page): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

/** What a phone shows instead of rows. */
export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Courses' }).locator(':scope > li');

export const said = (page: Page): Locator => page.getByRole('status');
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const compareBox = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Compare ${name}` });
