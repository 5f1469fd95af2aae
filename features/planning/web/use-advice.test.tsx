import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, TERM_DATES, version } from '../testing/plan-courses.ts';
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
  const row = panel.getByText('Prerequisites').nextElementSibling;
  resolve(list.clone());
  expect(await panel.findByText(/MATH 20 missing/)).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Being looked up…')).toBeNull());
  // The answer stands in the same place, so that nothing moves and it is heard.
  expect(row).toHaveTextContent('Not met: MATH 21');
  expect(row).toHaveAttribute('aria-live', 'polite');
});

it('says that prerequisites were not checked if the catalogue cannot be fetched', async () => {
  fakeServer(fakePlans([version(['MATH 21'])]).answers, {
    ...courseAnswers([SPACES]),
    'GET /api/courses': failedAnswer(),
  });
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const panel = await totals();
  expect(await panel.findByText(/^Not checked/)).toBeVisible();
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

it('says of prerequisites that they are met, or that code cannot decide them', async () => {
  const lecture = section('Lecture', 'A', ['Fri'], '09:00', '10:00');
  const answers = courseAnswers([
    SPACES,
    record('MATH 20', 'Lines', [lecture]),
    record('MATH 22', 'Fields', [lecture], { course_requirements: 'Permission of the instructor.' }),
  ]);
  answers['GET /api/profile'] = jsonAnswer(200, {
    profile: { ...EMPTY_PROFILE, courses_taken: ['MATH 20'] },
  });
  const plans = fakePlans([version(['MATH 21', 'MATH 22'])]);
  fakeServer(plans.answers, answers);
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const panel = await totals();
  expect(await panel.findByText('Not certain: MATH 22')).toBeVisible();
  expect(panel.getByText('“Permission of the instructor.”')).toBeVisible();
  (await screen.findByRole('button', { name: /^MATH 22 Lecture/ })).focus();
  await user.keyboard('{Delete}');
  expect(await panel.findByText('Met')).toBeVisible();
});

it('counts what is planned for an earlier term', async () => {
  const answers = courseAnswers([
    SPACES,
    record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')]),
  ]);
  answers['GET /api/university'] = jsonAnswer(200, {
    today: '2025-10-20',
    terms: [
      { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
      { name: TERM, ...TERM_DATES },
    ],
    subjects: {},
    subject_aliases: {},
  });
  const fall = version(['MATH 20'], { version_id: 'fall', term: '2025 Fall' });
  fakeServer(fakePlans([fall, version(['MATH 21'])]).answers, answers);
  openScreens({ '/plan': <PlanPage /> }, '/plan?term=2026+Spring');
  const panel = await totals();
  expect(await panel.findByText('Met by an earlier plan: MATH 21')).toBeVisible();
  expect(panel.getByText(/MATH 20 is planned for 2025 Fall\./)).toBeVisible();
  expect(panel.queryByText(/missing/)).toBeNull();
});
