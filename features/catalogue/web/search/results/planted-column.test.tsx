import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SAMPLE_COURSE } from '../../../domain/sample-course.ts';
import { parseQuery } from '../../../domain/search/index/parse-query.ts';
import { row } from '../../../domain/search/sample-rows.ts';
import type { CatalogueAnswer } from '../../client/worker-messages.ts';
import type { CourseAction } from './course-actions.ts';
import type { CourseColumn, ResultProps } from './course-columns.tsx';
import type { CourseRef } from '../search-params.ts';

const starred = vi.fn<(tag: string) => void>();
const UNITS: CourseColumn = {
  name: 'Units',
  width: '4rem',
  onCard: 'line',
  content: ({ hit }: ResultProps) => `${hit.row.units} units`,
};
const STAR: CourseAction = {
  name: 'Star',
  Icon: () => null,
  width: '3rem',
  useRowAction: () => ({ stateOf: () => 'off', act: ({ class_tag }) => starred(class_tag) }),
  rowControl: ({ row, act }) => (
    <button type="button" onClick={() => act(row)}>{`Star ${row.class_tag}`}</button>
  ),
  DialogControl: ({ course, isReady }: { course: CourseRef; isReady: boolean }) => (
    <button type="button" disabled={!isReady}>{`Star ${course.tag} here`}</button>
  ),
};

// Test files of a worker share their modules: reload them here, with one more column and one more action.
vi.resetModules();
vi.doMock(import('./course-columns.tsx'), async (importOriginal) => {
  const { COURSE_COLUMNS } = await importOriginal();
  return { COURSE_COLUMNS: [...COURSE_COLUMNS, UNITS] };
});
vi.doMock(import('./course-actions.ts'), async (importOriginal) => {
  const { COURSE_ACTIONS } = await importOriginal();
  return { COURSE_ACTIONS: [...COURSE_ACTIONS, STAR] };
});
const { courseQuery } = await import('../../shared/course.queries.ts');
const { CourseDialog } = await import('../course/course-dialog.tsx');
const { ResultsCards } = await import('./results-cards.tsx');
const { ResultsSkeleton } = await import('./results-skeleton.tsx');
const { ResultsTable } = await import('./results-table.tsx');

afterAll(() => {
  vi.doUnmock('./course-columns.tsx');
  vi.doUnmock('./course-actions.ts');
  vi.resetModules();
});

const ANSWER: CatalogueAnswer = {
  items: [{ row: row('PHIL 1', 'Logic', { units: 3 }), words: [], isNamed: false }],
  query: parseQuery(''),
  page: 1,
  pages: 1,
  total: 1,
  isFirst: true,
  isLast: true,
  hasAllWords: true,
  fitting: 0,
  leftOut: 0,
  crowdedTerms: [],
  milliseconds: 0,
  raw: 1,
  unique: 1,
  duplicates: { duplicatesRemoved: 0, duplicateKeys: [], sampleDuplicate: null },
};

describe('a column and an action added to the lists', () => {
  it('are in the table', async () => {
    const onOpen = vi.fn<(course: CourseRef) => void>();
    render(<ResultsTable answer={ANSWER} onOpen={onOpen} />);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Compare',
      'Plan',
      'Save',
      'Star',
      'Course',
      'Instructors',
      'Term',
      'Schedule',
      'Workload & Rating',
      'Units',
    ]);
    const cells = screen.getAllByRole('cell');
    // One of them is the course's, which heads the row.
    expect([...screen.getAllByRole('rowheader'), ...cells]).toHaveLength(heads.length);
    expect(cells.at(-1)).toHaveTextContent('3 units');
    expect(screen.getByRole('table').style.getPropertyValue('--columns')).toMatch(
      /^2\.5rem 2\.5rem 2\.5rem 3rem .* 4rem$/,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Star PHIL 1' }));
    expect(starred).toHaveBeenCalledExactlyOnceWith('PHIL 1');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('are on a card', () => {
    render(<ResultsCards answer={ANSWER} onOpen={() => undefined} />);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByText('3 units')).toBeVisible();
    expect(card.getByRole('checkbox', { name: 'Compare PHIL 1, 2025 Fall' })).toBeEnabled();
    expect(card.getByRole('button', { name: 'Star PHIL 1' })).toBeEnabled();
  });

  it('are in the skeleton', () => {
    render(<ResultsSkeleton isTable />);
    const [, first] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(10);
  });

  it('the action is in the dialog, disabled until the record has loaded', async () => {
    const client = new QueryClient();
    const dialogOf = (tag: string) => (
      <QueryClientProvider client={client}>
        <CourseDialog opened={{ tag, classNumber: null }} row={undefined} onOpen={() => undefined} />
      </QueryClientProvider>
    );
    const { class_tag } = SAMPLE_COURSE;
    client.setQueryData(courseQuery(class_tag).queryKey, {
      course: SAMPLE_COURSE,
      offerings: [SAMPLE_COURSE],
    });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { rerender } = render(dialogOf(class_tag));
    expect(await screen.findByRole('button', { name: `Star ${class_tag} here` })).toBeEnabled();
    rerender(dialogOf('PHIL 1'));
    expect(await screen.findByRole('button', { name: 'Star PHIL 1 here' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add to comparison' })).toBeDisabled();
    vi.unstubAllGlobals();
  });
});
