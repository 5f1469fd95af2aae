import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, version } from '../../testing/plan-courses.ts';
import { block } from '../../testing/sample-content.ts';
import { PlanPage } from '../plan-page.tsx';

const FULL = 'A version holds at most 40 blocks of your own. Remove one to add another.';
const REFUSED: Answers = {
  'POST /api/plans/versions/{version_id}/items': () =>
    jsonAnswer(409, { error: FULL, code: 'quota_reached' }),
};

const openPlan = (answers: Answers) => {
  const plans = fakePlans([version([block('Work')])]);
  fakeServer(answers, plans.answers, courseAnswers([]));
  return openScreens({ '/plan': <PlanPage /> }, '/plan');
};

it('shows hours again that the server refused, as they were typed', async () => {
  const { user } = openPlan(REFUSED);
  await user.click(await screen.findByRole('button', { name: 'Own hours' }));
  const first = within(await screen.findByRole('dialog', { name: 'Your own hours' }));
  await user.type(first.getByLabelText('What for'), 'Rowing on the lake');
  await user.click(first.getByRole('button', { name: 'Tue, Tuesday' }));
  await user.type(first.getByLabelText('Starts'), '07:00');
  await user.type(first.getByLabelText('Ends'), '08:30');
  await user.click(first.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(FULL)).toBeVisible();
  const again = within(await screen.findByRole('dialog', { name: 'Your own hours' }));
  expect(again.getByLabelText('What for')).toHaveValue('Rowing on the lake');
  expect(again.getByRole('button', { name: 'Tue, Tuesday' })).toHaveAttribute('aria-pressed', 'true');
  expect(again.getByLabelText('Starts')).toHaveValue('07:00');
  expect(again.getByLabelText('Ends')).toHaveValue('08:30');
});

it('shows a change of hours again that the server refused', async () => {
  const { user } = openPlan(REFUSED);
  await user.click(await screen.findByRole('button', { name: /^Work, Monday/ }));
  const first = within(await screen.findByRole('dialog', { name: 'Change your hours' }));
  await user.clear(first.getByLabelText('What for'));
  await user.type(first.getByLabelText('What for'), 'Work at the library');
  await user.click(first.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(FULL)).toBeVisible();
  const again = within(await screen.findByRole('dialog', { name: 'Change your hours' }));
  expect(again.getByLabelText('What for')).toHaveValue('Work at the library');
});
