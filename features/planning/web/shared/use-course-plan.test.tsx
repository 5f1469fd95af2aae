import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import type { CoursePlan } from '#features/catalogue/web/shared/course-plan.ts';
import { type Answer, failedAnswer, fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, version } from '../../testing/plan-courses.ts';
import { CoursePlanSource } from './course-plan-source.tsx';

const ECON = record('ECON 10', 'Markets', [
  section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00'),
  section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
  section('Discussion', 'D2', ['Tue'], '15:00', '16:00'),
]);
const MATH = record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')]);
const LINES = record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]);

/** Another screen, with a button that plans a course. */
function OtherScreen({ code }: { code: string }) {
  const [plan, setPlan] = useState<CoursePlan | null>(null);
  return (
    <>
      <button type="button" onClick={() => plan?.toggle({ class_tag: code, term: TERM, codes: [code] })}>
        {plan ? 'Plan' : 'Wait'}
      </button>
      <p>{plan?.isPlanned({ class_tag: code, term: TERM, codes: [code] }) ? 'In it' : 'Not in it'}</p>
      <CoursePlanSource onPlan={setPlan} />
    </>
  );
}

const open = (code: string, ...planned: string[]) => {
  const plans = fakePlans(planned.length > 0 ? [version(planned)] : []);
  const answers = courseAnswers([ECON, MATH, LINES]);
  fakeServer(plans.answers, answers);
  const { user } = openScreens({ '/courses': <OtherScreen code={code} /> }, '/courses');
  const press = async () => user.click(await screen.findByRole('button', { name: 'Plan' }));
  return { plans, answers, press };
};

/** A fake answer that is computed by the call. */
const called = (answer: Answer | undefined) => {
  if (typeof answer !== 'function') throw new Error('there is no such answer');
  return answer;
};

it('adds a course with sections that go with the rest, and names them', async () => {
  const { plans, press } = open('ECON 10', 'MATH 21');
  await press();
  expect(
    await screen.findByText(
      /^ECON 10 added: Lecture A, Mon, Wed 10:00 – 11:00 AM; Discussion D2, Tue 3:00 – 4:00 PM\. In version A of your plan/,
    ),
  ).toBeVisible();
  const [, added] = plans.versions[0]?.items ?? [];
  expect(added?.content.kind === 'course' && added.content.chosen.map(({ section: name }) => name)).toEqual([
    'A',
    'D2',
  ]);
  await press();
  expect(await screen.findByText('ECON 10 is no longer in version A of your plan')).toBeVisible();
});

it('shows a course as planned while it is being saved, and no longer if that failed', async () => {
  const { plans, press } = open('MATH 20', 'ECON 10');
  await screen.findByText('Not in it');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  plans.answers['POST /api/plans/versions/{version_id}/items'] = async () => {
    await promise;
    return failedAnswer();
  };
  await press();
  expect(screen.getByText('In it')).toBeVisible();
  resolve(undefined);
  expect(await screen.findByText('Not in it')).toBeVisible();
});

it('names what the course clashes with', async () => {
  const { press } = open('MATH 20', 'ECON 10');
  await press();
  expect(
    await screen.findByText(/MATH 20 added: Lecture A, .*\. It clashes with ECON 10\. In/),
  ).toBeVisible();
});

it('makes the first version of a term', async () => {
  const { plans, press } = open('MATH 20');
  await press();
  expect(await screen.findByText(/^MATH 20 added: Lecture A/)).toBeVisible();
  expect(plans.versions.map(({ name, items }) => [name, items.length])).toEqual([['A', 1]]);
});

it('adds the course without sections where its record cannot be fetched', async () => {
  const { plans, press } = open('GONE 1');
  await press();
  expect(await screen.findByText('GONE 1 is in version A of your plan for 2026 Spring')).toBeVisible();
  await waitFor(() => expect(plans.versions[0]?.items).toHaveLength(1));
});

it('removes nothing by “add” that was added in another tab', async () => {
  const { plans, press } = open('MATH 20');
  await screen.findByText('Not in it');
  plans.versions.push(version(['MATH 20']));
  await press();
  expect(
    await screen.findByText('MATH 20 was already in version A of your plan for 2026 Spring'),
  ).toBeVisible();
  expect(await screen.findByText('In it')).toBeVisible();
  expect(plans.versions[0]?.items).toHaveLength(1);
});

it('shows a course as planned that was saved though the answer was lost', async () => {
  const { plans, press } = open('MATH 20', 'ECON 10');
  await screen.findByText('Not in it');
  const edit = called(plans.answers['POST /api/plans/versions/{version_id}/items']);
  plans.answers['POST /api/plans/versions/{version_id}/items'] = async (...asked) => {
    await edit(...asked);
    plans.answers['POST /api/plans/versions/{version_id}/items'] = edit;
    return failedAnswer();
  };
  await press();
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(await screen.findByText('In it')).toBeVisible();
  await press();
  expect(await screen.findByText('MATH 20 is no longer in version A of your plan')).toBeVisible();
});
