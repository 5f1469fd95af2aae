import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { type Answers, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { fakePlans } from '../../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, TERM_DATES, version } from '../../testing/plan-courses.ts';
import { block } from '../../testing/sample-content.ts';
import { AdvisorSheetPage } from './advisor-sheet-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00')]),
  record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')], {
    course_requirements: 'MATH 20',
    units: null,
  }),
  record('MATH 22', 'Fields', [{ ...section('Lecture', 'A', ['Fri'], '10:00', '11:00'), meetings: [] }], {
    course_requirements: 'Permission of the instructor.',
    mean_hours: null,
  }),
  record('MATH 20', 'Lines', []),
];
const group = (name: string, need: number, courses: string[]) => ({
  name,
  need,
  have: courses.length,
  courses,
  options: [],
});

let answers: Answers;
beforeEach(() => {
  answers = {
    'GET /api/university': jsonAnswer(200, {
      name: 'Birch College',
      today: '2026-02-01',
      catalogue_date: '2026-01-20',
      terms: [{ name: TERM, ...TERM_DATES }],
      subjects: { ECON: 'Economics', MATH: 'Mathematics' },
      subject_aliases: {},
    }),
    'GET /api/profile': jsonAnswer(200, {
      profile: { ...EMPTY_PROFILE, concentration: 'Economics', year: 'Junior', courses_taken: ['HIST 1'] },
    }),
    'GET /api/profile/progress': ({ input }) =>
      jsonAnswer(200, {
        programmes: [
          {
            name: 'Economics',
            groups: [
              group('Core', 2, input['also'] === undefined ? [] : ['ECON 10']),
              group('Writing', 1, ['HIST 1']),
            ],
          },
          { name: 'Rivers', groups: [] },
        ],
      }),
  };
});

const open = async (
  address = `/plan/sheet?term=${TERM.replace(' ', '+')}&version=a`,
  contents: Parameters<typeof version>[0] = ['ECON 10', 'MATH 21', 'MATH 22', 'OLD 1', block('Therapy')],
) => {
  const plans = fakePlans([version(contents)]);
  fakeServer(answers, plans.answers, courseAnswers(COURSES));
  openScreens({ '/plan/sheet': <AdvisorSheetPage /> }, address);
  await screen.findByRole('heading', { level: 1 });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the sheet for the advisor', () => {
  it('has each course with what its record says, and requirements before and after', async () => {
    await open();
    const courses = await part('Courses');
    expect(
      await courses.findByText('Lecture A · Mon, Wed 10:00 – 11:00 AM · Hall 1 · Ada Byron, Alan Mathison', {
        exact: false,
      }),
    ).toBeVisible();
    expect(await courses.findByText(/Prerequisites: Not met: MATH 20 missing/)).toHaveTextContent(
      'Record: “MATH 20”',
    );
    expect(await courses.findByText('Counts towards: Core')).toBeVisible();
    const rows = (await part('Requirements before and after')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Open groupBeforeAfterBy',
      'Core0 of 21 of 2ECON 10',
    ]);
    expect((await part('Clashes')).getByText('ECON 10 and MATH 21, Mon 10:30 AM')).toBeVisible();
  });

  it('lists what could not be decided', async () => {
    await open();
    const undecided = await part('What code could not decide');
    await undecided.findByText('MATH 22: whether its prerequisites are met: “Permission of the instructor.”');
    expect(undecided.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'OLD 1: the catalogue has no record for this term, so nothing of it was checked.',
      'MATH 22: whether its prerequisites are met: “Permission of the instructor.”',
      'When MATH 22 Lecture A meets: clashes with it were not judged.',
      'Units: 2 courses without a figure, not in the sum.',
      'Hours a week: 2 courses without a figure, not in the sum.',
      'Requirements of Rivers: the catalogue does not state them.',
      'Whether a course is accepted where it is counted: that is for the advisor to say.',
    ]);
  });

  it('has the student’s name on the print only, and no own hours', async () => {
    await open();
    expect(await screen.findByText('Robin Marsh')).toHaveClass('hidden', 'print:block');
    expect(await screen.findByText('Economics · Junior · catalogue of 20 January 2026')).toBeVisible();
    expect(screen.getByText('Birch College, 1 February 2026')).toBeVisible();
    expect(screen.queryByText(/Therapy/)).toBeNull();
  });

  it('has units and times of a handwritten course, and adds up its rows', async () => {
    await open(undefined, [
      'ECON 10',
      {
        kind: 'own_course',
        title: 'Lab rotation',
        units: 2,
        need: 'required',
        group: null,
        meetings: [{ days: ['Thu'], start: '16:00', end: '17:30', place: '', from: null, to: null }],
      },
    ]);
    const courses = await part('Courses');
    expect((await courses.findByText('Lab rotation')).closest('li')).toHaveTextContent(
      'Lab rotation · 2 units · written by hand, without a recordThu 4:00 – 5:30 PM',
    );
    expect(courses.getByText(/^Together 6 units, 2 of them written by hand, and /)).toBeVisible();
  });

  it('says where there is no such version', async () => {
    await open('/plan/sheet?term=2026+Spring&version=other');
    expect(await screen.findByText('There is no such version of your plan.')).toBeVisible();
  });
});
