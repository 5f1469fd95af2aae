import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { failedAnswer, fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { type CoursePlan, CoursePlanContext } from '#features/catalogue/web/shared/course-plan.ts';
import type { CourseNotice } from '../contract.ts';
import { type FakeSaved, fakeSaved, sampleSavedCourse } from '../testing/fake-saved.ts';
import { sampleState } from '../testing/sample-state.ts';
import { SavedPage } from './saved-page.tsx';

let saved: FakeSaved;
beforeEach(() => {
  saved = fakeSaved({
    courses: [
      sampleSavedCourse('GEOL 10', { note: 'Bring boots.\nAsk Ada.', labels: ['Must'] }),
      sampleSavedCourse('MATH 1A', { labels: ['Maybe'] }),
      sampleSavedCourse('HIST 97', { tag: null, now: sampleState({ offerings: [], title: 'Cities' }) }),
    ],
  });
});

const open = (planned: readonly string[] = []) => {
  const seen = fakeServer(saved.answers);
  const plan: CoursePlan = {
    isKnown: true,
    courses: [],
    busy: [],
    isPlanned: ({ term }) => planned.includes(term),
    toggle: () => undefined,
  };
  const page = (
    <CoursePlanContext value={plan}>
      <SavedPage />
    </CoursePlanContext>
  );
  return { ...openScreens({ '/saved': page, '/courses': <p>The list</p> }, '/saved'), seen };
};
const universityOn = (today: string) =>
  jsonAnswer(200, {
    terms: [
      { name: '2025 Fall', start: '2025-09-02', end: '2025-12-10' },
      { name: '2026 Spring', start: '2026-01-26', end: '2026-05-12' },
    ],
    today,
    subjects: {},
    subject_aliases: {},
  });
const item = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const found = heading.closest('li');
  if (!found) throw new Error('the course stands in no list');
  return found;
};

describe('saved courses', () => {
  it('are shown with terms, notes and labels, and which are gone', async () => {
    saved.answers['GET /api/university'] = universityOn('2026-02-10');
    open();
    const geology = await item(/^GEOL 10 Rocks/);
    await waitFor(() =>
      expect(geology).toHaveTextContent('2025 Fall, over · Mon, Wed 1:30 – 2:45 PM · Ada Marsh'),
    );
    expect(geology).toHaveTextContent('2026 Spring · no times stated');
    expect(geology).toHaveTextContent('Bring boots. Ask Ada.');
    expect(within(geology).getByRole('link')).toHaveAttribute('href', '/courses?course=GEOL+10');
    const gone = await item(/^HIST 97 Cities/);
    expect(gone).toHaveTextContent('No longer in the catalogue');
    expect(within(gone).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    { term: '2025 Fall', today: '2025-10-20', planned: [], offered: 'Add to plan: MATH 1A' },
    { term: '2025 Fall', today: '2026-02-10', planned: [], offered: null },
    { term: '2025 Fall', today: '2026-02-10', planned: ['2025 Fall'], offered: 'In your plan: MATH 1A' },
    // Every term has ended: the newest is planned.
    { term: '2025 Fall', today: '2026-08-01', planned: [], offered: null },
    { term: '2026 Spring', today: '2026-08-01', planned: [], offered: 'Add to plan: MATH 1A' },
  ])(
    'of $term on $today, planned for $planned, have the button: $offered',
    async ({ term, today, planned, offered }) => {
      saved.courses = [
        sampleSavedCourse('MATH 1A', {
          now: sampleState({ tag: 'MATH 1A', offerings: [{ term, times: '', teachers: [] }] }),
        }),
      ];
      saved.answers['GET /api/university'] = universityOn(today);
      open(planned);
      const course = await item(/^MATH 1A/);
      await waitFor(() => expect(course).toHaveTextContent(today > '2026' ? `${term}, over` : `${term} ·`));
      expect(within(course).queryByRole('button', { name: /plan/ })?.textContent ?? null).toBe(offered);
    },
  );

  it('have a button for each term that has not ended, where there are several', async () => {
    saved.answers['GET /api/university'] = universityOn('2025-10-20');
    open(['2026 Spring']);
    const geology = await item(/^GEOL 10 Rocks/);
    const fall = await within(geology).findByRole('button', {
      name: /^Add to plan for 2025 Fall ?: GEOL 10$/,
    });
    expect(fall).not.toBePressed();
    expect(
      within(geology).getByRole('button', { name: /^In your plan for 2026 Spring ?: GEOL 10$/ }),
    ).toBePressed();
  });

  it('cannot be planned for a term that has ended, where there are several', async () => {
    saved.answers['GET /api/university'] = universityOn('2026-02-10');
    open();
    const geology = await item(/^GEOL 10 Rocks/);
    await within(geology).findByRole('button', { name: /^Add to plan for 2026 Spring ?: GEOL 10$/ });
    expect(within(geology).getAllByRole('button', { name: /plan/ })).toHaveLength(1);
  });

  it('explain how to save if there are none, and offer a retry if they cannot be fetched', async () => {
    saved.courses = [];
    open();
    expect(await screen.findByText(/Save a course with the bookmark beside it/)).toBeVisible();
  });

  it('offer a retry', async () => {
    saved.answers['GET /api/saved/courses'] = jsonAnswer(409, { error: 'Not now.', code: 'conflict' });
    const { user } = open();
    expect(await screen.findByText('Not now.')).toBeVisible();
    saved.answers['GET /api/saved/courses'] = () => jsonAnswer(200, { courses: saved.courses });
    await user.click(screen.getByRole('button', { name: /again|Retry/ }));
    expect(await item(/^GEOL 10/)).toBeVisible();
  });

  it('are filtered by labels', async () => {
    const { user } = open();
    await item(/^GEOL 10/);
    await user.click(screen.getByRole('checkbox', { name: 'Maybe' }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'MATH 1A Rocks',
    ]);
  });

  it('are removed at once and restored with their note', async () => {
    const { user } = open();
    await user.click(within(await item(/^GEOL 10/)).getByRole('button', { name: 'Remove GEOL 10' }));
    expect(screen.queryByRole('heading', { name: /^GEOL 10/ })).not.toBeInTheDocument();
    expect(await screen.findByText('GEOL 10 is no longer saved.')).toBeVisible();
    expect(saved.courses).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Remove MATH 1A' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await item(/^GEOL 10/)).toHaveTextContent('Bring boots.');
    await waitFor(() => expect(saved.courses).toHaveLength(3));
  });

  it('pass the focus to what took their place, or to the page', async () => {
    const { user } = open();
    const remove = async (code: string): Promise<void> => {
      const button = within(await item(new RegExp(`^${code}`))).getByRole('button', {
        name: `Remove ${code}`,
      });
      button.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
    };
    await remove('MATH 1A');
    expect(screen.getByRole('button', { name: 'Remove HIST 97' })).toHaveFocus();
    await remove('HIST 97');
    expect(screen.getByRole('button', { name: 'Remove GEOL 10' })).toHaveFocus();
    await remove('GEOL 10');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('reappear if the removal failed, with an error', async () => {
    saved.answers['DELETE /api/saved/courses/{code}'] = failedAnswer();
    const { user } = open();
    await user.click(within(await item(/^GEOL 10/)).getByRole('button', { name: 'Remove GEOL 10' }));
    expect(await screen.findByText(/^GEOL 10 could not be removed\./)).toBeVisible();
    expect(await item(/^GEOL 10/)).toHaveTextContent('Bring boots.');
  });
});

describe('the note of a saved course', () => {
  const openNote = async ({ user }: ReturnType<typeof open>, code: string) => {
    await user.click(
      within(await item(new RegExp(`^${code}`))).getByRole('button', {
        name: `Note and labels of ${code}`,
      }),
    );
    return screen.findByRole('dialog');
  };

  it('is written, with existing labels and new ones', async () => {
    const page = open();
    const dialog = within(await openNote(page, 'MATH 1A'));
    await page.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Mornings only');
    await page.user.click(dialog.getByRole('checkbox', { name: 'Must' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'New label' }), 'Summer, arts{Enter}');
    await page.user.type(dialog.getByRole('textbox', { name: 'New label' }), 'MAYBE');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved.courses.find(({ code }) => code === 'MATH 1A')).toMatchObject({
      note: 'Mornings only',
      labels: ['Maybe', 'Must', 'Summer', 'arts'],
    });
    expect(await item(/^MATH 1A/)).toHaveTextContent('Mornings only');
  });

  it('stays in the dialog if it cannot be saved', async () => {
    saved.answers['PATCH /api/saved/courses/{code}'] = failedAnswer();
    const page = open();
    const dialog = within(await openNote(page, 'MATH 1A'));
    await page.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Mornings only');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Mornings only');
  });

  it('that another tab changed is shown beside one’s own, and either can be kept', async () => {
    const page = open();
    const dialog = within(await openNote(page, 'GEOL 10'));
    const elsewhere = { note: 'Bring a hammer', labels: ['Must', 'Spring'], revision: 7 };
    saved.courses = saved.courses.map((course) =>
      course.code === 'GEOL 10' ? { ...course, ...elsewhere } : course,
    );
    const note = dialog.getByRole('textbox', { name: 'Note' });
    await page.user.type(note, ' And Ben.');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/“Bring a hammer”, labelled Must, Spring/)).toBeVisible();
    expect(note).toHaveValue('Bring boots.\nAsk Ada. And Ben.');
    await page.user.click(dialog.getByRole('button', { name: 'Use that' }));
    expect(note).toHaveValue('Bring a hammer');
    expect(dialog.getByRole('checkbox', { name: 'Spring' })).toBeChecked();
    await page.user.type(note, ' and boots');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved.courses[0]?.note).toBe('Bring a hammer and boots'));
  });
});

describe('changes', () => {
  const notice = (
    code: string,
    changes: CourseNotice['changes'],
    now = sampleState({ tag: code }),
  ): CourseNotice => ({
    kind: 'saved_course_changed',
    code,
    changes,
    now,
  });
  beforeEach(() => {
    saved.notices = [
      notice('GEOL 10', [
        { what: 'times', term: '2025 Fall', was: 'Fri 9:00 AM - 9:50 AM', is: '' },
        { what: 'rating', term: null, was: '', is: '4.1' },
      ]),
      notice(
        'HIST 97',
        [{ what: 'gone', term: null, was: '2025 Fall', is: '' }],
        sampleState({ offerings: [] }),
      ),
    ];
  });
  const section = () => screen.findByRole('region', { name: 'What changed' });

  it('are listed with old and new values, and marked as read one by one or all at once', async () => {
    const { user } = open();
    const told = await section();
    expect(told).toHaveTextContent('2025 Fall, time: was Fri 9:00 – 9:50 AM → now not stated');
    expect(told).toHaveTextContent('Rating: was none → now 4.1');
    expect(told).toHaveTextContent('No longer in the catalogue, last offered in 2025 Fall');
    await user.click(within(told).getByRole('button', { name: 'Mark as read: GEOL 10' }));
    await waitFor(() => expect(saved.notices).toMatchObject([{ code: 'HIST 97' }]));
    await user.click(within(told).getByRole('button', { name: 'Mark as read: HIST 97' }));
    await waitFor(() => expect(screen.queryByText('What changed')).not.toBeInTheDocument());
  });

  it('of facts in a past chat have the day of the reply, and a link to it', async () => {
    const session_id = '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c09';
    const change = {
      code: 'GEOL 10',
      field: 'times',
      term: '2025 Fall',
      section: null,
      told_at: '2025-11-03T10:00:00.000Z',
    };
    const others = ['rating', 'units', 'place'].map((field) => ({ ...change, field, was: '1', is: null }));
    const changes = [{ ...change, was: 'Tue 1:30 PM - 2:45 PM', is: 'Wed 1:30 PM - 2:45 PM' }, ...others];
    saved.notices = [
      { kind: 'conversation_changed', session_id, title: 'Rocks', changes, count: 4, seen: 'abc' },
    ];
    const { user } = open();
    const told = await section();
    expect(told).toHaveTextContent(
      'GEOL 10, 2025 Fall, on 3 November: Tue 1:30 – 2:45 PM; now Wed 1:30 – 2:45 PM',
    );
    expect(told).toHaveTextContent('1; no longer in the catalogue');
    expect(told).toHaveTextContent('and one more value');
    expect(within(told).getByRole('link', { name: 'Rocks' })).toHaveAttribute(
      'href',
      `/?session=${session_id}`,
    );
    await user.click(within(told).getByRole('button', { name: 'Mark as read: Rocks' }));
    await waitFor(() => expect(screen.queryByText('What changed')).not.toBeInTheDocument());
  });

  it('reappear if marking them as read failed', async () => {
    saved.answers['POST /api/notices/dismiss'] = failedAnswer();
    const { user } = open();
    await user.click(within(await section()).getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(await section()).toHaveTextContent('GEOL 10');
  });
});

describe('a saved search', () => {
  const SEARCH = {
    search_id: '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c02',
    revision: 1,
    name: 'Rivers',
    address: 'q=rivers',
    known: ['GEOL 10'],
    saved_at: '2025-10-01T12:00:00.000Z',
    opened_at: '2025-10-01T12:00:00.000Z',
  };
  beforeEach(() => {
    saved.searches = [SEARCH];
    const rows = [row('GEOL 10', 'Rocks and Rivers'), row('HIST 97', 'How Rivers Made Cities')];
    saved.answers['GET /api/courses'] = linesAnswer([{ total: rows.length }, ...rows]);
    saved.answers['GET /api/university'] = jsonAnswer(200, { terms: [], subjects: {}, subject_aliases: {} });
  });

  it('shows how many courses are new, until it is opened', async () => {
    const { user, address } = open();
    expect(await screen.findByText('1 new course')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Rivers' }));
    await waitFor(() => expect(address()).toBe('/courses?q=rivers'));
    await waitFor(() => expect(saved.searches[0]?.known?.toSorted()).toEqual(['GEOL 10', 'HIST 97']));
  });

  it('is renamed, and removed with undo', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rename Rivers' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Streams{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove Streams' }));
    expect(await screen.findByText('Streams is no longer saved.')).toBeVisible();
    expect(saved.searches).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Streams' })).toBeVisible();
  });
});
