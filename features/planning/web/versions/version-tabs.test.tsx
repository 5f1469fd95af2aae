import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { PlanPage } from '../plan-page.tsx';

/** Three versions; a new one is made later. */
const open = () => {
  const plans = fakePlans(
    ['A', 'B', 'C'].map((name, position) =>
      version(['MATH 21'], {
        version_id: name.toLowerCase(),
        name,
        position,
        in_front: position === 0,
      }),
    ),
  );
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
  const screens = openScreens({ '/plan': <PlanPage />, '/': <h1>Chat</h1> }, '/plan');
  const made = async (): Promise<void> => {
    await act(async () => resolve(undefined));
    await waitFor(() => expect(plans.versions).toHaveLength(4));
    await waitFor(() => expect(screen.getByText('Version D made')).toBeInTheDocument());
  };
  return { ...screens, made };
};

it('a version that is made after the student has left does not take them back', async () => {
  const { user, goTo, address, made } = open();
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  await goTo('/');
  await screen.findByRole('heading', { name: 'Chat' });
  await made();
  expect(address()).toBe('/');
});

it('a version that is made while the student goes on with another one is not shown instead of that', async () => {
  const { user, address, made } = open();
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'math');
  await made();
  expect(screen.getByRole('tab', { name: /^A/, selected: true })).toBeVisible();
  expect(address()).toBe('/plan');
});

it('a version that is asked for before another one is rendered is shown', async () => {
  const { address, made } = open();
  await screen.findByRole('button', { name: 'New version' });
  await act(async () => {
    fireEvent.click(screen.getByRole('tab', { name: 'B' }));
    fireEvent.click(screen.getByRole('button', { name: 'New version' }));
  });
  await made();
  expect(await screen.findByRole('tab', { name: 'D', selected: true })).toBeVisible();
  expect(address()).not.toContain('version=b');
});

it('a version that is made after the student has gone to another one is not shown instead of that', async () => {
  const { user, address, made } = open();
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  await user.click(screen.getByRole('tab', { name: 'B' }));
  expect(await screen.findByRole('tab', { name: 'B', selected: true })).toBeVisible();
  await made();
  expect(address()).toBe('/plan?term=2026+Spring&version=b');
});

it('two presses of an arrow are two steps, though the first is not shown yet', async () => {
  const { address } = open();
  const first = await screen.findByRole('tab', { name: 'A in front' });
  await act(async () => {
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  });
  expect(address()).toBe('/plan?term=2026+Spring&version=c');
  expect(screen.getByRole('tab', { name: 'C', selected: true })).toHaveFocus();
});
