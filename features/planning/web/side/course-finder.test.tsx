import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer } from '#platform/web/api/testing/fake-server.ts';
import { courseAnswers, record, section, TERM } from '../../testing/plan-courses.ts';
import { CourseFinder } from './course-finder.tsx';
import { keepFinding } from './kept-finding.ts';

it('keeps the results until the next text has been searched, and adds none of them by Enter', async () => {
  const lecture = section('Lecture', 'A', ['Mon'], '10:30', '11:30');
  fakeServer(courseAnswers([record('MATH 20', 'Lines', [lecture]), record('MATH 21', 'Spaces', [lecture])]));
  const onAdd = vi.fn<(tag: string) => void>();
  const finder = (
    <CourseFinder
      term={TERM}
      kept={keepFinding()}
      planned={new Set()}
      taken={new Set()}
      student={{ taken: [], planned: [], busy: [] }}
      onAdd={onAdd}
    />
  );
  const { user } = openScreens({ '/plan': finder }, '/plan');
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
