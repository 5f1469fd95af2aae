import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { type Answer, fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../testing/plan-courses.ts';
import { PlanPage } from './plan-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [
    section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
    section('Discussion', 'D2', ['Wed'], '09:00', '10:00'),
    section('Discussion', 'D3', ['Thu'], '09:00', '10:00'),
  ]),
  record('MATH 21', 'Spaces of lines', [section('Lecture', 'A', ['Tue', 'Fri'], '09:00', '10:00')]),
  record('MATH 22', 'Fields of lines', [
    section('Lecture', 'A', ['Fri'], '09:00', '10:00'),
    section('Lecture', 'B', ['Fri'], '15:00', '16:00'),
  ]),
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** The records of the courses that are added come later. */
const open = async () => {
  const plans = fakePlans([version(['ECON 10'])]);
  const answers = courseAnswers(COURSES);
  const answer = answers['GET /api/courses/{code}'] as Extract<Answer, (...args: never[]) => unknown>;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answers['GET /api/courses/{code}'] = async (...asked) => {
    if (asked[0].input['code'] !== 'ECON 10') await promise;
    return answer(...asked);
  };
  fakeServer(plans.answers, answers);
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'lines');
  const sectionsOf = (code: string) =>
    plans.versions[0]?.items.flatMap(({ content }) =>
      content.kind === 'course' && content.code === code
        ? [content.chosen.map(({ section: name }) => name)]
        : [],
    );
  const add = async (code: string) => user.click(await screen.findByRole('button', { name: `Add ${code}` }));
  return { user, add, sectionsOf, answerRecords: () => act(async () => resolve(undefined)) };
};

it('a section that is picked while an added course is fetched stays', async () => {
  const { user, add, sectionsOf, answerRecords } = await open();
  await add('MATH 21');
  await user.click(await screen.findByRole('button', { name: /^Discussion of ECON 10/ }));
  await user.click(await screen.findByRole('option', { name: /^D3 ·/ }));
  await waitFor(() => expect(sectionsOf('ECON 10')).toEqual([['D3']]));
  await answerRecords();
  await waitFor(() => expect(sectionsOf('MATH 21')).toEqual([['A']]));
  expect(sectionsOf('ECON 10')).toEqual([['D3']]);
});

it('two courses that are added at once make room for each other, and neither is added twice', async () => {
  const { add, sectionsOf, answerRecords } = await open();
  await add('MATH 21');
  await add('MATH 22');
  await add('MATH 22');
  await answerRecords();
  await waitFor(() => expect(sectionsOf('MATH 21')).toEqual([['A']]));
  await waitFor(() => expect(sectionsOf('MATH 22')).toEqual([['B']]));
});
