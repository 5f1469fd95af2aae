import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { type Answers, fakeServer, jsonAnswer, type Seen } from '#platform/web/api/testing/fake-server.ts';
import { answerPlanner } from '../domain/search/answer-planner.ts';
import { course as courseContent } from '../testing/sample-content.ts';
import { type FakePlans, fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, TERM_DATES, version } from '../testing/plan-courses.ts';
import { type AskPlanner, PlannerContext } from './find/use-planner.ts';
import { PlanPage } from './plan-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [
    section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00'),
    section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
    section('Discussion', 'D2', ['Tue'], '15:00', '16:00'),
  ]),
  record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')], {
    course_requirements: 'MATH 20',
    mean_hours: null,
  }),
  record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]),
];

/** Answers synchronously, as the worker would. */
const askHere: AskPlanner = (question, onAnswer) => {
  for (const answer of answerPlanner(structuredClone(question)))
    if (answer.answer !== 'searching') onAnswer(answer);
  return () => undefined;
};

let plans: FakePlans;
let answers: Answers;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  plans = fakePlans();
  answers = courseAnswers(COURSES);
});

const open = (...codes: string[]): { user: ReturnType<typeof openScreens>['user']; seen: Seen[] } => {
  if (codes.length > 0) plans = fakePlans([version(codes)]);
  const seen = fakeServer(plans.answers, answers);
  const { user } = openScreens(
    {
      '/plan': (
        <PlannerContext value={askHere}>
          <PlanPage />
        </PlannerContext>
      ),
    },
    '/plan',
  );
  return { user, seen };
};

const day = (name: string) => within(screen.getByRole('region', { name }));
const blocksOn = (name: string) =>
  day(name)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const says = (words: string | RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(words),
  );
const saved = () =>
  plans.versions.flatMap(({ items }) =>
    items.flatMap(({ content }) => (content.kind === 'course' ? [content] : [])),
  );

describe('a plan', () => {
  it('starts empty, and adds a course from its own search with the best choice of its sections', async () => {
    const { user } = open();
    const [box] = await screen.findAllByRole('textbox', { name: 'Add a course' });
    await user.type(box as HTMLElement, 'math 21');
    await user.click((await screen.findAllByRole('button', { name: 'Add MATH 21' }))[0] as HTMLElement);
    await waitFor(() =>
      expect(blocksOn('Tuesday')).toEqual(['MATH 21 Lecture A, Hall 1, Tuesday 9:00 – 10:00 AM']),
    );
    await says('MATH 21 added');
    await user.clear(box as HTMLElement);
    await user.type(box as HTMLElement, 'markets');
    await user.click((await screen.findAllByRole('button', { name: 'Add ECON 10' }))[0] as HTMLElement);
    await waitFor(() =>
      expect(blocksOn('Tuesday')[1]).toMatch('ECON 10 Discussion D2, Hall 1, Tuesday 3:00 – 4:00 PM'),
    );
    await waitFor(() => expect(saved().map(({ code }) => code)).toEqual(['MATH 21', 'ECON 10']));
    expect(saved()[1]?.chosen.map(({ section: name }) => name)).toEqual(['A', 'D2']);
    expect(screen.getByRole('tab', { name: 'A' })).toBeVisible();
  });

  it('names a clash, and shows the totals of the courses', async () => {
    open('ECON 10', 'MATH 21', 'MATH 20');
    const clashes = within(await screen.findByRole('region', { name: 'Clashes' }));
    expect(clashes.getByText('ECON 10 and MATH 20, Mon 10:30 AM')).toBeVisible();
    expect(blocksOn('Monday')).toEqual([
      'ECON 10 Lecture A, Hall 1, Monday 10:00 – 11:00 AM, clashes with MATH 20',
      'MATH 20 Lecture A, Hall 1, Monday 10:30 – 11:30 AM, clashes with ECON 10',
    ]);
    expect(await screen.findByText('Times and seats as of 20 January 2026.')).toBeVisible();
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    expect(totals.getByText('12')).toBeVisible();
    expect(totals.getByText(/and 1 course without a figure/)).toBeVisible();
    expect(totals.getByText('Thursday and Friday')).toBeVisible();
    expect(await totals.findByText(/MATH 20 missing/)).toBeVisible();
  });

  it('shows what is cancelled of a course, and lists what has no times', async () => {
    answers = courseAnswers([
      record('CHEM 1', 'Bonds', [
        { ...section('Lecture', 'A', ['Fri'], '10:00', '11:00'), status: 'cancelled' },
      ]),
    ]);
    open('CHEM 1');
    expect(await screen.findByText('Lecture: cancelled')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Without times' })).getByText('CHEM 1')).toBeVisible();
  });

  it('locks a section, and moves it by the arrow keys', async () => {
    const { user } = open('ECON 10');
    const block = await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ });
    await user.click(block);
    await waitFor(() => expect(screen.getByRole('button', { name: /^ECON 10 Discussion D1/ })).toBePressed());
    await says('ECON 10 Discussion D1 locked');
    screen.getByRole('button', { name: /^ECON 10 Discussion D1/ }).focus();
    await user.keyboard('{ArrowDown}');
    await says('Discussion D2, Tue 3:00 – 4:00 PM. 1 of 1');
    expect(day('Tuesday').getByRole('button', { name: /^Discussion D2 free: take Tue/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(blocksOn('Tuesday')).toHaveLength(1));
    const moved = screen.getByRole('button', { name: /^ECON 10 Discussion D2/ });
    await waitFor(() => expect(moved).toHaveFocus());
    await waitFor(() => expect(saved()[0]?.locked.map(({ section: name }) => name)).toEqual(['D2']));
    expect(screen.getByText('ECON 10: Discussion D2, Tue 3:00 – 4:00 PM.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()[0]?.locked.map(({ section: name }) => name)).toEqual(['D1']));
  });

  it('keeps the search text, and the focus there, when another version is shown', async () => {
    plans = fakePlans([
      version(['ECON 10']),
      version(['MATH 20'], { version_id: 'b', name: 'B', position: 1, in_front: false }),
    ]);
    const { user } = open();
    const box = await screen.findByRole('textbox', { name: 'Add a course' });
    await user.type(box, 'math');
    await user.click(screen.getByRole('tab', { name: 'B' }));
    expect(await screen.findByRole('button', { name: /^MATH 20 Lecture/ })).toBeVisible();
    await user.type(box, ' 21');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('math 21');
    // The list for the previous text is removed with its buttons.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Added MATH 20' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Add MATH 21' }));
    await waitFor(() => expect(plans.versions[1]?.items).toHaveLength(2));
    expect(plans.versions[0]?.items).toHaveLength(1);
  });

  it('shows for each section what it clashes with, before it is chosen', async () => {
    const { user } = open('ECON 10', 'MATH 21');
    await user.click(await screen.findByRole('button', { name: /^Discussion of ECON 10/ }));
    const said = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(said).toEqual(['D1 · Tue 9:00 – 10:00 AM · clashes with MATH 21', 'D2 · Tue 3:00 – 4:00 PM']);
  });

  it('removes a course by a key, and restores it', async () => {
    const { user } = open('ECON 10', 'MATH 20');
    (await screen.findByRole('button', { name: /^MATH 20 Lecture/ })).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(saved().map(({ code }) => code)).toEqual(['ECON 10']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved().map(({ code }) => code)).toEqual(['ECON 10', 'MATH 20']));
  });

  it('has own hours and a handwritten course', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Own hours' }));
    const hours = within(await screen.findByRole('dialog', { name: 'Your own hours' }));
    await user.type(hours.getByLabelText('What for'), 'Rowing');
    await user.click(hours.getByRole('button', { name: 'Save' }));
    expect(hours.getByText('Choose at least one day.')).toBeVisible();
    expect(hours.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Choose at least one day.',
    );
    expect(hours.getByLabelText('Ends')).toBeValid();
    await user.click(hours.getByRole('button', { name: 'Fri, Friday' }));
    await user.type(hours.getByLabelText('Starts'), '07:00');
    await user.type(hours.getByLabelText('Ends'), '08:30');
    await user.click(hours.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(blocksOn('Friday')).toEqual(['Rowing, Friday 7:00 – 8:30 AM']));
    await user.click(screen.getByRole('button', { name: 'Course by hand' }));
    const own = within(await screen.findByRole('dialog', { name: /not in the catalogue/ }));
    await user.type(own.getByLabelText('Title'), 'Reading group');
    await user.click(own.getByRole('button', { name: 'Save' }));
    const untimed = within(await screen.findByRole('region', { name: 'Without times' }));
    expect(untimed.getByText('Reading group')).toBeVisible();
  });

  it('shows both where the same course was changed elsewhere, and lets the student choose', async () => {
    const { user } = open('ECON 10');
    const lock = await screen.findByRole('button', { name: 'Lock Discussion D1 of ECON 10' });
    plans.change('item ECON 10', courseContent('ECON 10', { need: 'optional' }));
    await user.click(lock);
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed elsewhere' }));
    expect(
      dialog.getByText(
        'ECON 10; Lecture A, Mon, Wed 10:00 – 11:00 AM; Discussion D1, Tue 9:00 – 10:00 AM, locked',
      ),
    ).toBeVisible();
    expect(dialog.getByText('ECON 10; optional')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(saved()[0]?.locked.map(({ section: name }) => name)).toEqual(['D1']));
    expect(screen.getByText('ECON 10 Discussion D1 locked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()[0]?.locked).toEqual([]));
  });

  it('is copied, deleted and restored', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Actions for A' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('tab', { name: 'B', selected: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for B' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'B' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'B', selected: true })).toBeVisible();
  });
});

describe('a version', () => {
  const rename = async (user: ReturnType<typeof open>['user'], name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Actions for A' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename this version' }));
    // The name is focused and selected, so that typing replaces it.
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await user.keyboard(name);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
  };

  it('that was renamed elsewhere shows both names, and takes the one that the student chooses', async () => {
    const { user } = open('ECON 10');
    await screen.findByRole('tab', { name: 'A' });
    plans.rename('a', 'Early mornings');
    await rename(user, 'With rowing');
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed elsewhere' }));
    expect(dialog.getByText('With rowing')).toBeVisible();
    expect(dialog.getByText('Early mornings')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('tab', { name: 'With rowing' })).toBeVisible();
    expect(plans.versions[0]?.name).toBe('With rowing');
  });

  it('that was only moved elsewhere is renamed without a conflict', async () => {
    const { user } = open('ECON 10');
    await screen.findByRole('tab', { name: 'A' });
    plans.rename('a', 'A');
    await rename(user, 'With rowing');
    expect(await screen.findByRole('tab', { name: 'With rowing' })).toBeVisible();
  });
});

describe('a term that is over', () => {
  it('says so, and lets courses be marked as taken one by one', async () => {
    answers['GET /api/university'] = jsonAnswer(200, {
      today: '2026-08-01',
      terms: [{ name: TERM, ...TERM_DATES }],
      subjects: {},
      subject_aliases: {},
    });
    answers['GET /api/profile'] = () =>
      jsonAnswer(200, { profile: { ...EMPTY_PROFILE, courses_taken: plans.taken } });
    const { user } = open('ECON 10', 'MATH 20');
    expect(
      await screen.findByText(/^Every term in the catalogue is over\. The newest is 2026 Spring/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Mark as taken: MATH 20' }));
    await screen.findByRole('button', { name: 'Taken: MATH 20', pressed: true });
    expect(screen.getByRole('button', { name: 'Mark as taken: ECON 10' })).toBeEnabled();
    await says('MATH 20 marked as taken');
    // Nothing stays for longer than it takes to read: the button itself takes it back.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Taken: MATH 20' }));
    await says('MATH 20 no longer marked as taken');
    await screen.findByRole('button', { name: 'Mark as taken: MATH 20', pressed: false });
  });

  it('shows a course as taken in other terms too', async () => {
    answers['GET /api/profile'] = jsonAnswer(200, {
      profile: { ...EMPTY_PROFILE, courses_taken: ['MATH 20'] },
    });
    open('ECON 10', 'MATH 20');
    expect(await screen.findByText(/You took this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark as taken/ })).toBeNull();
  });
});

describe('timetables', () => {
  it('are found, gone through, and applied', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
    expect(await screen.findByText('Timetable 1 of 2')).toBeVisible();
    expect(screen.getByText(/^The 2 best there are, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The next timetable' }));
    expect(await screen.findByText('Timetable 2 of 2')).toBeVisible();
    // The one that starts later is first.
    await user.click(screen.getByRole('button', { name: 'The timetable before' }));
    expect(await screen.findByText('Timetable 1 of 2')).toBeVisible();
    const shown = blocksOn('Tuesday');
    // The course list shows the timetable too, beside the version's sections.
    const list = within(screen.getByRole('region', { name: 'Courses' }));
    expect(list.getByText(/instead of D1/)).toBeVisible();
    expect(list.queryByRole('button', { name: /^Lock/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take this one' }));
    await says('Timetable taken');
    await waitFor(() => expect(saved()[0]?.chosen).toHaveLength(2));
    expect(blocksOn('Tuesday')).toEqual(shown);
  });

  it('stay while an earlier edit is being saved', async () => {
    const { user } = open('ECON 10');
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const save = plans.answers['POST /api/plans/versions/{version_id}/items'];
    plans.answers['POST /api/plans/versions/{version_id}/items'] = async (call) => {
      await wait;
      return (save as (each: typeof call) => Response)(call);
    };
    await user.click(await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' }));
    await user.click(screen.getByRole('button', { name: 'Find timetables' }));
    expect(await screen.findByText('Timetable 1 of 2')).toBeVisible();
    answer();
    await waitFor(() => expect(saved()[0]?.locked).toHaveLength(1));
    expect(screen.getByText('Timetable 1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Timetable 1 of 2')).toBeNull());
  });

  it('that are impossible are explained, and one change makes them possible', async () => {
    const { user } = open('ECON 10', 'MATH 20');
    await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
    expect(await screen.findByText('ECON 10 and MATH 20 cannot be had together.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Clashes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Drop MATH 20' }));
    await waitFor(() => expect(saved().map(({ code }) => code)).toEqual(['ECON 10']));
    expect(screen.getByText('MATH 20 was removed.')).toBeVisible();
  });

  it('are found despite clashes if those are accepted', async () => {
    const { user } = open('ECON 10', 'MATH 20', 'MATH 21');
    await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
    expect(await screen.findByText('ECON 10 and MATH 20 cannot be had together.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Let it clash/ }));
    expect(await screen.findByText(/best there are|only one there is/)).toBeVisible();
    expect(screen.getAllByText(/ECON 10 and MATH 20/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Take this one' }));
    await waitFor(() => expect(saved()[0]?.chosen.map(({ section: name }) => name)).toEqual(['A', 'D2']));
    expect(saved().map(({ code }) => code)).toEqual(['ECON 10', 'MATH 20', 'MATH 21']);
  });

  it('show what frees a day', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Tue: what frees Tuesday?' }));
    expect(await screen.findByText('Other sections alone do not free Tuesday.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Drop ECON 10' })).toBeVisible();
  });
});
