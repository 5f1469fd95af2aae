import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { answerPlanner } from '../../domain/search/answer-planner.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { course, wish } from '../../testing/sample-content.ts';
import { PlanPage } from '../plan-page.tsx';
import { type AskPlanner, PlannerContext } from './use-planner.ts';

/** Answers synchronously, as the worker would. */
const askHere: AskPlanner = (question, onAnswer) => {
  for (const answer of answerPlanner(structuredClone(question)))
    if (answer.answer !== 'searching') onAnswer(answer);
  return () => undefined;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (contents: Parameters<typeof version>[0], records: Parameters<typeof courseAnswers>[0]) => {
  fakeServer(fakePlans([version(contents)]).answers, courseAnswers(records));
  return openScreens(
    {
      '/plan': (
        <PlannerContext value={askHere}>
          <PlanPage />
        </PlannerContext>
      ),
    },
    '/plan',
  );
};

it('shows in the list of courses which alternatives a previewed timetable leaves out', async () => {
  const either = course('ECON 10', { need: 'one_of', group: 'Group 1' });
  const { user } = open(
    [either, { ...either, code: 'MATH 20' }, wish(5)],
    [
      record('ECON 10', 'Markets', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')]),
      record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '11:00', '12:00')]),
    ],
  );
  const rowOf = (code: string) =>
    within(screen.getByRole('button', { name: `Remove ${code}` }).closest('li') as HTMLElement);
  await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' });
  await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
  await screen.findByText(/^Timetable 1 of/);
  expect(rowOf('ECON 10').getByText('Left out of the timetable shown')).toBeVisible();
  expect(rowOf('ECON 10').queryByRole('button', { name: /^Lock/ })).toBeNull();
  expect(rowOf('MATH 20').getAllByText(/Lecture A/)[0]).toBeVisible();
});

it('says each clash once where several sets cannot be combined', async () => {
  const at = (code: string, day: 'Mon' | 'Tue') =>
    record(code, code, [section('Lecture', 'A', [day], '09:00', '10:00')]);
  const { user } = open(
    ['ECON 10', 'MATH 20', 'ART 1', 'BIO 1'],
    [at('ECON 10', 'Mon'), at('MATH 20', 'Mon'), at('ART 1', 'Tue'), at('BIO 1', 'Tue')],
  );
  expect(await screen.findByRole('region', { name: 'Clashes' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
  expect(await screen.findByText(/cannot be had together\.$/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Nor can these' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Clashes' })).toBeNull();
});

it('keeps an optional course that a timetable leaves out in the list, from where it comes back', async () => {
  const lecture = section('Lecture', 'A', ['Mon'], '10:00', '11:00');
  const { user } = open(
    [course('MATH 20', { need: 'optional' }), 'ECON 10'],
    [record('MATH 20', 'Lines', [lecture]), record('ECON 10', 'Markets', [lecture])],
  );
  await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
  await user.click(await screen.findByRole('button', { name: 'Take this one' }));
  expect(await screen.findByText('Timetable taken. Left out, but kept in the list: MATH 20.')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^MATH 20/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^MATH 20 Lecture A, / })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Put it back' }));
  expect(await screen.findByText('MATH 20 is in the week again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^MATH 20 Lecture A, / })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('marks in the week what a timetable changes, and shows a day that differs first', async () => {
  const discussions = [
    section('Discussion', 'D1', ['Mon'], '09:00', '10:00'),
    section('Discussion', 'D2', ['Thu'], '10:00', '11:00'),
  ];
  const { user } = open(
    ['MATH 20', course('ECON 10', { chosen: discussions.slice(0, 1) }), wish(5)],
    [
      record('MATH 20', 'Lines', [section('Lecture', 'A', ['Tue'], '11:00', '12:00')]),
      record('ECON 10', 'Markets', discussions),
    ],
  );
  await screen.findByRole('button', { name: /^ECON 10 Discussion D1, .* Monday/ });
  const days = within(screen.getByRole('group', { name: 'Day' }));
  await user.click(days.getByRole('button', { name: 'Tue, Tuesday, 1 block' }));
  await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
  const moved = await screen.findByRole('button', { name: /^ECON 10 Discussion D2, .* Thursday/ });
  expect(moved).toHaveAccessibleDescription('Not in yours, and not taken yet.');
  expect(screen.getByRole('button', { name: /^MATH 20 Lecture A/ })).toHaveAccessibleDescription(
    'Only looked at: not taken yet.',
  );
  const monday = days.getByRole('button', { name: 'Mon, Monday, nothing meets, differs from yours' });
  expect(monday).toBePressed();
  const thursday = days.getByRole('button', { name: 'Thu, Thursday, 1 block, differs from yours' });
  await user.click(thursday);
  expect(thursday).toBePressed();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await days.findByRole('button', { name: 'Thu, Thursday, nothing meets' })).toBePressed();
  expect(
    await screen.findByRole('button', { name: /^ECON 10 Discussion D1, / }),
  ).not.toHaveAccessibleDescription(/^Not in yours/);
});

it.each([
  [[], 'What must be in it, and what you wish'],
  [[wish(5)], 'What must be in it, and what you wish (1 wish)'],
  [[wish(5), wish(4)], 'What must be in it, and what you wish (2 wishes)'],
])('counts the wishes where they are closed: %j', async (wishes, summary) => {
  open(['ECON 10', ...wishes], [record('ECON 10', 'Markets', [])]);
  expect(await screen.findByText(summary)).toBeVisible();
});
