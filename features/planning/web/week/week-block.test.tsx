import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { block } from '../../testing/sample-content.ts';
import { PlanPage } from '../plan-page.tsx';

it('has a tooltip with the text that a narrow column cuts off, and describes its keys', async () => {
  fakeServer(
    fakePlans([version(['ECON 10', block('Work at the library')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [section('Discussion', 'D1', ['Mon'], '09:00', '10:00')])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const discussion = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  expect(discussion).toHaveTextContent('Disc D1');
  expect(discussion).toHaveAttribute(
    'title',
    'ECON 10 Discussion D1, Hall 1, Monday 9:00 – 10:00 AM, clashes with Work at the library',
  );
  expect(discussion).toHaveAccessibleDescription(/^Enter locks it/);
  const [own] = screen.getAllByRole('button', { name: /^Work at the library, Monday/ });
  expect(own).toHaveAccessibleDescription('Enter changes it. Delete removes it.');
});

it('has the pattern of a clash in a strip beside its text', async () => {
  fakeServer(
    fakePlans([version(['ECON 10', block('Work at the library')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [section('Discussion', 'D1', ['Mon'], '09:00', '10:00')])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const clashing = await screen.findByRole('button', { name: /^ECON 10 Discussion D1.*clashes/ });
  expect(clashing).toHaveStyle({ backgroundSize: '6px 100%', backgroundRepeat: 'no-repeat' });
  for (const line of clashing.children) expect(line).toHaveClass('pr-2');
  const free = screen.getByRole('button', { name: /^Work at the library, Wednesday/ });
  expect(free.style.backgroundImage).toBe('');
});
