import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, TERM_DATES, version } from '../testing/plan-courses.ts';
import { PlanPage } from './plan-page.tsx';

const FALL = '2025 Fall';
const ANSWERS = {
  ...courseAnswers([record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '09:00', '10:00')])]),
  'GET /api/university': jsonAnswer(200, {
    today: '2025-10-20',
    terms: [
      { name: FALL, start: '2025-09-02', end: '2025-12-12' },
      { name: TERM, ...TERM_DATES },
    ],
    subjects: {},
    subject_aliases: {},
  }),
};
const shown = (term: string) => screen.findByRole('button', { name: `Term ${term}` });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the term of a plan', () => {
  it('is the one with courses, and stays while the page is open', async () => {
    const plans = fakePlans([version(['MATH 20'])]);
    fakeServer(plans.answers, ANSWERS);
    const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
    expect(await shown(TERM)).toBeVisible();
    (await screen.findByRole('button', { name: /^MATH 20 Lecture/ })).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(plans.versions[0]?.items).toEqual([]));
    expect(await screen.findByText(/^Nothing is planned for 2026 Spring yet/)).toBeVisible();
  });

  it('is the current one without courses', async () => {
    fakeServer(fakePlans([version([])]).answers, ANSWERS);
    openScreens({ '/plan': <PlanPage /> }, '/plan');
    expect(await shown(FALL)).toBeVisible();
  });

  it('is the current one if the plans cannot be listed', async () => {
    const refused = { 'GET /api/plans': jsonAnswer(409, { error: 'Not now.', code: 'conflict' }) };
    fakeServer(refused, fakePlans([version(['MATH 20'])]).answers, ANSWERS);
    openScreens({ '/plan': <PlanPage /> }, '/plan');
    expect(await shown(FALL)).toBeVisible();
  });

  it('is the one of the address, if that has one', async () => {
    fakeServer(fakePlans([version(['MATH 20'])]).answers, ANSWERS);
    openScreens({ '/plan': <PlanPage /> }, '/plan?term=2025+Fall');
    expect(await shown(FALL)).toBeVisible();
  });
});
