import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { row } from '../domain/search/sample-rows.ts';
import { CourseSearchPage } from './course-search-page.tsx';

const open = (
  courses: Response,
  search: string,
  page = <CourseSearchPage />,
  dated: object = { terms: [{ name: '2025 Fall' }], today: '2025-10-20' },
) => {
  fakeServer({
    'GET /api/university': jsonAnswer(200, {
      ...dated,
      subjects: { GEOL: 'Geology' },
      subject_aliases: {},
    }),
    'GET /api/courses': courses,
  });
  return openScreens({ '/courses': page }, `/courses${search}`);
};

describe('the filter panel', () => {
  it('is beside the list, its values with counts under the other filters', async () => {
    const art = [{ scheme: 'Gen Ed', value: 'Arts' }];
    const lines = [
      { total: 3, attributes: art },
      { ...row('GEOL 11', 'Sand', { level: 'introductory' }), attributes: [0] },
      { ...row('GEOL 12', 'Stones', { level: 'graduate' }), attributes: [0] },
      row('GEOL 13', 'A Thesis', { independent: true }),
    ];
    const { user } = open(linesAnswer(lines), '?level=graduate');
    expect(await screen.findByText('2 courses in all')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More filters (1)' }));
    const panel = within(screen.getByRole('complementary', { name: 'More filters' }));
    expect(screen.getByRole('button', { name: /Stones/ })).toBeVisible();
    await user.click(await panel.findByRole('button', { name: /^Level/ }));
    expect(await screen.findByRole('checkbox', { name: 'Introductory 1' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await panel.findByRole('button', { name: /^Gen Ed/ }));
    expect(await screen.findByRole('checkbox', { name: 'Arts 1' })).toBeVisible();
  });
});

it('marks a term that has ended, and says it once above where the list has no other', async () => {
  const dated = {
    terms: [
      { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
      { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
    ],
    today: '2026-02-01',
  };
  const courses = [row('GEOL 11', 'Sand'), row('GEOL 12', 'Stones', { term: '2026 Spring' })];
  const list = () => linesAnswer([{ total: 2 }, ...courses]);
  open(list(), '', <CourseSearchPage />, dated);
  expect(await screen.findByText('over')).toBeVisible();
  expect(screen.queryByText('2025 Fall is over.')).toBeNull();
  cleanup();
  open(list(), '?term=2025+Fall', <CourseSearchPage />, dated);
  expect(await screen.findByRole('button', { name: /Sand/ })).toBeVisible();
  expect(screen.getByText('2025 Fall is over.')).toBeVisible();
  expect(screen.queryByText('over')).toBeNull();
});

/** A list of courses that arrives as it is written. */
const arriving = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    courses: new Response(readable, { headers: { 'content-type': 'application/x-ndjson' } }),
    write: (...lines: unknown[]) =>
      void writer.write(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
    end: () => void writer.close(),
  };
};

const rowsOf = (subject: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    row(`${subject} ${100 + at}`, 'Rivers', { course_id: `${subject} ${at}` }),
  );
/** Enough tasks for a search, if there is one. */
const searched = async () => {
  for (let task = 0; task < 50; task += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};
const firstRow = () => screen.getAllByRole('checkbox', { name: /^Compare / })[0];

describe('a list that is still loading', () => {
  it('says that the results are not complete', async () => {
    const { courses, write, end } = arriving();
    open(courses, '?q=rivers');
    write({ total: 2 }, row('GEOL 10', 'Rocks and Rivers'));
    expect(await screen.findByText(/^1 result so far \(/)).toBeVisible();
    expect(screen.getByText('Page 1 of 1 (1 result so far)')).toBeVisible();
    write(row('HIST 97', 'How Rivers Made Cities'));
    end();
    expect(await screen.findByText(/^2 results \(/)).toBeVisible();
  });

  it('keeps its first screen until all have loaded', async () => {
    const { courses, write, end } = arriving();
    open(courses, '');
    write({ total: 101 }, ...rowsOf('GEOL', 50));
    expect(await screen.findByText('101 courses')).toHaveTextContent('101 courses, 50 of them here');
    await waitFor(() => expect(firstRow()).toHaveAccessibleName(/GEOL 100/));
    write(...rowsOf('AFRAMER', 50));
    expect(await screen.findByText(', 100 of them here')).toBeInTheDocument();
    await act(searched);
    const first = firstRow();
    expect(first).toHaveAccessibleName(/GEOL 100/);
    write(row('HIST 97', 'How Rivers Made Cities'));
    end();
    await waitFor(() => expect(firstRow()).toHaveAccessibleName(/AFRAMER 100/));
    // Moved, the row of another course would be a shift of the page.
    expect(firstRow()).not.toBe(first);
  });

  it('keeps the elements of courses that stay first, and so the focus', async () => {
    const { courses, write, end } = arriving();
    open(courses, '');
    write({ total: 51 }, ...rowsOf('GEOL', 50));
    await waitFor(() => expect(firstRow()).toHaveAccessibleName(/GEOL 100/));
    const first = firstRow();
    write(row('HIST 97', 'How Rivers Made Cities'));
    end();
    expect(await screen.findByText('51 courses')).toBeVisible();
    await act(searched);
    expect(firstRow()).toBe(first);
  });

  it('waits for the profile that it is ordered by', async () => {
    function Page() {
      const [aims, setAims] = useState<null | undefined>();
      return (
        <>
          <button type="button" onClick={() => setAims(null)}>
            No profile
          </button>
          <CourseSearchPage aims={aims} />
        </>
      );
    }
    const { user } = open(linesAnswer([{ total: 50 }, ...rowsOf('GEOL', 50)]), '', <Page />);
    expect(await screen.findByText('50 courses')).toBeVisible();
    await act(searched);
    expect(screen.queryByRole('checkbox', { name: /^Compare / })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No profile' }));
    await waitFor(() => expect(firstRow()).toHaveAccessibleName(/GEOL 100/));
  });
});

it('is heard by the course of a row, and says how many are picked, since the bar is behind all rows', async () => {
  const { user } = open(linesAnswer([{ total: 2 }, row('GEOL 11', 'Sand'), row('GEOL 12', 'Stones')]), '');
  const sandRow = (await screen.findByRole('button', { name: /Sand/ })).closest('th, td');
  expect(sandRow).toHaveAttribute('role', 'rowheader');
  const [sand, stones] = screen.getAllByRole('checkbox', { name: /^Compare / });
  if (!sand || !stones) throw new Error('no rows');
  await user.click(sand);
  expect(await screen.findByText(/^1 course picked/)).toHaveAttribute('aria-live', 'polite');
  await user.click(stones);
  expect(await screen.findByText('2 courses picked. The key c compares them.')).toBeInTheDocument();
});

it('goes on by two pages where Next is pressed again before the first answer', async () => {
  const { address } = open(linesAnswer([{ total: 140 }, ...rowsOf('GEOL', 140)]), '');
  const next = await screen.findByRole('button', { name: 'Next' });
  await screen.findByText('Page 1 of 3 (140 results)');
  fireEvent.click(next);
  fireEvent.click(next);
  expect(address()).toBe('/courses?page=3');
  await waitFor(() => expect(firstRow()).toHaveAccessibleName(/GEOL 200/));
  expect(screen.getByText('Page 3 of 3 (140 results)')).toBeVisible();
});

it('takes no press on a course for a moment after a turn of the page, which may be meant for Next', async () => {
  open(linesAnswer([{ total: 140 }, ...rowsOf('GEOL', 140)]), '');
  const next = await screen.findByRole('button', { name: 'Next' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(next);
  const results = screen.getByRole('region', { name: 'Results' });
  vi.advanceTimersByTime(399);
  expect(results).toHaveStyle({ pointerEvents: 'none' });
  vi.advanceTimersByTime(1);
  expect(results).not.toHaveStyle({ pointerEvents: 'none' });
});
