import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import {
  type Answers,
  failedAnswer,
  fakeServer,
  jsonAnswer,
  linesAnswer,
} from '#platform/web/api/testing/fake-server.ts';
import type { CourseRow, Section } from '../contract.ts';
import { SAMPLE_COURSE } from '../domain/sample-course.ts';
import { PAGE_SIZE } from '../domain/search/paging.ts';
import { row } from '../domain/search/sample-rows.ts';
import { CourseSearchPage } from './course-search-page.tsx';

const FALL = '2025 Fall';
const SPRING = '2026 Spring';
const COURSES: readonly CourseRow[] = [
  row('COMPSCI 50', 'Introduction to Programming', { mean_hours: 9, overall_score_course_mean: 3.9 }),
  row('COMPSCI 51', 'Abstraction and Design', { term: SPRING, mean_hours: 12 }),
  row('GEOL 10', 'Rocks and Rivers', { instructors: ['Wren Hollis'], overall_score_course_mean: 4.6 }),
  row('HIST 97', 'How Rivers Made Cities', { term: SPRING, mean_hours: 4 }),
];
const SUBJECTS = { COMPSCI: 'Computer Science', GEOL: 'Geology', HIST: 'History' };

const listOf = (rows: readonly CourseRow[]) => linesAnswer([{ total: rows.length }, ...rows]);
let answers: Answers;
beforeEach(() => {
  answers = {
    'GET /api/university': jsonAnswer(200, {
      terms: [FALL, SPRING].map((name) => ({ name })),
      today: '2025-10-20',
      subjects: SUBJECTS,
      subject_aliases: { COMPSCI: ['CS'] },
    }),
    'GET /api/courses': listOf(COURSES),
    'GET /api/courses/{code}': ({ input: { code } }) => {
      const found = COURSES.find(({ class_tag }) => class_tag === code);
      if (!found) return jsonAnswer(404, { error: 'Not found.', code: 'not_found' });
      const record = { ...SAMPLE_COURSE, ...found };
      return jsonAnswer(200, { ...record, offerings: [record] });
    },
  };
});

const open = (search = '', taken: readonly string[] = []) => {
  fakeServer(answers);
  Element.prototype.scrollIntoView = () => undefined;
  return openScreens({ '/courses': <CourseSearchPage taken={taken} /> }, `/courses${search}`);
};

const table = () => screen.findByRole('table', { name: 'Courses' });
/**
 * The codes in the list, in order. With queryAll, since a getAll that finds nothing describes the whole table, and
 * again with each try of those who wait for courses.
 */
const listed = async () => {
  const boxes = within(await table()).queryAllByRole('checkbox');
  if (boxes.length === 0) throw new Error('no course is in the list');
  return boxes.map(
    (box) =>
      /^Compare (.+), /.exec(box.getAttribute('aria-label') ?? box.closest('label')?.textContent ?? '')?.[1],
  );
};
const shows = (...codes: string[]) => waitFor(async () => expect(await listed()).toEqual(codes));
const codesOf = (wanted: (course: CourseRow) => boolean) =>
  COURSES.filter(wanted).map(({ class_tag }) => class_tag);
const box = () => screen.getByPlaceholderText('Search courses by name, code, or instructor...');
/** Opens a list of choices and clicks a label, as students do, and not its box. */
const pressWords = async ({ user }: ReturnType<typeof open>, list: string, words: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${list}`) }));
  await user.click(within(screen.getByRole('group', { name: list })).getByText(words));
};

describe('searching', () => {
  it('begins with every course, and gives their number', async () => {
    open();
    await shows(...codesOf(() => true));
    expect(screen.getByText(`${COURSES.length} courses`)).toBeVisible();
    expect(screen.getByText(`Page 1 of 1 (${COURSES.length} results)`)).toBeVisible();
  });

  it('finds by a word while typing, highlights it, gives the number, and keeps it in the URL', async () => {
    const rivers = codesOf(({ class_name }) => class_name.includes('Rivers'));
    const { user, address } = open();
    await shows(...codesOf(() => true));
    await user.type(box(), 'rivers');
    await waitFor(async () => expect(new Set(await listed())).toEqual(new Set(rivers)));
    expect(screen.getByText(/^\d+ results \(\d\.\d{3} seconds\)$/)).toHaveTextContent(
      `${rivers.length} results`,
    );
    for (const word of screen.getAllByText('Rivers', { selector: 'mark' })) expect(word).toBeVisible();
    expect(await screen.findByText(`${rivers.length} courses found`)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/courses?q=rivers'));
  });

  it.each(['COMPSCI 50', 'cs50', 'Hollis'])('finds one course by %s', async (typed) => {
    open(`?q=${encodeURIComponent(typed)}`);
    await waitFor(async () =>
      expect((await listed())[0]).toBe(typed === 'Hollis' ? 'GEOL 10' : 'COMPSCI 50'),
    );
  });

  it('says that nothing was found, the possible reason, and how to get back', async () => {
    const { user, address } = open('?q=astrology');
    expect(await screen.findByText('No courses found matching your search criteria.')).toBeVisible();
    const debug = screen.getByRole('region', { name: 'Debug' });
    expect(within(debug).getByText('Unique courses').nextElementSibling).toHaveTextContent(
      `${COURSES.length}`,
    );
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await shows(...codesOf(() => true));
    expect(address()).toBe('/courses');
  });

  it('turns pages, each with as many courses as it holds', async () => {
    const many = Array.from({ length: PAGE_SIZE + 3 }, (_, index) => row(`GEOL ${index + 1}`, 'Rocks'));
    answers['GET /api/courses'] = listOf(many);
    const { user, address } = open();
    expect(await screen.findByText(`Page 1 of 2 (${many.length} results)`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await shows(...many.slice(PAGE_SIZE).map(({ class_tag }) => class_tag));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(address()).toBe('/courses?page=2');
  });
});

describe('filters', () => {
  it('are chosen by a click on their label, and reset together', async () => {
    const opened = open();
    await shows(...codesOf(() => true));
    await pressWords(opened, 'Term', SPRING);
    await shows(...codesOf(({ term }) => term === SPRING));
    expect(screen.getByRole('button', { name: /^Term/ })).toHaveTextContent(SPRING);
    await opened.user.keyboard('{Escape}');
    await pressWords(opened, 'Subject', `HIST · ${SUBJECTS.HIST}`);
    await shows('HIST 97');
    expect(opened.address()).toBe('/courses?term=2026+Spring&subject=HIST');
    await opened.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await shows(...codesOf(() => true));
  });

  it('leave only rated courses, and only those not taken', async () => {
    const { user } = open('', ['COMPSCI 50']);
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('switch', { name: 'Q-rated only' }));
    const rated = codesOf(({ overall_score_course_mean: score }) => score !== null);
    await shows(...rated);
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(screen.getByRole('switch', { name: 'Hide courses I’ve taken' }));
    await shows(...rated.filter((code) => code !== 'COMPSCI 50'));
  });

  it('do not mention courses taken to a student who has taken none', async () => {
    const { user } = open();
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.getByRole('group', { name: 'Units' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Hide courses I’ve taken' })).toBeNull();
    expect(screen.getByRole('switch', { name: /^Fits my schedule \(plan courses first\)/ })).toBeDisabled();
  });

  it('sort by one figure at a time', async () => {
    const { user } = open();
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('button', { name: /^Sort by workload/ }));
    await user.click(screen.getByRole('option', { name: 'Low to High (Gem)' }));
    const byHours = COURSES.filter(({ mean_hours: hours }) => hours !== null)
      .toSorted((a, b) => (a.mean_hours ?? 0) - (b.mean_hours ?? 0))
      .map(({ class_tag }) => class_tag);
    await waitFor(async () => expect((await listed()).slice(0, byHours.length)).toEqual(byHours));
    await user.click(screen.getByRole('button', { name: /^Sort by Q-score/ }));
    await user.click(screen.getByRole('option', { name: 'High to Low (GOAT)' }));
    await waitFor(async () => expect((await listed())[0]).toBe('GEOL 10'));
    expect(screen.getByRole('button', { name: 'Sort by workload None' })).toBeVisible();
  });

  it('are in a sheet on a narrow screen, which says how many results there are', async () => {
    const wide = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query.startsWith('(min-width:') ? Object.assign(new EventTarget(), { matches: false }) : wide(query),
    );
    const { user } = open();
    const cards = await screen.findByRole('list', { name: 'Courses' });
    expect(within(cards).getAllByRole('checkbox')).toHaveLength(COURSES.length);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByText(SPRING));
    const left = codesOf(({ term }) => term === SPRING).length;
    await user.click(await within(sheet).findByRole('button', { name: `Show ${left} courses` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  });
});

describe('a course', () => {
  it('opens with everything the catalogue has on it, at its own URL', async () => {
    const { user, address } = open();
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('button', { name: /^GEOL 10/ }));
    const dialog = await screen.findByRole('dialog', { name: /GEOL 10.*Rocks and Rivers/ });
    expect(await within(dialog).findByText(SAMPLE_COURSE.description)).toBeVisible();
    expect(new URLSearchParams(address().split('?')[1]).get('course')).toBe('GEOL 10@1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/courses');
  });

  it('of another term moves the focus to its heading, which names the term', async () => {
    const fall = { ...SAMPLE_COURSE, ...COURSES[2] };
    const offerings = [fall, { ...fall, class_number: '2', term: SPRING }];
    answers['GET /api/courses/{code}'] = jsonAnswer(200, { ...fall, offerings });
    const { user } = open();
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('button', { name: /^GEOL 10/ }));
    const dialog = await screen.findByRole('dialog', { name: `GEOL 10 · ${FALL} Rocks and Rivers` });
    await user.click(await within(dialog).findByRole('button', { name: new RegExp(SPRING) }));
    expect(
      await screen.findByRole('dialog', { name: `GEOL 10 · ${SPRING} Rocks and Rivers` }),
    ).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('Rocks and Rivers');
  });

  it('that the catalogue does not have is reported as missing', async () => {
    open('?course=GEOL+999');
    const dialog = await screen.findByRole('dialog', { name: /GEOL 999/ });
    expect(await within(dialog).findByText('Not found.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is picked for comparison, and two are compared', async () => {
    const { user } = open();
    await shows(...codesOf(() => true));
    await user.click(screen.getByRole('checkbox', { name: `Compare COMPSCI 50, ${FALL}` }));
    const bar = within(screen.getByRole('region', { name: 'Comparison' }));
    expect(bar.getByText('Pick another course to compare it with.')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: `Compare GEOL 10, ${FALL}` }));
    await user.click(bar.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'Course Comparison' });
    for (const name of ['Introduction to Programming', 'Rocks and Rivers'])
      expect(within(dialog).getAllByText(name)[0]).toBeVisible();
  });
});

describe('sections of a course', () => {
  const section = (component: string, name: string, class_number: string) => ({
    ...(SAMPLE_COURSE.sections[0] as Section),
    component,
    section: name,
    class_number,
    instructors: [],
    enrollment: 11,
    cap: 12,
  });
  const sections = [
    section('Lecture', 'A', '14010'),
    ...Array.from({ length: 12 }, (_, index) => section('Laboratory', `B${index + 1}`, `1401${index + 1}`)),
  ];
  const chem = row('CHEM 10', 'Matter', { class_number: '14010', sections });
  beforeEach(() => {
    answers['GET /api/courses'] = listOf([chem]);
    const record = { ...SAMPLE_COURSE, ...chem, sections };
    answers['GET /api/courses/{code}'] = jsonAnswer(200, {
      ...record,
      offerings: [record],
      opens: ['CHEM 20'],
    });
  });

  it('are counted in its row, shown below it, and their numbers copied', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: /^1 lecture · 12 labs/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = within(
      document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`) as HTMLElement,
    );
    expect(panel.getAllByRole('listitem')).toHaveLength(9);
    expect((await panel.findAllByText('11 of 12 seats taken'))[0]).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Show all 12 labs' }));
    await user.click(panel.getByRole('button', { name: 'Copy class number 14012' }));
    expect(await navigator.clipboard.readText()).toBe('14012');
    expect(await screen.findByText('Class number 14012 copied')).toBeVisible();
    await user.click(button);
    expect(screen.queryByRole('button', { name: 'Copy class number 14012' })).toBeNull();
  });

  it('are not counted if there is one, whose class number is in the dialog', async () => {
    const only = [section('Lecture', 'A', '14010')];
    const single = row('CHEM 11', 'Matter', { class_number: '14010', sections: only });
    answers['GET /api/courses'] = listOf([single]);
    const record = { ...SAMPLE_COURSE, ...single, sections: only };
    answers['GET /api/courses/{code}'] = jsonAnswer(200, { ...record, offerings: [record] });
    const { user } = open();
    await shows('CHEM 11');
    expect(screen.queryByRole('button', { name: /^1 lecture/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^CHEM 11/ }));
    expect(await screen.findByRole('button', { name: 'Copy class number 14010' })).toBeVisible();
  });

  it('of half a term say so in the collapsed row and beside the schedule', async () => {
    const half = (SAMPLE_COURSE.sections[0] as Section).meetings.map((each) => ({
      ...each,
      to: '2025-10-17',
    }));
    const only = [{ ...section('Lecture', 'A', '14010'), meetings: half }];
    const short = row('CHEM 11', 'Less Matter', {
      class_number: '14010',
      sections: only,
      schedule: SAMPLE_COURSE.schedule,
    });
    answers['GET /api/courses'] = listOf([short]);
    const record = { ...SAMPLE_COURSE, ...short, sections: only };
    answers['GET /api/courses/{code}'] = jsonAnswer(200, { ...record, offerings: [record] });
    const { user } = open();
    expect(await screen.findByText(/^, until Oct 17$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^CHEM 11/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /CHEM 11/ }));
    expect((await dialog.findByText('Schedule')).nextElementSibling).toHaveTextContent(
      'Mon, Wed 1:30 – 2:45 PM, until Oct 17',
    );
  });

  it('find it by their number, and are in its dialog with the courses it opens', async () => {
    const { user } = open('?q=14013');
    expect(await screen.findByText('14013', { selector: 'mark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^CHEM 10/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /CHEM 10/ }));
    expect(await dialog.findByRole('button', { name: 'CHEM 20' })).toBeVisible();
    expect(dialog.getByRole('list', { name: '12 labs' })).toBeVisible();
    expect(dialog.getByRole('heading', { name: `Sections in ${FALL}` })).toBeVisible();
  });
});

describe('a catalogue', () => {
  it('without ratings has no filters for them', async () => {
    answers['GET /api/courses'] = listOf([row('GEOL 10', 'Rocks and Rivers')]);
    open('?rated=1&sort=score-high');
    await shows('GEOL 10');
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Q-rated only' })).toBeNull());
    expect(screen.queryByRole('button', { name: /^Sort by/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Workload & Rating' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Scheduled only' })).toBeVisible();
  });

  it('of terms that have ended says which is the newest', async () => {
    answers['GET /api/university'] = jsonAnswer(200, {
      terms: [
        { name: FALL, start: '2025-09-02', end: '2025-12-12' },
        { name: SPRING, start: '2026-01-26', end: '2026-05-08' },
      ],
      subjects: SUBJECTS,
      subject_aliases: {},
      today: '2026-08-01',
    });
    open();
    expect(await screen.findByText(`The newest term, ${SPRING}, is over.`)).toBeVisible();
    expect(screen.queryByText('over')).toBeNull();
  });

  it('leaves out research and theses until they are requested', async () => {
    answers['GET /api/courses'] = listOf([...COURSES, row('EH 350', 'Research', { independent: true })]);
    const { user, address } = open();
    await shows(...codesOf(() => true));
    expect(screen.getByRole('switch', { name: 'Research and theses too' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'List it too' }));
    await waitFor(async () => expect(await listed()).toContain('EH 350'));
    expect(address()).toBe('/courses?independent=1');
  });
});

describe('a catalogue that cannot be fetched', () => {
  it('is reported, and fetched again on request', async () => {
    answers['GET /api/courses'] = failedAnswer();
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('The courses cannot be fetched now.')).toBeVisible();
    expect(screen.queryByText('0 courses')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show Debug' })).toBeNull();
    answers['GET /api/courses'] = listOf(COURSES);
    await user.click(retry);
    await shows(...codesOf(() => true));
  });

  it('of whole records is searched as far as it arrived', async () => {
    answers['GET /api/courses'] = linesAnswer([{ total: COURSES.length + 1 }, ...COURSES]);
    open();
    expect(
      await screen.findByText(
        `The connection broke: ${COURSES.length} of ${COURSES.length + 1} courses are here.`,
      ),
    ).toBeVisible();
    await shows(...codesOf(() => true));
  });
});
