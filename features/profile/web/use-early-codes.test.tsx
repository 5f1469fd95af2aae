import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { EMPTY_PROFILE } from '../contract.ts';
import { ProfilePage } from './profile-page.tsx';

/** The form of a new user whose catalogue comes when the test says so. */
const open = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeServer({
    'GET /api/profile': jsonAnswer(200, { profile: EMPTY_PROFILE }),
    'GET /api/concentrations': jsonAnswer(200, ['Geology']),
    'GET /api/secondary-fields': jsonAnswer(200, []),
    'GET /api/profile/progress': jsonAnswer(200, { programmes: [] }),
    'POST /api/profile/progress': jsonAnswer(200, { programmes: [] }),
    'GET /api/university': jsonAnswer(200, {
      subjects: { GEOL: 'Geology' },
      subject_aliases: { GEOL: ['GEO'] },
    }),
    'GET /api/courses': () => promise,
  });
  const { user } = openScreens({ '/profile': <ProfilePage /> }, '/profile');
  return { user, catalogueComes: () => resolve(linesAnswer([{ total: 1 }, row('GEOL 10', 'Rocks')])) };
};

it.each([
  ['on its step', false],
  ['on the next step', true],
])('reads a code that was added before the catalogue had loaded again, %s', async (_where, isLater) => {
  const { user, catalogueComes } = open();
  await user.click(await screen.findByRole('button', { name: 'Skip this step' }));
  await user.type(screen.getByLabelText('Add a course'), 'geo10{Enter}');
  expect(screen.getByText('GEO 10')).toBeVisible();
  if (isLater) await user.click(screen.getByRole('button', { name: 'Next: what you like' }));
  catalogueComes();
  if (isLater) await user.click(screen.getByRole('button', { name: /Courses taken/ }));
  expect(await screen.findByText('· Rocks')).toBeVisible();
  expect(screen.queryByText('GEO 10')).toBeNull();
});
