import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers } from '../testing/plan-courses.ts';
import { PlanPage } from './plan-page.tsx';

it('a plan says that the terms could not be loaded, and loads them on Retry', async () => {
  const known = courseAnswers([]);
  const answers: Answers = { ...known, 'GET /api/university': failedAnswer };
  fakeServer(fakePlans().answers, answers);
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  expect(screen.queryByText('Loading your plan')).toBeNull();
  answers['GET /api/university'] = known['GET /api/university'];
  await user.click(retry);
  expect((await screen.findAllByRole('textbox', { name: 'Add a course' }))[0]).toBeVisible();
});

it('a plan says so at its first failure where the list of plans was already given up, and is there on Retry', async () => {
  const { answers } = fakePlans();
  const plan = answers['GET /api/plans/{term}']!;
  answers['GET /api/plans'] = () => jsonAnswer(429, { error: 'Wait a moment.', code: 'too_many_requests' });
  answers['GET /api/plans/{term}'] = failedAnswer;
  const seen = fakeServer(answers, courseAnswers([]));
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  expect(screen.queryByText('Loading your plan')).toBeNull();
  // Not after its own retries as well.
  expect(seen.filter(({ call }) => /^GET .api.plans.\w/.test(call))).toHaveLength(1);
  answers['GET /api/plans/{term}'] = plan;
  await user.click(retry);
  expect((await screen.findAllByRole('textbox', { name: 'Add a course' }))[0]).toBeVisible();
});
