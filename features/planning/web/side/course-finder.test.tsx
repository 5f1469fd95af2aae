import { screen, waitFor, within } from '@testing-library/react';
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

it('says that nothing matches only once all courses have arrived', async () => {
  const lecture = section('Lecture', 'A', ['Mon'], '10:30', '11:30');
  const encoder = new TextEncoder();
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (line: unknown): void => source?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
  const course = (code: string, name: string) => row(code, name, { term: TERM, sections: [lecture] });
  fakeServer({
    ...courseAnswers([]),
    'GET /api/courses': () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          source = controller;
          send({ total: 2 });
          send(course('MATH 20', 'Lines'));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    },
  });
  const { user } = open(() => undefined);
  await user.type(await screen.findByRole('textbox', { name: 'Add a course' }), 'spaces');
  expect(await screen.findByText('The catalogue is loading…')).toBeVisible();
  expect(screen.queryByText(/matches/)).toBeNull();
  send(course('MATH 21', 'Spaces'));
  source?.close();
  expect(await screen.findByRole('button', { name: 'Add MATH 21' })).toBeVisible();
  expect(screen.queryByText('The catalogue is loading…')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Add a course' }));
  await user.type(screen.getByRole('textbox', { name: 'Add a course' }), 'zebras');
  expect(await screen.findByText(/^No course of 2026 Spring matches/)).toBeVisible();
});
