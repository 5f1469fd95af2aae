import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Section } from '../../../contract.ts';
import { SAMPLE_COURSE } from '../../../domain/sample-course.ts';
import { SectionList } from './section-list.tsx';

const lab = (section: string, status: Section['status']): Section => ({
  ...(SAMPLE_COURSE.sections[0] as Section),
  component: 'Laboratory',
  section,
  status,
});

it('counts the sections that are offered, and lists cancelled ones last', () => {
  render(
    <SectionList sections={[lab('L1', 'cancelled'), lab('L2', 'open'), lab('L3', null)]} instructors={[]} />,
  );
  const list = screen.getByRole('list', { name: '2 labs, 1 cancelled' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => /L\d/.exec(line.textContent)?.[0])).toEqual(['L2', 'L3', 'L1']);
  expect(within(lines[2] as HTMLElement).getByText('cancelled')).toBeVisible();
});

it('marks what clashes with the plan', () => {
  const [kept, clashing] = [lab('L1', null), lab('L2', null)];
  render(<SectionList sections={[kept, clashing]} instructors={[]} clashing={[clashing]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('clashes with your plan');
  expect(second).toHaveTextContent('clashes with your plan');
});
