import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { row } from '../../domain/search/sample-rows.ts';
import { readFilters } from '../../domain/search/filters/filter-address.ts';
import { CourseSearchPage } from '../course-search-page.tsx';
import type { ReadSentence } from '../shared/read-sentence.ts';

const COURSES = [
  row('GEOL 10', 'Rocks and Rivers', { term: '2025 Fall', mean_hours: 4 }),
  row('HIST 97', 'How Rivers Made Cities', { term: '2026 Spring', mean_hours: 4 }),
  row('HIST 98', 'Rivers of Gold', { term: '2026 Spring', mean_hours: 12 }),
];

const reads = (filters: string, text = '', unused: string[] = []): ReadSentence =>
  vi.fn(() => Promise.resolve({ filters: readFilters(new URLSearchParams(filters)), text, unused }));

const open = (readSentence: ReadSentence, search = '') => {
  fakeServer({
    'GET /api/university': jsonAnswer(200, {
      terms: [{ name: '2025 Fall' }, { name: '2026 Spring' }],
      today: '2025-10-20',
      subjects: {},
      subject_aliases: {},
    }),
    'GET /api/courses': linesAnswer([{ total: COURSES.length }, ...COURSES]),
  });
  Element.prototype.scrollIntoView = () => undefined;
  return openScreens({ '/courses': <CourseSearchPage readSentence={readSentence} /> }, `/courses${search}`);
};
const offer = () => screen.findByRole('region', { name: 'Read as filters' });
const box = () => screen.getByRole('textbox', { name: 'Search courses' });

describe('a sentence in the search box', () => {
  it('is offered as the filters it can be parsed as', async () => {
    const { user } = open(reads('term=2026 Spring&hours=-6&sort=workload-low', 'rivers', ['15 people']));
    await user.type(box(), 'easiest rivers class in spring under 6 hrs with 15 people');
    const shown = within(await offer());
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Term is 2026 Spring',
      'Hours a week is at most 6',
      'Least work first',
      'Search “rivers”',
    ]);
    expect(shown.getByText('No filter for “15 people”.')).toBeVisible();
  });

  it('becomes those filters on Enter', async () => {
    const { user, address } = open(reads('term=2026 Spring&hours=-6', 'rivers'), '?scheduled=1&hours=9-');
    await user.type(box(), 'rivers in spring under 6 hrs');
    await offer();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/courses?q=rivers&term=2026+Spring&scheduled=1&hours=-6'));
    expect(box()).toHaveValue('rivers');
  });

  it('becomes those filters by its button too, which is gone then', async () => {
    const { user, address } = open(reads('hours=-6', 'rivers'));
    await user.type(box(), 'rivers under 6 hrs');
    await user.click(within(await offer()).getByRole('button', { name: /^Use these filters/ }));
    await waitFor(() => expect(address()).toBe('/courses?q=rivers&hours=-6'));
    expect(box()).toHaveFocus();
  });

  it('is searched as text if it contains no filter, or parsing is unavailable', async () => {
    const { user, address } = open(() => Promise.reject(new Error('no server')));
    await user.type(box(), 'rivers of gold{Enter}');
    await waitFor(() => expect(address()).toBe('/courses?q=rivers+of+gold'));
    expect(screen.queryByRole('region', { name: 'Read as filters' })).toBeNull();
  });

  it('may be one word', async () => {
    const { user } = open(reads('day=F'));
    await user.type(box(), 'fridays');
    expect(within(await offer()).getByText('Days on any of F')).toBeVisible();
  });
});
