import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { courseAnswers, record, section, TERM } from '../../testing/plan-courses.ts';
import { CourseFinder } from './course-finder.tsx';
import { keepFinding } from './kept-finding.ts';

const open = (onAdd: (tag: string) => void) =>
  openScreens(
    {
      '/plan': (
        <CourseFinder
          term={TERM}
          kept={keepFinding()}
          planned={new Set()}
          taken={new Set()}
          student={{ taken: [], planned: [], busy: [] }}
          onAdd={onAdd}
        />
      ),
    },
    '/plan',
  );

it('keeps the results until the next text has been searched, and adds none of them by Enter', async () => {
  const lecture = section('Lecture', 'A', ['Mon'], '10:30', '11:30');
  fakeServer(courseAnswers([record('MATH 20', 'Lines', [lecture]), record('MATH 21', 'Spaces', [lecture])]));
  const onAdd = vi.fn<(tag: string) => void>();
  const { user } = open(onAdd);
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'lines');
  const list = await screen.findByRole('list', { name: 'Courses found' });
  const found = () =>
    within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  await waitFor(() => expect(found()).toEqual(['Add MATH 20']));
  await user.tripleClick(screen.getByRole('textbox', { name: 'Add a course' }));
  await user.keyboard('spaces{Enter}');
  expect(found()).toEqual(['Add MATH 20']);
  expect(onAdd).not.toHaveBeenCalled();
  await waitFor(() => expect(found()).toEqual(['Add MATH 21']));
  // The same element: it was not removed in between.
  expect(list).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('MATH 21');
});

/** Courses that arrive as they are sent; MATH 20 is there. */
const arriving = () => {
  const lecture = section('Lecture', 'A', ['Mon'], '10:30', '11:30');
  const encoder = new TextEncoder();
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (line: unknown): void => source?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
  const send = (code: string, name: string): void =>
    write(row(code, name, { term: TERM, sections: [lecture] }));
  fakeServer({
    ...courseAnswers([]),
    'GET /api/courses': () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          source = controller;
          write({ total: 2 });
          send('MATH 20', 'Lines');
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    },
  });
  return { send, end: () => source?.close() };
};

it('says that nothing matches only once all courses have arrived', async () => {
  const { send, end } = arriving();
  const { user } = open(() => undefined);
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'spaces');
  expect(await screen.findByText('The catalogue is loading…')).toBeVisible();
  expect(screen.queryByText(/matches/)).toBeNull();
  send('MATH 21', 'Spaces');
  end();
  expect(await screen.findByRole('button', { name: 'Add MATH 21' })).toBeVisible();
  expect(screen.queryByText('The catalogue is loading…')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Add a course' }));
  await user.type(screen.getByRole('textbox', { name: 'Add a course' }), 'zebras');
  expect(await screen.findByText(/^No course of 2026 Spring matches/)).toBeVisible();
});

it('tells the number found once, so that what is said after it stays', async () => {
  const { send, end } = arriving();
  const { user } = open(() => undefined);
  const box = await screen.findByRole('textbox', { name: 'Add a course' });
  await user.type(box, 'lines');
  expect(await screen.findByText('1 course found so far')).toHaveAttribute('aria-live', 'polite');
  send('MATH 21', 'Curved Lines');
  end();
  expect(await screen.findByRole('button', { name: 'Add MATH 21' })).toBeVisible();
  expect(screen.getByText('1 course found so far')).toBeInTheDocument();
  await user.type(box, ' curved');
  expect(await screen.findByText('1 course found')).toBeInTheDocument();
});

it('does not tell the number found anew where it changes by an added course', async () => {
  fakeServer(
    courseAnswers([record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')])]),
  );
  const beside = (day: 'Mon' | 'Fri') => ({
    taken: [],
    planned: [],
    busy: [{ term: TERM, blocks: [{ days: [day], start: '10:00', end: '12:00' }] }],
  });
  const friday = beside('Fri');
  const monday = beside('Mon');
  const kept = keepFinding();
  const none = new Set<string>();
  function Finder() {
    const [student, setStudent] = useState(friday);
    return (
      <CourseFinder
        {...{ term: TERM, kept, student }}
        planned={none}
        taken={none}
        onAdd={() => setStudent(monday)}
      />
    );
  }
  const { user } = openScreens({ '/plan': <Finder /> }, '/plan');
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'lines');
  const told = await screen.findByText(/^1 course found/);
  await user.click(screen.getByRole('checkbox', { name: 'Only what fits beside the rest' }));
  await user.click(screen.getByRole('button', { name: 'Add MATH 20' }));
  expect(await screen.findByText(/^No course of 2026 Spring that matches fits/)).toBeVisible();
  expect(told).toHaveTextContent(/^1 course found/);
  // What the student changes is told.
  const before = told.textContent;
  await user.click(screen.getByRole('checkbox', { name: 'Only what fits beside the rest' }));
  await waitFor(() => expect(told.textContent).not.toBe(before));
});
