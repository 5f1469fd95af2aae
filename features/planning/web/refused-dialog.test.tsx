import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
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

describe('a version that was deleted elsewhere', () => {
  const lockAfterDeletion = async () => {
    plans = fakePlans([version([picked()])]);
    fakeServer(plans.answers, courseAnswers(COURSES));
    const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
    const lock = await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' });
    const deleted = plans.versions;
    plans.versions = [];
    await user.click(lock);
    const dialog = within(await screen.findByRole('dialog', { name: 'This version was deleted elsewhere' }));
    expect(dialog.getByText('ECON 10 Lecture A locked')).toBeVisible();
    return { user, dialog, deleted };
  };
  const locked = () => {
    const content = contentOf(0);
    return content?.kind === 'course' ? content.locked : null;
  };

  it('comes back with the change', async () => {
    const { user, dialog } = await lockAfterDeletion();
    await user.click(dialog.getByRole('button', { name: 'Bring the version back, with this change' }));
    await waitFor(() => expect(locked()).toEqual([nameOf(LECTURE)]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('ECON 10 Lecture A locked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(locked()).toEqual([]));
  });

  it('takes the change if another tab brought it back meanwhile', async () => {
    const { user, dialog, deleted } = await lockAfterDeletion();
    plans.versions = deleted;
    plans.answers['POST /api/plans/versions'] = () => jsonAnswer(200, plans.versions[0]);
    await user.click(dialog.getByRole('button', { name: 'Bring the version back, with this change' }));
    await waitFor(() => expect(locked()).toEqual([nameOf(LECTURE)]));
  });

  it('stays deleted where the student says so, and when it cannot be brought back they are asked still', async () => {
    const { user, dialog } = await lockAfterDeletion();
    plans.answers['POST /api/plans/versions'] = failedAnswer();
    await user.click(dialog.getByRole('button', { name: 'Bring the version back, with this change' }));
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Leave it deleted' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plans.versions).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('comes back with all that was changed offline', async () => {
    plans = fakePlans([version([picked()])]);
    fakeServer(plans.answers, courseAnswers(COURSES));
    const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
    const lock = await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' });
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await user.click(lock);
    await user.click(await screen.findByRole('button', { name: 'Lock Discussion D2 of ECON 10' }));
    plans.versions = [];
    act(() => onlineManager.setOnline(true));
    await user.click(
      await screen.findByRole('button', { name: 'Bring the version back, with these changes' }),
    );
    await waitFor(() => expect(locked()).toHaveLength(2));
  });
});

describe('a version that was deleted elsewhere before it was changed as a whole', () => {
  const changeAfterDeletion = async (action: string, announcedAs: string) => {
    const other = version([], { version_id: 'b', name: 'B', position: 1, in_front: false });
    plans = fakePlans([version([picked()]), other]);
    fakeServer(plans.answers, courseAnswers(COURSES));
    const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
    await user.click(await screen.findByRole('button', { name: 'Actions for A' }));
    plans.versions = [{ ...other, in_front: true, position: 0 }];
    await user.click(screen.getByRole('menuitem', { name: action }));
    if (action === 'Rename…') {
      const naming = within(await screen.findByRole('dialog', { name: 'Rename this version' }));
      await waitFor(() => expect(naming.getByLabelText('Name')).toHaveFocus());
      await user.keyboard('With rowing');
      await user.click(naming.getByRole('button', { name: 'Rename' }));
    }
    const dialog = within(await screen.findByRole('dialog', { name: 'This version was deleted elsewhere' }));
    expect(dialog.getByText(announcedAs)).toBeVisible();
    expect(dialog.getByText('Version A was deleted')).toBeVisible();
    return { user, dialog };
  };
  const names = () => plans.versions.map(({ name }) => name);

  it.each([
    ['Rename…', 'Renamed to With rowing', ['With rowing', 'B']],
    ['Move right', 'A is now 2 of 2', ['B', 'A']],
    ['Duplicate', 'A copied as C', ['A', 'B', 'C']],
  ])('comes back with what was asked: %s', async (action, announcedAs, left) => {
    const { user, dialog } = await changeAfterDeletion(action, announcedAs);
    await user.click(dialog.getByRole('button', { name: 'Bring the version back, with this change' }));
    await waitFor(() => expect(names()).toEqual(left));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const name of left)
      expect(await screen.findByRole('tab', { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(plans.versions.find(({ version_id }) => version_id === 'a')?.items).toHaveLength(1);
    await waitFor(() => expect(announced()).toContain(announcedAs));
  });

  it('stays deleted where the student says so, and when it cannot be brought back they are asked still', async () => {
    const { user, dialog } = await changeAfterDeletion('Duplicate', 'A copied as C');
    plans.answers['POST /api/plans/versions'] = failedAnswer();
    await user.click(dialog.getByRole('button', { name: 'Bring the version back, with this change' }));
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Leave it deleted' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['B']);
    expect(screen.queryByRole('tab', { name: /^A/ })).toBeNull();
  });
});
