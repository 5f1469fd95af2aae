import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { NO_STUDENT_COURSES } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { failedAnswer, fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakeSaved } from '../../testing/fake-saved.ts';
import { SavedPage } from '../saved-page.tsx';
import { SaveSearchButton } from './save-search-button.tsx';

const open = (changes: Parameters<typeof fakeServer>[0] = {}) => {
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
          <SaveSearchButton address="q=rivers" words="rivers" student={NO_STUDENT_COURSES} />
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
