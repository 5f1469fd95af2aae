import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
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
