import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import type { SharedPlan } from '#features/planning/sharing.contract.ts';
import { fakePlans } from '#features/planning/testing/fake-plans.ts';
import { version } from '#features/planning/testing/plan-courses.ts';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { type Answers, fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { SharedPage } from './shared-page.tsx';
import { ShareDialog } from './shared/share-dialog.tsx';

const PLAN: SharedPlan = {
  term: '2026 Spring',
  catalogue_date: '2026-01-20',
  courses: [
    {
      code: 'ECON 10',
      title: 'Markets',
      units: 4,
      hours: 6.25,
      optional: false,
      sections: [
        {
          class_number: '7',
          section: 'A',
          component: 'Lecture',
          instructors: ['Ada Stone'],
          meetings: [
            { days: ['Mon', 'Wed'], start: '10:00', end: '11:00', place: 'Hall 1', from: null, to: null },
          ],
        },
      ],
    },
    { code: 'OLD 1', title: '', units: null, hours: null, optional: true, sections: [] },
  ],
  own_courses: [
    {
      units: 2,
      meetings: [{ days: ['Fri'], start: '09:00', end: '10:00', place: '', from: null, to: null }],
    },
  ],
};
const NOT_SHARED = { concentration: '', year: '', courses_taken: [], interests: [] };

const answers: Answers = {
  'GET /api/shared/{shareId}': jsonAnswer(200, { profile: NOT_SHARED, chatHistory: [], plan: PLAN }),
  'GET /api/profile': jsonAnswer(200, { profile: EMPTY_PROFILE }),
  'GET /api/chat/sessions': jsonAnswer(200, { sessions: [], next: null }),
  'GET /api/university': jsonAnswer(200, { subjects: {}, subject_aliases: {}, terms: [] }),
  'GET /api/courses': linesAnswer([{ total: 0 }]),
  'GET /api/shares': jsonAnswer(200, { shares: [] }),
  'POST /api/shares/preview': jsonAnswer(200, {
    shared: { profile: NOT_SHARED, chatHistory: [], plan: PLAN },
    messages: [],
  }),
  'POST /api/shares': jsonAnswer(200, { shareId: 'made', url: 'https://lectern.example/shared/made' }),
};

describe('a shared plan', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('names courses, sections and times, and can be copied to a version of one’s own', async () => {
    const plans = fakePlans();
    const seen = fakeServer(plans.answers, answers);
    const { user } = openScreens(
      { '/shared/:shareId': <SharedPage />, '/plan': <p>The plan</p> },
      '/shared/x',
    );
    const plan = within(await screen.findByRole('region', { name: 'Plan of 2026 Spring' }));
    expect(
      plan.getByText('Lecture A · Mon, Wed 10:00 – 11:00 AM · Hall 1 · Ada Stone · class 7'),
    ).toBeVisible();
    expect(plan.getByText('As the catalogue had it on 20 January 2026.')).toBeVisible();
    expect(plan.getByText('4 units · 6.3 hrs/week')).toBeVisible();
    expect(plan.getByText('(not in the catalogue of this term)', { exact: false })).toBeVisible();
    expect(plan.getAllByText('A course outside the catalogue').length).toBeGreaterThan(0);
    await user.click(await plan.findByRole('button', { name: 'Copy to my plan' }));
    expect(await screen.findByText('The plan')).toBeVisible();
    expect(plans.versions).toMatchObject([
      {
        term: '2026 Spring',
        name: 'Shared with me',
        items: [
          {
            content: { code: 'ECON 10', need: 'required', chosen: [{ component: 'Lecture', section: 'A' }] },
          },
          { content: { code: 'OLD 1', need: 'optional' } },
          { content: { kind: 'own_course', units: 2, meetings: [{ days: ['Fri'], start: '09:00' }] } },
        ],
      },
    ]);
    expect(seen.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('is the only content of a link if sharing begins with a plan', async () => {
    const plans = fakePlans([version(['ECON 10'], { version_id: 'front', name: 'Mornings' })]);
    const seen = fakeServer(plans.answers, answers);
    const plan = { versionId: 'mine', label: '2026 Spring, B' };
    const { user } = openScreens({ '/': <ShareDialog open plan={plan} onClose={() => undefined} /> }, '/');
    expect(await screen.findByRole('button', { name: /^Plan/ })).toHaveTextContent('2026 Spring, B');
    await user.click(screen.getByRole('button', { name: /^Plan/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'None',
      '2026 Spring, B',
      '2026 Spring, Mornings',
    ]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'Plan of 2026 Spring' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === 'POST /api/shares')?.input).toMatchObject({
        fields: [],
        session_id: null,
        plan_version_id: 'mine',
      }),
    );
  });
});
