import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import type { PlanContent } from '../contract.ts';
import { nameOf } from '../domain/planned-course.ts';
import { type FakePlans, fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { PlanPage } from './plan-page.tsx';

const LECTURE = section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00');
const D1 = section('Discussion', 'D1', ['Tue'], '09:00', '10:00');
const D2 = section('Discussion', 'D2', ['Thu'], '15:00', '16:00');
const CLAY = section('Lecture', 'A', ['Tue'], '09:00', '10:00');
const COURSES = [
  record('ECON 10', 'Markets', [LECTURE, D1, D2]),
  record('ART 1', 'Clay', [CLAY, section('Lecture', 'B', ['Fri'], '09:00', '10:00')]),
];
const LOCKED_CLAY = course('ART 1', { locked: [nameOf(CLAY)], chosen: [nameOf(CLAY)] });

let plans: FakePlans;

const picked = (): PlanContent =>
  course('ECON 10', { chosen: [nameOf(LECTURE), nameOf(D2)], picked: ['Discussion'] });

/** Picks discussion D1, for which ART 1 makes room, just after another tab changed something. */
const pickDiscussion = async (changeElsewhere: () => void) => {
  plans = fakePlans([version([picked(), course('ART 1', { chosen: [nameOf(CLAY)] })])]);
  fakeServer(plans.answers, courseAnswers(COURSES));
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  (await screen.findByRole('button', { name: /^ECON 10 Discussion D2/ })).focus();
  changeElsewhere();
  await user.keyboard('{ArrowDown}{Enter}');
  return user;
};
const contentOf = (at: number) => plans.versions[0]?.items[at]?.content;
const discussion = () => {
  const content = contentOf(0);
  return content?.kind === 'course' ? content.chosen.map(({ section: name }) => name) : [];
};
const announced = () =>
  screen
    .getAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent)
    .join(' ');

it('keeps what was locked elsewhere of a course that mine only moved, and announces mine once it is written', async () => {
  const user = await pickDiscussion(() => {
    plans.change('item ECON 10', course('ECON 10', { need: 'optional' }));
    plans.change('item ART 1', LOCKED_CLAY);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'This was changed elsewhere' }));
  expect(dialog.getByText(/^ECON 10; .*Discussion D1/)).toBeVisible();
  expect(dialog.getByText(/^ECON 10; .*Discussion D2, .*picked$/)).toBeVisible();
  expect(dialog.queryByText(/ART 1/)).toBeNull();
  expect(announced()).not.toContain('ECON 10: Discussion D1');
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(discussion()).toEqual(['A', 'D1']));
  expect(contentOf(1)).toEqual(LOCKED_CLAY);
  await waitFor(() => expect(announced()).toContain('ECON 10: Discussion D1, Tue 9:00 – 10:00 AM'));
  expect(announced()).not.toContain('ART 1 moved');
});

it('does not ask if only what made room was changed elsewhere', async () => {
  await pickDiscussion(() => plans.change('item ART 1', LOCKED_CLAY));
  await waitFor(() => expect(discussion()).toEqual(['A', 'D1']));
  expect(contentOf(1)).toEqual(LOCKED_CLAY);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('removes a course without asking that another tab only moved to make room', async () => {
  plans = fakePlans([version([course('ART 1', { chosen: [nameOf(CLAY)] })])]);
  fakeServer(plans.answers, courseAnswers(COURSES));
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  (await screen.findByRole('button', { name: /^ART 1 Lecture A/ })).focus();
  plans.change('item ART 1', course('ART 1', { chosen: [{ ...nameOf(CLAY), section: 'B' }] }));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(plans.versions[0]?.items).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
