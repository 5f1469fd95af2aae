import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Course, UniversityInfo } from '../../../contract.ts';
import type { ComparedCourse } from '../../../domain/course-card.ts';
import { SAMPLE_COURSE } from '../../../domain/sample-course.ts';
import { CatalogueClient, type CatalogueState } from '../../client/catalogue-client.ts';
import { CatalogueContext } from '../../client/use-catalogue.ts';
import { type CoursePlan, CoursePlanContext } from '../course-plan.ts';
import { universityQuery } from '../university.queries.ts';
import { CourseComparison } from './course-comparison.tsx';

const FIRST: ComparedCourse = {
  courseCode: 'COMPSCI 50',
  title: 'Introduction to Computer Science',
  instructor: 'Ada Byron',
  qScore: 4.25,
  workload: 12,
  description: 'What a computer can do.',
};
const SECOND: ComparedCourse = {
  code: 'MATH 21A',
  title: 'Multivariable Calculus',
  instructor: 'Emmy Noether',
  rating: 2.5,
  workload: null,
  description: '',
};
const RECORDS: Course[] = [
  SAMPLE_COURSE,
  { ...SAMPLE_COURSE, course_id: '2', class_tag: 'MATH 21A', units: 2, course_requirements: '' },
];

const UNRATED: CatalogueState = {
  status: 'complete',
  loaded: 2,
  total: 2,
  rated: { rating: false, hours: false },
  subjects: [],
  descriptions: 'none',
  isExpanded: false,
  version: null,
  fetched: { at: 0, version: '' },
  isOutdated: false,
};

function Caller({ records }: { records?: Course[] }) {
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState('');
  const isKept = (tag: string | undefined) => tag !== removed;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Compare
      </button>
      <CourseComparison
        courses={[FIRST, SECOND].filter(({ code, courseCode }) => isKept(courseCode ?? code))}
        {...(records ? { records: records.filter(({ class_tag }) => isKept(class_tag)) } : {})}
        onToggle={({ tag }) => setRemoved(tag)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const queriesOn = (today: string): QueryClient => {
  const queries = new QueryClient();
  queries.setQueryData<Pick<UniversityInfo, 'terms' | 'today'>>(universityQuery.queryKey, {
    terms: [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' }],
    today,
  });
  return queries;
};

const openIt = async (records?: Course[], today = '2025-10-20') => {
  const student = userEvent.setup();
  const queries = queriesOn(today);
  const view = render(<Caller {...(records ? { records } : {})} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await student.click(screen.getByRole('button', { name: 'Compare' }));
  return { student, ...view, dialog: await screen.findByRole('dialog', { name: 'Course Comparison' }) };
};

describe('the course comparison', () => {
  it.each([{ courses: null }, { courses: undefined }, { courses: [] }])(
    'renders nothing for %o',
    ({ courses }) => {
      const { baseElement } = render(<CourseComparison courses={courses} open onClose={() => undefined} />);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(baseElement).toHaveTextContent('');
    },
  );

  it('shows a card for each course, with missing values as N/A', async () => {
    const { dialog } = await openIt();
    const [first, second] = within(dialog).getAllByRole('listitem');
    for (const text of ['COMPSCI 50', 'Ada Byron', '4.3', '12.0 hrs/week', 'What a computer can do.'])
      expect(first).toHaveTextContent(text);
    for (const text of ['MATH 21A', 'Emmy Noether', '2.5']) expect(second).toHaveTextContent(text);
    expect(second).toHaveTextContent('WorkloadN/A');
  });

  it('has no bar for a figure that neither the catalogue nor any of the courses has', () => {
    class Unrated extends CatalogueClient {
      override readonly getState = () => UNRATED;
    }
    const courses = [FIRST, SECOND].map((course) => ({ ...course, workload: null }));
    render(
      <QueryClientProvider client={queriesOn('2025-10-20')}>
        <CatalogueContext value={new Unrated()}>
          <CourseComparison courses={courses} open onClose={() => undefined} />
        </CatalogueContext>
      </QueryClientProvider>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Course Comparison' });
    expect(within(dialog).getAllByText('Q Score')).toHaveLength(2);
    expect(dialog).not.toHaveTextContent('Workload');
  });

  it('fills and colours the bars by score and hours', async () => {
    const { dialog } = await openIt();
    const bars = [...dialog.querySelectorAll<HTMLElement>('[data-fill]')].map(({ className, style }) => [
      /bg-band-\w+/.exec(className)?.[0],
      style.width,
    ]);
    expect(bars).toEqual([
      ['bg-band-2', '85%'],
      ['bg-band-3', '60%'],
      ['bg-band-5', '50%'],
      ['bg-band-none', '0%'],
    ]);
  });

  it.each([
    ['its close button', () => screen.getAllByRole('button', { name: 'Close' })[0]],
    ['the button at its foot', () => screen.getAllByRole('button', { name: 'Close' })[1]],
  ])('closes by %s and returns the focus', async (_, button) => {
    const { student } = await openIt();
    await student.click(button() as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    const { student } = await openIt();
    await student.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removes a course, keeps the last one, and prints', async () => {
    const { student, dialog } = await openIt(RECORDS);
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await student.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledOnce();
    await student.click(within(dialog).getByRole('button', { name: 'Remove MATH 21A from the comparison' }));
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(within(dialog).getByRole('list', { name: 'Compared courses' })).toHaveFocus();
    expect(within(dialog).getByRole('button', { name: 'Add a course' })).toBeVisible();
  });

  it('adds all courses to the plans of their terms, each once, and leaves those that are planned', async () => {
    const toggle = vi.fn<CoursePlan['toggle']>();
    const plannedCodes = new Set(['COMPSCI 50']);
    const twice = { ...SAMPLE_COURSE, course_id: '2', class_tag: 'MATH 21A', codes: ['MATH 21A'] };
    const records = [SAMPLE_COURSE, twice, { ...twice, class_number: '99' }];
    const planOf = (): CoursePlan => ({
      isKnown: true,
      courses: [],
      busy: [],
      isPlanned: ({ class_tag }) => plannedCodes.has(class_tag),
      toggle,
    });
    const comparison = () => (
      <QueryClientProvider client={queriesOn('2025-10-20')}>
        <CoursePlanContext value={planOf()}>
          <CourseComparison courses={[FIRST, SECOND]} records={records} open onClose={() => undefined} />
        </CoursePlanContext>
      </QueryClientProvider>
    );
    const student = userEvent.setup();
    const { rerender } = render(comparison());
    await student.click(screen.getByRole('button', { name: 'Add all to plan' }));
    expect(toggle.mock.calls.map(([{ class_tag }]) => class_tag)).toEqual(['MATH 21A']);
    plannedCodes.add('MATH 21A');
    rerender(comparison());
    const all = screen.getByRole('button', { name: 'All in your plan' });
    expect(all).toHaveFocus();
    expect(all).toHaveAttribute('aria-disabled', 'true');
    await student.click(all);
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('says that the term of a course is over', async () => {
    const { dialog } = await openIt(RECORDS, '2026-01-10');
    expect(within(dialog).getAllByText(/2025 Fall, over/)).toHaveLength(4);
  });

  it('shows the records side by side and reports that they overlap', async () => {
    const style = Object.assign(document.createElement('style'), {
      textContent: '.hidden { display: none }',
    });
    document.head.append(style);
    onTestFinished(() => style.remove());
    const { student, dialog } = await openIt(RECORDS);
    const table = within(dialog).getByRole('table');
    const rowOf = (name: RegExp) => within(table).getByRole('row', { name });
    expect(
      within(rowOf(/^Units/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '2']);
    // If only rows that differ are shown, none is highlighted.
    expect(within(table).queryByRole('row', { name: /^Term/ })).toBeNull();
    // On paper nothing opens.
    expect(within(table).getByText('Term').closest('tr')).toHaveClass('print:table-row');
    expect(table).not.toHaveTextContent('differs');
    const fold = within(dialog).getByRole('button', { name: /^\d rows are the same$/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await student.click(fold);
    expect(rowOf(/^Units/)).toHaveTextContent('differs');
    expect(rowOf(/^Term/)).not.toHaveTextContent('differs');
    expect(rowOf(/^Prerequisites/)).toHaveTextContent('Not stated');
    for (const name of [/^COMPSCI 50/, /^MATH 21A/])
      expect(within(table).getByRole('columnheader', { name })).toHaveTextContent('2025 Fall');
    expect(dialog).toHaveTextContent('COMPSCI 50 and MATH 21A overlap on Mon, Wed 1:30 – 2:45 PM.');
  });

  it('says which term each course is of, if they are of different ones', async () => {
    const [first, second] = RECORDS as [Course, Course];
    const { dialog } = await openIt([first, { ...second, term: '2026 Spring' }]);
    expect(dialog).toHaveTextContent(
      'These are in different terms: COMPSCI 50 in 2025 Fall; MATH 21A in 2026 Spring.',
    );
    expect(dialog).toHaveTextContent('None of one term overlap in time.');
  });
});
