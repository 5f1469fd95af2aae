import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eventually, inPage } from './reads.ts';

/** A student of a single test, so that tests on one product do not interfere. */
export interface Student {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  token: string;
}

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const post = async (url: string, body: object, token?: string): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Named in the list of devices.
      'user-agent': BROWSER,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
};

/** Registers over HTTP, for tests that are not about registering. `email` matters only for screenshots that show it. */
export const registerStudent = async (
  product: string,
  email = `mira.${randomUUID().slice(0, 8)}@alder.example`,
): Promise<Student> => {
  const student = {
    email,
    password: 'Willow-Bark-77',
    firstName: 'Mira',
    lastName: 'Solberg',
  };
  const answer = (await (await post(`${product}/auth/register`, student)).json()) as { token: string };
  return { ...student, token: answer.token };
};

/** Saves a profile that is complete enough to chat, with `changes` applied. */
export const saveProfile = async (
  product: string,
  { token }: Student,
  changes: Record<string, unknown> = {},
): Promise<void> => {
  const profile = {
    concentration: 'Computer Science',
    secondary_field: '',
    academic_type: 'single',
    second_concentration: '',
    academic_interests: '',
    year: 'Sophomore',
    courses_taken: [],
    interests: [],
    learning_preferences: [],
    ...changes,
  };
  await post(`${product}/api/profile`, { profile }, token);
};

/** What a student chooses in the comparison itself: not to open it by itself. */
export const keepComparisonClosed = async (product: string, { token }: Student): Promise<void> => {
  await post(`${product}/api/chat/settings`, { opens_comparison: false }, token);
};

/**
 * Resolves once the page has saved a profile. Does not wait for the toast, which is shown for two seconds and may be
 * missed on a busy machine.
 */
export const profileSaved = async (page: Page): Promise<void> => {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'POST',
  );
  await answer.finished();
};

/** Creates a version of a term's plan with these items; the first one is in front. Returns its id. */
export const savePlan = async (
  product: string,
  { token }: Student,
  term: string,
  contents: readonly object[],
  name = 'A',
): Promise<string> => {
  const items = contents.map((content) => ({ item_id: randomUUID(), content }));
  const id = randomUUID();
  await post(`${product}/api/plans/versions`, { version_id: id, term, name, items }, token);
  return id;
};

/** Stores a token as the product does, on an open page. */
export const keepToken = (page: Page, token: string): Promise<void> =>
  eventually(inPage(page, (value) => localStorage.setItem('token', value), token));

/** Opens a screen as this student, with the token stored. Later pages find what the product made of it since. */
export const openAs = async (page: Page, product: string, student: Student, path: string): Promise<void> => {
  const storing = await page.addInitScript((token) => localStorage.setItem('token', token), student.token);
  await page.goto(product + path);
  await storing.dispose();
};
