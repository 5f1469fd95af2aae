import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { PlanContent } from '../../contract.ts';
import { answerPlanner } from '../../domain/search/answer-planner.ts';
import { type FakePlans, fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, version } from '../../testing/plan-courses.ts';
import { course } from '../../testing/sample-content.ts';
import { type AskPlanner, PlannerContext } from '../find/use-planner.ts';
import { PlanPage } from '../plan-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [
    section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00'),
    section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
    section('Discussion', 'D2', ['Tue'], '15:00', '16:00'),
  ]),
  record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')]),
  record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]),
];

/** Answers synchronously, as the worker would. */
const askHere: AskPlanner = (question, onAnswer) => {
  for (const answer of answerPlanner(structuredClone(question)))
    if (answer.answer !== 'searching') onAnswer(answer);
  return () => undefined;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const offerings = [{ term: TERM, times: 'Mon 10:00 AM', teachers: [] }];
const kept = (codes: readonly string[]) =>
  jsonAnswer(200, {
    courses: codes.map((code) => ({
      code,
      revision: 1,
      tag: code,
      codes: [code],
      note: '',
      labels: [],
      saved_at: '2026-01-01T00:00:00.000Z',
      now: { tag: code, title: 'Kept', rating: null, offerings },
    })),
  });

/** Opens a plan of a student who saved these courses. */
const open = (saved: readonly string[], ...contents: (string | PlanContent)[]) => {
  const plans: FakePlans = fakePlans([version(contents)]);
  fakeServer(plans.answers, { ...courseAnswers(COURSES), 'GET /api/saved/courses': kept(saved) });
  const { user } = openScreens(
    {
      '/plan': (
        <PlannerContext value={askHere}>
          <PlanPage />
        </PlannerContext>
      ),
    },
    '/plan',
  );
  return { user, plans };
};

const says = (words: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain(words),
  );

it('show whether they still fit, and are added', async () => {
  const { user, plans } = open(['MATH 20', 'MATH 21', 'ECON 10'], 'ECON 10');
  await user.click(await screen.findByText('2 saved courses of this term'));
  const list = within(screen.getByRole('list', { name: 'Saved courses' }));
  const which = screen.getByRole('button', { name: 'Which still fit?' });
  await user.click(which);
  expect(await list.findByText('fits · Mon 10:00 AM')).toBeVisible();
  expect(list.getByText('does not fit · Mon 10:00 AM')).toBeVisible();
  await says('1 of 2 saved courses still fit');
  expect(which).toHaveFocus();
  await user.click(list.getByRole('button', { name: 'Add MATH 21' }));
  await waitFor(() =>
    expect(
      plans.versions[0]?.items.map(({ content }) => (content.kind === 'course' ? content.code : '')),
    ).toEqual(['ECON 10', 'MATH 21']),
  );
});

it.each([
  ['optional, and in the week', { need: 'optional' }, 'fits without optional courses'],
  ['optional, and put aside', { need: 'optional', aside: true }, 'fits'],
] as const)('fit beside a course that is %s', async (_, need, words) => {
  const { user } = open(['MATH 20'], course('ECON 10', need), 'MATH 21');
  await user.click(await screen.findByText('1 saved course of this term'));
  await user.click(screen.getByRole('button', { name: 'Which still fit?' }));
  expect(await screen.findByText(`${words} · Mon 10:00 AM`)).toBeVisible();
});

it.each([
  ['ECON 10', 'MATH 21', 'fits'],
  ['MATH 21', 'ECON 10', 'does not fit'],
])('fit beside the alternative that is in the week: not %s, but %s', async (aside, taken, words) => {
  const oneOf = { need: 'one_of', group: 'Sciences' } as const;
  const { user } = open(['MATH 20'], course(aside, { ...oneOf, aside: true }), course(taken, oneOf));
  await user.click(await screen.findByText('1 saved course of this term'));
  await user.click(screen.getByRole('button', { name: 'Which still fit?' }));
  expect(await screen.findByText(`${words} · Mon 10:00 AM`)).toBeVisible();
});
