import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { failedAnswer, fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { PlanPage } from './plan-page.tsx';

const SPACES = record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')], {
  course_requirements: 'MATH 20',
});
const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }));

it('says that prerequisites are being looked up until they are known', async () => {
  const answers = courseAnswers([
    SPACES,
    record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')]),
  ]);
  const list = answers['GET /api/courses'] as Response;
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeServer(fakePlans([version(['MATH 21'])]).answers, { ...answers, 'GET /api/courses': () => promise });
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const panel = await totals();
  expect(await panel.findByText('Being looked up…')).toBeVisible();
  resolve(list.clone());
  expect(await panel.findByText(/MATH 20 missing/)).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Being looked up…')).toBeNull());
});

it('says that prerequisites were not checked if the catalogue cannot be fetched', async () => {
  fakeServer(fakePlans([version(['MATH 21'])]).answers, {
    ...courseAnswers([SPACES]),
    'GET /api/courses': failedAnswer(),
  });
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const panel = await totals();
  expect(await panel.findByText(/^Not checked/, {}, { timeout: 5_000 })).toBeVisible();
});

it('checks of a group only the alternative that counts', async () => {
  const either = course('MATH 20', { need: 'one_of', group: 'Group 1' });
  fakeServer(
    fakePlans([version([either, { ...either, code: 'MATH 21' }])]).answers,
    courseAnswers([SPACES, record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')])]),
  );
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const panel = await totals();
  await waitFor(() => expect(panel.queryByText('Being looked up…')).toBeNull());
  expect(panel.queryByText(/MATH 20 missing/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take this instead' }));
  expect(await panel.findByText(/MATH 20 missing/)).toBeVisible();
});
