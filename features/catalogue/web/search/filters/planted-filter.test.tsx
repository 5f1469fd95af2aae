import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CourseRow } from '../../../contract.ts';
import type { CourseFilters } from '../../../domain/search/filters/filters.ts';
import { row } from '../../../domain/search/sample-rows.ts';
import type { StudentView } from '../../../domain/search/filters/student-courses.ts';
import type { CatalogueAnswer, CatalogueQuery, FromCore } from '../../client/worker-messages.ts';

// Test files of a worker share their modules: reload them here, with one more entry in the filter table.
vi.resetModules();
vi.doMock(import('../../../domain/search/filters/filter-table.ts'), async (importOriginal) => {
  const { FILTERS } = await importOriginal();
  const isNovelOnly = {
    control: 'switch',
    param: 'novel',
    label: 'Novel to me',
    place: 'bar',
    needs: 'taken',
    accepts: (each: CourseRow, _: boolean, student: StudentView) =>
      each.class_name === 'Logic' && !student.isTaken(each),
  };
  return { FILTERS: { ...FILTERS, isNovelOnly } };
});
const { NO_FILTERS } = await import('../../../domain/search/filters/filters.ts');
const { NO_STUDENT_COURSES } = await import('../../../domain/search/filters/student-courses.ts');
const { CatalogueCore } = await import('../../client/catalogue-core.ts');
const { FilterBar } = await import('./filter-bar.tsx');
const { readSearchParams, writeSearchParams } = await import('../search-params.ts');

afterAll(() => {
  vi.doUnmock('../../../domain/search/filters/filter-table.ts');
  vi.resetModules();
});

const ON = { ...NO_FILTERS, isNovelOnly: true };

describe('a filter added to the table', () => {
  it('is in the URL', () => {
    const view = readSearchParams(new URLSearchParams('novel=1&page=2'));
    expect(view.filters).toEqual(ON);
    expect(writeSearchParams(view).toString()).toBe('novel=1&page=2');
    expect(readSearchParams(new URLSearchParams()).filters).toEqual({ ...NO_FILTERS, isNovelOnly: false });
  });

  it.each([true, false])('is in the panel (wide screen: %s)', async (isWide) => {
    const student = userEvent.setup();
    const onFilters = vi.fn<(filters: CourseFilters) => void>();
    const barOf = (filters: CourseFilters, taken: number) => (
      <FilterBar
        isWide={isWide}
        isFiltering={!isWide}
        onFiltering={() => undefined}
        nameOf={(_, value) => value}
        keep={null}
        filters={filters}
        onFilters={onFilters}
        choices={{ terms: [], subjects: [] }}
        planned={0}
        taken={taken}
        onClear={() => undefined}
        results={null}
        isPartial={false}
        isPanelOpen={false}
        onPanel={() => undefined}
        panelId="panel"
        client={{ counts: () => Promise.resolve(null) }}
        asked={null}
      />
    );
    const { rerender } = render(barOf(NO_FILTERS, 1));
    await student.click(await screen.findByRole('switch', { name: 'Novel to me' }));
    expect(onFilters).toHaveBeenCalledExactlyOnceWith(ON);
    rerender(barOf(ON, 1));
    expect(screen.getByRole('switch', { name: 'Novel to me' })).toBeChecked();
    rerender(barOf(NO_FILTERS, 0));
    expect(screen.queryByRole('switch', { name: 'Novel to me' })).toBeNull();
  });

  it('is applied in the worker, with the student’s courses', () => {
    const tasks: (() => void)[] = [];
    const told: FromCore[] = [];
    const core = new CatalogueCore({
      send: (message) => told.push(message),
      later: (run) => tasks.push(run),
      now: () => 0,
    });
    const rows = [row('PHIL 1', 'Logic'), row('PHIL 2', 'Logic'), row('PHIL 3', 'Ethics')];
    const bytes = new TextEncoder().encode(rows.map((each) => `${JSON.stringify(each)}\n`).join(''));
    core.receive({ kind: 'bytes', of: 'rows', bytes });
    const tagsFound = (filters: CourseFilters, taken: string[]): string[] => {
      const query: CatalogueQuery = {
        text: '',
        filters,
        student: { ...NO_STUDENT_COURSES, taken },
        page: 1,
        expansion: true,
      };
      core.receive({ kind: 'search', id: 1, query });
      for (let task = tasks.shift(); task; task = tasks.shift()) task();
      const answers = told.flatMap((message) => (message.kind === 'answer' ? message.answer : []));
      return (answers.at(-1) as CatalogueAnswer).items.map((item) => item.row.class_tag);
    };
    expect(tagsFound(NO_FILTERS, [])).toEqual(['PHIL 1', 'PHIL 2', 'PHIL 3']);
    expect(tagsFound(ON, [])).toEqual(['PHIL 1', 'PHIL 2']);
    expect(tagsFound(ON, ['PHIL 1'])).toEqual(['PHIL 2']);
  });
});
