import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { PlanPage } from '../plan-page.tsx';

it('a version that is made after the student has left does not take them back', async () => {
  const plans = fakePlans([version(['MATH 21'])]);
  const make = plans.answers['POST /api/plans/versions'];
  if (typeof make !== 'function') throw new Error('there is no such answer');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  plans.answers['POST /api/plans/versions'] = async (...asked) => {
    await promise;
    return make(...asked);
  };
  fakeServer(
    plans.answers,
    courseAnswers([record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')])]),
  );
  const { user, goTo, address } = openScreens({ '/plan': <PlanPage />, '/': <h1>Chat</h1> }, '/plan');
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  await goTo('/');
  await screen.findByRole('heading', { name: 'Chat' });
  await act(async () => resolve(undefined));
  await waitFor(() => expect(plans.versions).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('Version B made')).toBeInTheDocument());
  expect(address()).toBe('/');
});
