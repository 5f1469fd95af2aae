import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import type { PlanContent } from '../../contract.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, version } from '../../testing/plan-courses.ts';
import { course } from '../../testing/sample-content.ts';
import { PlanPage } from '../plan-page.tsx';

const ECON = record('ECON 10', 'Markets', [
  section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
  section('Discussion', 'D2', ['Thu'], '15:00', '16:00'),
  section('Discussion', 'D3', ['Thu'], '09:00', '10:00'),
]);

it('tells on which days the other times of a section that a finger holds are, and how to go on', async () => {
  const scrolledTo: (string | null)[] = [];
  Element.prototype.scrollIntoView = vi.fn(function scrolled(this: Element) {
    scrolledTo.push(this.getAttribute('aria-label'));
  });
  fakeServer(
    fakePlans([version([course('ECON 10', { chosen: ECON.sections.slice(0, 1) })])]).answers,
    courseAnswers([ECON]),
  );
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  const held = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
  const days = within(screen.getByRole('group', { name: 'Day' }));
  await user.click(days.getByRole('button', { name: 'Tue, Tuesday, 1 block' }));
  fireEvent.pointerDown(held, { pointerType: 'touch', button: 0 });
  expect(await screen.findByText('Tap a day, then a time')).toBeVisible();
  fireEvent.pointerUp(held, { pointerType: 'touch', button: 0 });
  expect(scrolledTo).toEqual([]);

  const thursday = days.getByRole('button', { name: 'Thu, Thursday, nothing meets, 2 other times' });
  expect(thursday.querySelector('[data-count]')).toHaveAttribute('data-count', '+2');
  expect(days.getByRole('button', { name: 'Wed, Wednesday, nothing meets' })).toBeVisible();
  await user.click(thursday);
  expect(scrolledTo).toEqual(['Discussion D3 free: take Thu 9:00 – 10:00 AM']);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Tap a day, then a time')).toBeNull());
  expect(screen.queryByRole('button', { name: /: take / })).toBeNull();
  expect(held).toHaveFocus();
  expect(days.getByRole('button', { name: 'Thu, Thursday, nothing meets' })).toBeVisible();
});

it('makes days as wide as each other, but one with three blocks side by side', async () => {
  const hours = (label: string, days: Weekday[]): PlanContent => ({
    kind: 'block',
    label,
    days,
    start: '09:00',
    end: '12:00',
    from: null,
    to: null,
  });
  const blocks = [hours('Work', ['Mon', 'Tue']), hours('Sport', ['Mon', 'Tue']), hours('Choir', ['Tue'])];
  fakeServer(fakePlans([version(blocks)]).answers, courseAnswers([]));
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const tuesday = (await screen.findByRole('button', { name: /^Choir/ })).closest('section');
  const days = tuesday?.parentElement;
  const parts = [1, 1.5, 1, 1, 1].map((part) => `minmax(0, ${part}fr)`);
  expect(days?.style.getPropertyValue('--days')).toBe(parts.join(' '));
});

it('shows another time beside the block that it clashes with, and covers neither it nor the reason', async () => {
  const maths = record('MATH 20', 'Lines', [section('Lecture', 'A', ['Thu'], '15:30', '16:30')]);
  const contents = [course('ECON 10', { chosen: ECON.sections.slice(0, 1) }), course('MATH 20')];
  fakeServer(fakePlans([version(contents)]).answers, courseAnswers([ECON, maths]));
  const { user } = openScreens({ '/plan': <PlanPage /> }, '/plan');
  (await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const ghost = screen.getByRole('button', { name: /^Discussion D2 clashes with MATH 20: take Thu/ });
  const lecture = screen.getByRole('button', { name: /^MATH 20 Lecture A/ });
  expect(lecture.parentElement?.style.left).toBe('calc(0% + 1px)');
  expect(ghost.parentElement?.style.left).toBe('calc(50% + 1px)');
  for (const each of [lecture, ghost]) expect(each.parentElement?.style.width).toBe('calc(50% - 2px)');
  expect(within(ghost).getByText('clashes with MATH 20').parentElement?.className).not.toContain(
    'line-clamp',
  );
  // Its time is there in half the width too.
  expect(within(ghost).getByText('D2')).toHaveAttribute('data-time', ' 3:00–4:00');
  const free = screen.getByRole('button', { name: /^Discussion D3 free: take Thu/ });
  expect(free.parentElement?.style.width).toBe('calc(100% - 2px)');
});

it('ends picking up when the mouse lets go beside the other times, and moves own hours where they are dropped', async () => {
  const plans = fakePlans([
    version([
      course('ECON 10', { chosen: ECON.sections.slice(0, 1) }),
      { kind: 'block', label: 'Work', days: ['Fri'], start: '11:00', end: '12:00', from: null, to: null },
    ]),
  ]);
  fakeServer(plans.answers, courseAnswers([ECON]));
  openScreens({ '/plan': <PlanPage /> }, '/plan');
  const drag = (held: HTMLElement, over: Element | null, y: number): void => {
    held.setPointerCapture = vi.fn();
    document.elementsFromPoint = () => (over ? [over] : []);
    Object.defineProperty(held, 'offsetHeight', { value: 56 });
    fireEvent.pointerDown(held, { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(held, { pointerType: 'mouse', clientX: 9, clientY: y });
    fireEvent.pointerUp(held, { pointerType: 'mouse', clientX: 9, clientY: y });
    fireEvent.click(held);
  };
  drag(await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ }), null, 20);
  expect(screen.queryByRole('button', { name: /: take / })).toBeNull();
  const thursday = screen.getByRole('region', { name: 'Thursday' }).querySelector('ol');
  drag(screen.getByRole('button', { name: /^Work, Friday/ }), thursday, 31);
  expect(await screen.findByRole('button', { name: 'Work, Thursday 11:30 AM – 12:30 PM' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
