import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { listShortcuts } from '#platform/web/page/shortcuts.ts';
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
  for (const line of clashing.querySelectorAll(':scope > span > span')) expect(line).toHaveClass('pr-2');
  const free = screen.getByRole('button', { name: /^Work at the library, Wednesday/ });
  expect(free.style.backgroundImage).toBe('');
});

it('leaves room beside a clash for the dates and the time, which come before the place', async () => {
  const discussion = section('Discussion', 'D1', ['Mon'], '09:00', '10:00');
  const halfTerm = {
    ...discussion,
    meetings: discussion.meetings.map((meeting) => ({ ...meeting, from: '2026-03-27' })),
  };
  fakeServer(
    fakePlans([version(['ECON 10', 'MATH 20', block('Work at the library')])]).answers,
    courseAnswers([
      record('ECON 10', 'Markets', [halfTerm]),
      record('MATH 20', 'Lines', [section('Lecture', 'A', ['Wed'], '09:00', '10:00')]),
    ]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const dated = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  const lines = [...dated.querySelectorAll(':scope > span > span')].map(
    (line) => line.getAttribute('data-time') ?? (line.textContent ?? '').trim(),
  );
  expect(lines).toEqual(['ECON 10 Disc D1', 'Mar 27–', '9:00–10:00', 'Hall 1']);
  // Five lines fit in an hour of this week: two for the name, one for the dates, two for the time.
  expect(dated.style.getPropertyValue('--name-lines')).toBe('2');
  const whole = screen.getByRole('button', { name: /^MATH 20 Lecture A/ });
  expect(whole.style.getPropertyValue('--name-lines')).toBe('3');
});

it('hyphenates words that do not fit, but no code of a course', async () => {
  fakeServer(
    fakePlans([version(['ECON 10', block('Independent work')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [section('Discussion', 'D1', ['Mon'], '09:00', '10:00')])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const discussion = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  expect(within(discussion).getByText('ECON 10')).toHaveClass('hyphens-manual');
  const [own] = screen.getAllByRole('button', { name: /^Independent work, Monday/ });
  const name = within(own as HTMLElement).getByText('Independent work');
  expect(name).not.toHaveClass('hyphens-manual');
  expect(name.parentElement).toHaveClass('hyphens-auto');
});

it('has its keys in the list of shortcuts', async () => {
  fakeServer(
    fakePlans([version([block('Work at the library')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  await screen.findByRole('button', { name: /^Work at the library, Monday/ });
  const keys = listShortcuts().map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['↑ ↓', 'Enter', 'Delete', 'Esc']));
});

it.each([
  [2, false],
  [3, false],
  [6, true],
  [7, true],
])(
  'names a few clashes, and makes more one line that opens, sooner on a small screen: %i, wide %j',
  async (count, isWide) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isWide,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const blocks = ['Work', 'Sport', 'Choir', 'Art', 'Band', 'Chess', 'Dance'].slice(0, count).map(block);
    fakeServer(
      fakePlans([version(['ECON 10', ...blocks])]).answers,
      courseAnswers([record('ECON 10', 'Markets', [section('Discussion', 'D1', ['Mon'], '09:00', '10:00')])]),
    );
    const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
    const sport = await screen.findByText('ECON 10 and Sport, Mon 9:00 AM');
    if (count === (isWide ? 7 : 3)) {
      expect(sport).not.toBeVisible();
      await user.click(screen.getByText(`${count} clashes`));
    }
    expect(sport).toBeVisible();
  },
);

it('leaves two lines for the hours where it is beside another', async () => {
  fakeServer(
    fakePlans([version(['ECON 10', block('Work at the library')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [section('Discussion', 'D1', ['Mon'], '09:00', '10:00')])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const beside = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  // Four lines fit in this hour: two for the name, two for the time.
  expect(beside).toHaveClass('leading-3.25');
  expect(beside.style.getPropertyValue('--name-lines')).toBe('2');
});

it.each([
  [['09:00', '09:50'], 'block', '4.0625rem'],
  [['09:00', '09:45'], 'block', '4.5rem'],
  [['11:00', '11:50'], 'nothing', '3.5rem'],
  [['09:00', '10:00'], 'block', '3.5rem'],
  [['09:00', '10:00', '2026-03-27'], 'block', '4.1875rem'],
  [['11:00', '11:50', '2026-03-27'], 'nothing', '4.0625rem'],
])('has hours high enough for those of each block: %j beside a %s', async (times, _, height) => {
  const [start = '', end = '', from = null] = times;
  const discussion = section('Discussion', 'D1', ['Mon'], start, end);
  const meetings = discussion.meetings.map((meeting) => ({ ...meeting, from }));
  fakeServer(
    fakePlans([version(['ECON 10', block('Work at the library')])]).answers,
    courseAnswers([record('ECON 10', 'Markets', [{ ...discussion, meetings }])]),
  );
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const short = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  // Two lines for the name; the others are for the dates and the time.
  expect(short.style.getPropertyValue('--name-lines')).toBe('2');
  const grid = short.closest<HTMLElement>('[style*="--usual"]');
  expect(grid?.style.getPropertyValue('--usual')).toBe(height);
});
