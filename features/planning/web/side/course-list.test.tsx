import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { course } from '../../testing/sample-content.ts';
import { PlanPage } from '../plan-page.tsx';

it('says at the course that a section is full, with and without a choice of sections', async () => {
  const full = (kind: string, name: string, start: string, end: string) => ({
    ...section(kind, name, ['Mon'], start, end),
    status: 'full' as const,
  });
  fakeServer(
    fakePlans([version(['ECON 10', 'MATH 20'])]).answers,
    courseAnswers([
      record('ECON 10', 'Markets', [
        full('Lecture', 'A', '09:00', '10:00'),
        full('Discussion', 'D1', '11:00', '12:00'),
        full('Discussion', 'D2', '13:00', '14:00'),
      ]),
      record('MATH 20', 'Lines', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')]),
    ]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const rowOf = async (code: string) =>
    within((await screen.findByRole('button', { name: `Remove ${code}` })).closest('li') as HTMLElement);
  await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' });
  expect((await rowOf('ECON 10')).getAllByText('· full')).toHaveLength(2);
  expect((await rowOf('MATH 20')).queryByText('· full')).toBeNull();
});

it('keeps the section that was shown already where it is picked by hand', async () => {
  const lecture = (name: string, day: 'Mon' | 'Tue') => section('Lecture', name, [day], '09:00', '10:00');
  const plans = fakePlans([version(['ECON 10'])]);
  fakeServer(
    plans.answers,
    courseAnswers([record('ECON 10', 'Markets', [lecture('A', 'Mon'), lecture('B', 'Tue')])]),
  );
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const pickShown = async () => {
    await user.click(await screen.findByRole('button', { name: /^Lecture of ECON 10/ }));
    await user.click(await screen.findByRole('option', { name: /^A ·/, selected: true }));
  };
  await pickShown();
  await waitFor(() =>
    expect(plans.versions[0]?.items[0]?.content).toMatchObject({
      picked: ['Lecture'],
      chosen: [{ component: 'Lecture', section: 'A' }],
    }),
  );
  expect(await screen.findByText(/picked by you/)).toBeInTheDocument();
});

it('counts one alternative of a group, and keeps the others when another one is taken', async () => {
  const either = course('ECON 10', { need: 'one_of', group: 'Group 1' });
  const plans = fakePlans([version([either, { ...either, code: 'MATH 20' }])]);
  const lecture = section('Lecture', 'A', ['Mon'], '09:00', '10:00');
  fakeServer(
    plans.answers,
    courseAnswers([record('ECON 10', 'Markets', [lecture]), record('MATH 20', 'Lines', [lecture])]),
  );
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  expect(await screen.findByRole('button', { name: /^ECON 10 Lecture A/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^MATH 20 Lecture A/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Clashes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take this instead' }));
  expect(await screen.findByRole('button', { name: /^MATH 20 Lecture A/ })).toBeVisible();
  const asides = () =>
    plans.versions[0]?.items.map(({ content }) => content.kind === 'course' && content.aside === true);
  await waitFor(() => expect(asides()).toEqual([true, false]));
});

it('opens a course over the plan, and those it leads to; Back and closing lead to the plan again', async () => {
  const lecture = section('Lecture', 'A', ['Mon'], '09:00', '10:00');
  const plans = fakePlans([version(['ECON 10'])]);
  fakeServer(
    plans.answers,
    courseAnswers([
      record('ECON 10', 'Markets', [lecture], { course_requirements: 'MATH 20 is recommended.' }),
      record('MATH 20', 'Lines', [lecture]),
    ]),
  );
  const { user, address, goBack } = openScreens({ '/plan': <PlanPage /> }, '/plan?version=a');
  const opener = await screen.findByRole('link', { name: 'ECON 10' });
  const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
  await user.click(opener);
  const economics = within(await dialog(/Markets/));
  expect(address()).toBe('/plan?term=2026+Spring&version=a&course=ECON%2010');
  expect(await economics.findByRole('button', { name: 'In this plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Courses are not picked for comparison here.
  expect(economics.queryByRole('button', { name: /comparison/ })).toBeNull();
  await user.click(await economics.findByRole('button', { name: 'MATH 20' }));
  const lines = within(await dialog(/Lines/));
  await user.click(await lines.findByRole('button', { name: 'Add to this plan' }));
  await lines.findByRole('button', { name: 'In this plan' });
  expect(plans.versions[0]?.items).toHaveLength(2);
  await goBack();
  await dialog(/Markets/);
  await user.click(await within(await dialog(/Markets/)).findByRole('button', { name: 'MATH 20' }));
  await user.click(
    within(await dialog(/Lines/))
      .getAllByRole('button', { name: 'Close' })
      .at(-1) as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/plan?version=a');
  await waitFor(() => expect(screen.getByRole('link', { name: 'ECON 10' })).toHaveFocus());
});

it('opens a course once by two clicks: the first closing leads to the plan', async () => {
  fakeServer(
    fakePlans([version(['ECON 10'])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')])]),
  );
  const { user, address } = openScreens({ '/plan': <PlanPage /> }, '/plan?version=a');
  const opener = await screen.findByRole('link', { name: 'ECON 10' });
  await act(async () => {
    fireEvent.click(opener);
    fireEvent.click(opener);
  });
  const dialog = within(await screen.findByRole('dialog', { name: /Markets/ }));
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(address()).toBe('/plan?version=a');
});
