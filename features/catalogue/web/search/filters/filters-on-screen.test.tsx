import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { CourseRow } from '../../../contract.ts';
import { row } from '../../../domain/search/sample-rows.ts';
import type { NamedCodes, StudentLists } from '../../../domain/search/filters/student-courses.ts';
import { CourseSearchPage } from '../../course-search-page.tsx';

const FALL = '2025 Fall';
const SPRING = '2026 Spring';
const COURSES: readonly CourseRow[] = [
  row('COMPSCI 50', 'Introduction to Programming', { mean_hours: 9, overall_score_course_mean: 3.9 }),
  row('COMPSCI 51', 'Abstraction and Design', { term: SPRING, mean_hours: 12 }),
  row('GEOL 10', 'Rocks and Rivers', { overall_score_course_mean: 4.6 }),
  row('HIST 97', 'How Rivers Made Cities', { term: SPRING, mean_hours: 4 }),
];

const serve = () => {
  fakeServer({
    'GET /api/university': jsonAnswer(200, {
      terms: [FALL, SPRING].map((name) => ({ name })),
      today: '2025-10-20',
      subjects: {},
      subject_aliases: {},
    }),
    'GET /api/courses': linesAnswer([{ total: COURSES.length }, ...COURSES]),
  });
  Element.prototype.scrollIntoView = () => undefined;
};
const open = (search: string) => {
  serve();
  return openScreens({ '/courses': <CourseSearchPage /> }, `/courses${search}`);
};
const shows = (...codes: string[]) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('checkbox', { name: /^Compare / })
        .map((box) => /^Compare (.+), /.exec(box.getAttribute('aria-label') ?? '')?.[1]),
    ).toEqual(codes),
  );
const codesOf = (wanted: (course: CourseRow) => boolean) =>
  COURSES.filter(wanted).map(({ class_tag }) => class_tag);

/** The screen before and after a student's lists have loaded. */
function Arriving({ groups }: { groups: NamedCodes[] }) {
  const [lists, setLists] = useState<StudentLists>({});
  return (
    <>
      <button type="button" onClick={() => setLists({ groups })}>
        Arrive
      </button>
      <CourseSearchPage lists={lists} />
    </>
  );
}

describe('filters on the screen', () => {
  it('appear above the list as chips that negate and remove them', async () => {
    const { user, address } = open('?term=2026+Spring&rated=1&not=rated');
    await shows(...codesOf(({ term }) => term === SPRING));
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      `Termis ${SPRING}`,
      'Not Q-rated',
    ]);
    expect(screen.getByText('2 courses')).toBeVisible();
    await user.click(chips.getByRole('button', { name: `Turn round: Term is ${SPRING}` }));
    await waitFor(() => expect(address()).toBe('/courses?term=2026+Spring&rated=1&not=term&not=rated'));
    expect(await screen.findByText('No courses found matching your search criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Without “Not Q-rated”: 2 courses' }));
    await shows('COMPSCI 50', 'GEOL 10');
    await user.click(screen.getByRole('button', { name: `Remove Term is not ${SPRING}` }));
    expect(screen.getByRole('textbox', { name: 'Search courses' })).toHaveFocus();
    await shows(...codesOf(() => true));
    expect(address()).toBe('/courses');
  });

  it('pass the focus on when they are removed', async () => {
    const { user } = open('?term=2026+Spring&rated=1');
    const remove = (name: RegExp) => screen.findByRole('button', { name });
    await user.click(await remove(/^Remove Term is/));
    expect(await remove(/^Remove .*Q-rated/)).toHaveFocus();
    await user.click(await remove(/^Remove .*Q-rated/));
    expect(screen.getByRole('textbox', { name: 'Search courses' })).toHaveFocus();
  });

  it('count what is left out because of unknown values, and list it on request', async () => {
    const { user, address } = open('?hours=5-12');
    await shows('COMPSCI 50', 'COMPSCI 51');
    expect(screen.getByText(/^One more does not state hours\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List it too' }));
    await shows('COMPSCI 50', 'COMPSCI 51', 'GEOL 10');
    expect(screen.getByText('5 to 12 or not stated')).toBeVisible();
    expect(address()).toBe('/courses?hours=5-12&keep=hours');
  });

  it('on a requirement wait for what counts towards it', async () => {
    serve();
    const groups = [{ name: 'History: Methods', codes: ['HIST 97', 'GEOL 10'] }];
    const { user } = openScreens(
      { '/courses': <Arriving groups={groups} /> },
      '/courses?counts=History%3A+Methods&independent=1',
    );
    await screen.findByText('4 courses in all');
    expect(screen.queryByRole('checkbox', { name: /^Compare/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    await shows('GEOL 10', 'HIST 97');
  });

  it('say how many courses count towards each requirement before one is chosen', async () => {
    serve();
    const groups = [{ name: 'History: Methods', codes: ['HIST 97', 'GEOL 10'] }];
    const lists: StudentLists = { groups };
    const { user } = openScreens(
      { '/courses': <CourseSearchPage lists={lists} /> },
      '/courses?independent=1',
    );
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    await user.click(await screen.findByRole('button', { name: /^Counts towards/ }));
    expect(await screen.findByRole('checkbox', { name: 'History: Methods 2' })).toBeVisible();
  });
});
