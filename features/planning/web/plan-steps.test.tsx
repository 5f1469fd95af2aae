import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { type Answers, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';
import type { PlanContent } from '../contract.ts';
import { answerPlanner } from '../domain/search/answer-planner.ts';
import { type FakePlans, fakePlans } from '../testing/fake-plans.ts';
import { courseAnswers, record, section, TERM, TERM_DATES, version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { type AskPlanner, PlannerContext } from './find/use-planner.ts';
import { PlanPage } from './plan-page.tsx';

const COURSES = [
  record('ECON 10', 'Markets', [
    section('Lecture', 'A', ['Mon', 'Wed'], '10:00', '11:00'),
    section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
    section('Discussion', 'D2', ['Thu'], '15:00', '16:00'),
  ]),
  record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]),
  record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')]),
];

const askHere: AskPlanner = (question, onAnswer) => {
  for (const answer of answerPlanner(structuredClone(question)))
    if (answer.answer !== 'searching') onAnswer(answer);
  return () => undefined;
};

let plans: FakePlans;
let answers: Answers;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  answers = courseAnswers(COURSES);
  return startShortcuts();
});

const open = (...contents: (string | PlanContent)[]): ReturnType<typeof openScreens> => {
  plans = fakePlans([version(contents)]);
  fakeServer(plans.answers, answers);
  const page = (
    <PlannerContext value={askHere}>
      <PlanPage />
    </PlannerContext>
  );
  return openScreens({ '/plan': page }, '/plan');
};

const saved = () =>
  plans.versions.flatMap(({ items }) =>
    items.flatMap(({ content }) => (content.kind === 'course' ? [content] : [])),
  );
const codes = () => saved().map(({ code }) => code);
const add = async (user: ReturnType<typeof openScreens>['user'], code: string): Promise<void> => {
  const [box] = await screen.findAllByRole('textbox', { name: 'Add a course' });
  await user.clear(box as HTMLElement);
  await user.type(box as HTMLElement, code);
  await user.click((await screen.findAllByRole('button', { name: `Add ${code}` }))[0] as HTMLElement);
  await waitFor(() => expect(codes()).toContain(code));
};

describe('undo steps', () => {
  it('are undone one after the other, by the button and by keys', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' }));
    await waitFor(() => expect(saved()[0]?.locked).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Own hours' }));
    const hours = within(await screen.findByRole('dialog', { name: 'Your own hours' }));
    await user.type(hours.getByLabelText('What for'), 'Rowing');
    await user.click(hours.getByRole('button', { name: 'Fri, Friday' }));
    await user.type(hours.getByLabelText('Starts'), '07:00');
    await user.type(hours.getByLabelText('Ends'), '08:30');
    await user.click(hours.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rowing was added.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove ECON 10' }));
    await waitFor(() => expect(codes()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(codes()).toEqual(['ECON 10']));
    expect(screen.getByText('Taken back. Before that: Rowing was added.')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(plans.versions[0]?.items).toHaveLength(1));
    await user.keyboard('{Meta>}z{/Meta}');
    // The course has another id since it was restored: its lock is undone all the same.
    await waitFor(() => expect(saved()[0]?.locked).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('leave what was changed elsewhere since', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' }));
    await waitFor(() => expect(saved()[0]?.locked).toHaveLength(1));
    plans.change('item ECON 10', course('ECON 10', { need: 'optional' }));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Lock Lecture A of ECON 10' })).not.toBePressed(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not taken back, since it was changed elsewhere/)).toBeVisible();
    expect(saved()[0]?.need).toBe('optional');
  });
});

describe('a step that could not be saved', () => {
  const cut = (): void => {
    plans.answers['POST /api/plans/versions/{version_id}/items'] = jsonAnswer(500, {
      error: 'Something went wrong.',
      code: 'internal',
    });
  };

  it('is not reported as done, and earlier steps can be undone', async () => {
    const { user } = open('ECON 10', 'MATH 21');
    await user.click(await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' }));
    await waitFor(() => expect(saved()[0]?.locked).toHaveLength(1));
    const save = plans.answers['POST /api/plans/versions/{version_id}/items'];
    cut();
    await user.click(screen.getByRole('button', { name: 'Remove MATH 21' }));
    expect(await screen.findByText('ECON 10 Lecture A locked.')).toBeVisible();
    expect(screen.queryByText('MATH 21 was removed.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('ECON 10 Lecture A locked.')).toBeVisible());
    plans.answers['POST /api/plans/versions/{version_id}/items'] = save as (typeof plans.answers)[string];
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()[0]?.locked).toEqual([]));
  });
});

describe('without the network', () => {
  it('steps are kept, which is announced, and saved when it is back', async () => {
    const { user } = open('ECON 10');
    const lock = await screen.findByRole('button', { name: 'Lock Lecture A of ECON 10' });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await user.click(lock);
    expect(await screen.findByText(/^You are offline\. What you change is kept here/)).toBeVisible();
    expect(saved()[0]?.locked).toEqual([]);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(saved()[0]?.locked).toHaveLength(1));
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});

describe('a course that is still being saved', () => {
  it('is changed without a conflict with its own adding', async () => {
    const { user } = open('ECON 10');
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await screen.findByRole('button', { name: 'Remove ECON 10' });
    const save = plans.answers['POST /api/plans/versions/{version_id}/items'];
    plans.answers['POST /api/plans/versions/{version_id}/items'] = async (call) => {
      await wait;
      return (save as (each: typeof call) => Response)(call);
    };
    const [box] = await screen.findAllByRole('textbox', { name: 'Add a course' });
    await user.type(box as HTMLElement, 'MATH 21');
    await user.click((await screen.findAllByRole('button', { name: 'Add MATH 21' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Lock Lecture A of MATH 21' }));
    answer();
    await waitFor(() => expect(saved()[1]?.locked).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a section that is picked by hand', () => {
  it('is marked as picked, and stays when a course is added that it clashes with', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: /^Discussion of ECON 10/ }));
    await user.click(await screen.findByRole('option', { name: /^D2/ }));
    await waitFor(() => expect(saved()[0]?.picked).toEqual(['Discussion']));
    expect(screen.getByText(/picked by you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Discussion of ECON 10/ }));
    await user.click(await screen.findByRole('option', { name: /^D1/ }));
    await waitFor(() => expect(saved()[0]?.chosen.map(({ section: name }) => name)).toContain('D1'));
    await add(user, 'MATH 21');
    expect(await screen.findByText('ECON 10 and MATH 21, Tue 9:00 AM')).toBeVisible();
    expect(saved()[0]?.chosen.map(({ section: name }) => name)).toContain('D1');
  });
});

describe('a section that does not go with another of its course', () => {
  it('is picked with one that does, which is announced', async () => {
    const linked = (kind: string, name: string, day: 'Mon' | 'Tue' | 'Wed' | 'Thu', link: string) => ({
      ...section(kind, name, [day], '10:00', '11:00'),
      links: [link],
    });
    const bio = record('BIO 1', 'Cells', [
      linked('Lecture', 'A', 'Mon', '1'),
      linked('Lecture', 'B', 'Tue', '2'),
      linked('Discussion', 'D1', 'Wed', '1'),
      linked('Discussion', 'D2', 'Thu', '2'),
    ]);
    answers = courseAnswers([bio]);
    const { user } = open(course('BIO 1', { chosen: bio.sections.filter((_, at) => at % 2 === 0) }));
    await user.click(await screen.findByRole('button', { name: /^Discussion of BIO 1/ }));
    await user.click(await screen.findByRole('option', { name: /^D2/ }));
    expect(
      await screen.findByText(/^BIO 1: Discussion D2, .*\. Lecture B instead of A goes with it\.$/),
    ).toBeVisible();
  });
});

describe('other times of a section', () => {
  it('look different where they clash', async () => {
    const econ = record('ECON 10', 'Markets', [
      section('Discussion', 'D1', ['Wed'], '09:00', '10:00'),
      section('Discussion', 'D2', ['Thu'], '09:00', '10:00'),
      section('Discussion', 'D3', ['Tue'], '09:30', '10:30'),
    ]);
    answers = courseAnswers([econ, COURSES[2] as (typeof COURSES)[number]]);
    const { user } = open(course('ECON 10', { chosen: econ.sections.slice(0, 1) }), 'MATH 21');
    (await screen.findByRole('button', { name: /^ECON 10 Discussion D1/ })).focus();
    await user.keyboard('{ArrowDown}');
    const free = await screen.findByRole('button', { name: /^Discussion D2 free/ });
    const clashing = screen.getByRole('button', { name: /^Discussion D3 clashes with MATH 21/ });
    expect(free).toHaveClass('border-solid');
    expect(clashing).toHaveClass('border-dashed');
  });
});

describe('a search result', () => {
  it('appears above the week, has the focus, and returns it', async () => {
    const { user } = open('ECON 10');
    const find = await screen.findByRole('button', { name: 'Find timetables' });
    await user.click(find);
    const found = await screen.findByText('Timetable 1 of 2');
    const week = screen.getByRole('region', { name: 'Week' });
    expect(found.compareDocumentPosition(week) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.activeElement).toContainElement(found);
    // The one that starts later is first.
    expect(screen.getByText(/differs from yours on Tue and Thu/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Timetable 2 of 2')).toBeVisible();
    expect(screen.getByText(/as yours/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(find).toHaveFocus();
  });

  it('frees a day of a plan that clashes, and names the remaining clashes', async () => {
    const { user } = open('ECON 10', 'MATH 20');
    await user.click(await screen.findByRole('button', { name: 'Tue: what frees Tuesday?' }));
    expect(await screen.findByText('Tuesday is free with other sections.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Clashes' })).toHaveTextContent(/ECON 10.* and MATH 20/);
    await user.click(screen.getByRole('button', { name: 'Take this one' }));
    await waitFor(() => expect(saved()[0]?.chosen.map(({ section: name }) => name)).toEqual(['A', 'D2']));
  });

  it('says how to free a day where a plan clashes and other sections do not', async () => {
    const { user } = open('ECON 10', 'MATH 20');
    await user.click(await screen.findByRole('button', { name: 'Wed: what frees Wednesday?' }));
    expect(await screen.findByText('Other sections alone do not free Wednesday.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Drop ECON 10' })).toBeVisible();
  });
});

describe('a change that makes a plan possible', () => {
  const courses = [
    record('ECON 10', 'Markets', [
      section('Lecture', 'A', ['Mon'], '10:00', '11:00'),
      section('Discussion', 'D1', ['Tue'], '09:00', '10:00'),
      section('Discussion', 'D2', ['Thu'], '19:00', '20:00'),
    ]),
    record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]),
    record('ART 1', 'Clay', [section('Lecture', 'A', ['Wed'], '09:00', '10:00')]),
    record('ART 2', 'Ink', [section('Lecture', 'A', ['Wed'], '13:00', '14:00')]),
  ];
  const [econ] = courses;
  const picked = (name: string) =>
    course('ECON 10', {
      chosen: (econ?.sections ?? [])
        .filter((each) => ['A', name].includes(each.section))
        .map(({ component, section: its, class_number }) => ({ component, section: its, class_number })),
      picked: ['Discussion'],
    });
  const rowing = (days: ('Mon' | 'Thu')[], start: string, end: string): PlanContent => ({
    kind: 'block',
    label: 'Rowing',
    days,
    start,
    end,
    from: null,
    to: null,
  });
  const change = async (name: string, ...contents: (string | PlanContent)[]): Promise<void> => {
    answers = courseAnswers(courses);
    const { user } = open(...contents);
    await user.click(await screen.findByRole('button', { name: 'Find timetables' }));
    await user.click(await screen.findByRole('button', { name }));
  };

  it('keeps what was picked', async () => {
    await change('Drop MATH 20', picked('D2'), 'MATH 20');
    await waitFor(() => expect(codes()).toEqual(['ECON 10']));
    expect(saved()[0]?.picked).toEqual(['Discussion']);
    expect(saved()[0]?.chosen.map(({ section: name }) => name)).toEqual(['A', 'D2']);
  });

  it('names what was picked and cannot stay', async () => {
    await change(
      'Drop MATH 20; moves what you picked: ECON 10 Discussion D1 instead of D2',
      picked('D2'),
      'MATH 20',
      rowing(['Thu'], '19:00', '20:00'),
    );
    expect(
      await screen.findByText(
        'MATH 20 was removed. What you picked moved: ECON 10 Discussion D1 instead of D2.',
      ),
    ).toBeVisible();
  });

  it('removes nothing else', async () => {
    const oneOf = { need: 'one_of', group: 'Art' } as const;
    await change(
      'Give up Rowing',
      'ECON 10',
      course('ART 1', oneOf),
      course('ART 2', oneOf),
      rowing(['Thu'], '10:00', '11:00'),
      rowing(['Mon'], '10:00', '11:00'),
    );
    await waitFor(() => expect(plans.versions[0]?.items).toHaveLength(4));
    expect(codes()).toEqual(['ECON 10', 'ART 1', 'ART 2']);
    expect(plans.versions[0]?.items[3]?.content).toMatchObject({ label: 'Rowing', days: ['Thu'] });
  });
});

describe('a plan tells', () => {
  it('why it does not know which requirements its courses count towards', async () => {
    open('ECON 10');
    expect(await screen.findByRole('link', { name: 'say in your profile what you study' })).toBeVisible();
  });

  it.each(['Botany', 'what you study'])('that the requirements of %s are not stated', async (words) => {
    const programmes = words === 'Botany' ? [{ name: words, groups: [] }] : [];
    const profile = { ...EMPTY_PROFILE, concentration: 'Botany', year: 'Junior' };
    answers['GET /api/profile'] = jsonAnswer(200, { profile });
    answers['GET /api/profile/progress'] = jsonAnswer(200, { programmes });
    open('ECON 10');
    await screen.findByText(`Not known: the requirements of ${words} are not in the catalogue`);
  });

  it('that one term is over while others are not', async () => {
    answers['GET /api/university'] = jsonAnswer(200, {
      today: '2026-08-01',
      terms: [
        { name: TERM, ...TERM_DATES },
        { name: '2026 Fall', start: '2026-09-01', end: '2026-12-18' },
      ],
      subjects: {},
      subject_aliases: {},
    });
    plans = fakePlans([version(['ECON 10'])]);
    fakeServer(plans.answers, answers);
    openScreens({ '/plan': <PlanPage /> }, `/plan?term=${TERM.replace(' ', '+')}`);
    expect(await screen.findByText(/^2026 Spring is over\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mark as taken: ECON 10' })).toBeVisible();
  });

  it('how many blocks each day has, and which is today', async () => {
    answers = courseAnswers(COURSES, '2026-02-04');
    open('ECON 10');
    expect(await screen.findByRole('button', { name: 'Mon, Monday, 1 block' })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Wed, Wednesday, today, 1 block', pressed: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fri, Friday, nothing meets' })).toBeInTheDocument();
  });
});

describe('versions', () => {
  it.each(['button', 'keys'])('are restored by %s, the last one too', async (by) => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'Actions for A' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    expect(screen.getByText('Version A was deleted.')).toBeVisible();
    if (by === 'keys') await user.keyboard('{Control>}z{/Control}');
    else await user.click(undo);
    expect(await screen.findByRole('tab', { name: 'A', selected: true })).toBeVisible();
    expect(codes()).toEqual(['ECON 10']);
  });

  it('cannot be given a name that another has', async () => {
    const { user } = open('ECON 10');
    await user.click(await screen.findByRole('button', { name: 'New version' }));
    await screen.findByRole('tab', { name: 'B', selected: true });
    await user.click(screen.getByRole('button', { name: 'Actions for B' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename this version' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'A');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(dialog.getByText('Another version of this term has that name.')).toBeVisible();
  });
});
