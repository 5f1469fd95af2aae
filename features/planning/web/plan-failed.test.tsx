import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answers, failedAnswer, fakeServer } from '#platform/web/api/testing/fake-server.ts';
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
