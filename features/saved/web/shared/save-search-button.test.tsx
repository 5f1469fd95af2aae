import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { NO_STUDENT_COURSES } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { failedAnswer, fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakeSaved } from '../../testing/fake-saved.ts';
import { SavedPage } from '../saved-page.tsx';
import { SaveSearchButton } from './save-search-button.tsx';

const open = (changes: Parameters<typeof fakeServer>[0] = {}, address = 'q=rivers') => {
  const saved = fakeSaved();
  const rows = [row('GEOL 10', 'Rocks and Rivers'), row('HIST 97', 'Cities')];
  fakeServer({
    ...saved.answers,
    'GET /api/courses': linesAnswer([{ total: rows.length }, ...rows]),
    'GET /api/university': jsonAnswer(200, { terms: [], subjects: {}, subject_aliases: {} }),
    ...changes,
  });
  const screens = openScreens(
    {
      '/': (
        <>
          <SaveSearchButton address={address} words="rivers" student={NO_STUDENT_COURSES} />
          {/* Opens the catalogue, as the list does. */}
          <SavedPage />
        </>
      ),
    },
    '/',
  );
  return { ...screens, saved };
};

describe('a search in the course list', () => {
  it('is saved under a name, with its results', async () => {
    const { user, saved } = open();
    await screen.findByRole('heading', { name: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('rivers');
    await user.type(name, ' in spring{Enter}');
    expect(await screen.findByText('“rivers in spring” is saved')).toBeVisible();
    await waitFor(() =>
      expect(saved.searches).toMatchObject([
        { name: 'rivers in spring', address: 'q=rivers', known: ['GEOL 10'] },
      ]),
    );
  });

  it('is not saved twice: its other name is offered, and can be changed', async () => {
    const { user, saved } = open({}, 'level=4&q=rivers');
    await screen.findByRole('heading', { name: 'Saved' });
    const at = '2025-10-01T12:00:00.000Z';
    saved.searches = ['q=rivers&level=4', 'q=rivers'].map((address, index) => ({
      search_id: `search-${index}`,
      name: `Search ${index}`,
      address,
      known: [],
      revision: 1,
      saved_at: at,
      opened_at: at,
    }));
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    const dialog = await screen.findByRole('dialog', { name: 'This search is already saved' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Search 0');
    expect(name).toHaveAccessibleDescription('Saved as “Search 0”. Another name renames it.');
    await user.type(name, ' deep{Enter}');
    await waitFor(() =>
      expect(saved.searches.map(({ name: kept }) => kept)).toEqual(['Search 0 deep', 'Search 1']),
    );
  });

  it.each([
    { screen: 'wide', isCompact: false },
    { screen: 'narrow', isCompact: true },
  ])('is saved as it was when the button of a $screen screen was pressed', async ({ isCompact }) => {
    const saved = fakeSaved();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    fakeServer({
      ...saved.answers,
      'GET /api/saved/searches': async () => {
        await promise;
        return jsonAnswer(200, { searches: [] });
      },
    });
    function Search() {
      const [words, setWords] = useState('rivers');
      return (
        <>
          <SaveSearchButton
            address={`q=${words}`}
            words={words}
            student={NO_STUDENT_COURSES}
            isCompact={isCompact}
          />
          <button type="button" onClick={() => setWords('lakes')}>
            Lakes
          </button>
        </>
      );
    }
    const { user } = openScreens({ '/': <Search /> }, '/');
    const button = screen.getByRole('button', { name: 'Save search' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Lakes' }));
    resolve(undefined);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    expect(name).toHaveValue('rivers');
    await user.type(name, '{Enter}');
    await waitFor(() => expect(saved.searches).toMatchObject([{ name: 'rivers', address: 'q=rivers' }]));
  });

  it('is not reported as saved if that failed, and not saved without a name', async () => {
    const { user } = open({ 'POST /api/saved/searches': failedAnswer() });
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, '{Enter}');
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    await user.type(name, 'Rivers{Enter}');
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
  });
});
