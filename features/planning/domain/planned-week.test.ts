import { describe, expect, it } from 'vitest';
import type { Course, Section, SectionMeeting } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import type { PlanContent, PlanItem } from '../contract.ts';
import { totalsOf } from './plan-totals.ts';
import { clashWords } from './clash-words.ts';
import { choiceWords } from './choice-words.ts';
import { blockWords, mismatchWords } from './plan-words.ts';
import { newCourse } from './new-course.ts';
import { planWeek, withRecords } from './planned-week.ts';
import { chooseSections, holdWhatCanStay } from './shown-sections.ts';

const TERM = { start: '2026-01-26', end: '2026-05-08' };

const meeting = (
  days: SectionMeeting['days'],
  start: string | null,
  end: string | null,
  dates: Partial<SectionMeeting> = {},
): SectionMeeting => ({ days, start, end, place: '', from: null, to: null, ...dates });

const section = (component: string, name: string, ...meetings: SectionMeeting[]): Section => ({
  ...(SAMPLE_COURSE.sections[0] as Section),
  class_number: `${component}${name}`,
  component,
  section: name,
  meetings,
});

const course = (tag: string, sections: Section[], changes: Partial<Course> = {}): Course => ({
  ...SAMPLE_COURSE,
  course_id: tag,
  class_tag: tag,
  codes: [tag],
  sections,
  ...changes,
});

const itemOf = (content: PlanContent, at: number): PlanItem => ({
  item_id: `item-${at}`,
  revision: 1,
  offered: content.kind === 'course' ? 'this_term' : null,
  tag: content.kind === 'course' ? content.code : null,
  content,
});

const weekOf = (records: Course[], contents: PlanContent[] = []) => {
  const items = [...records.map(({ class_tag }) => newCourse(class_tag, [])), ...contents].map(itemOf);
  const courses = withRecords(items, (tag) => records.find((each) => each.class_tag === tag) ?? null);
  return { items, week: planWeek(items, courses, TERM) };
};

const LECTURE = section('Lecture', 'A', meeting(['Mon', 'Wed'], '10:00', '11:15'));
const block = (label: string, days: SectionMeeting['days'], start: string, end: string): PlanContent => ({
  kind: 'block',
  label,
  days,
  start,
  end,
  from: null,
  to: null,
});

describe('the week of a version', () => {
  it('has Monday to Friday, blocks in order of time, and whole hours from the earliest to the latest', () => {
    const late = section('Lecture', 'B', meeting(['Mon'], '15:30', '16:40'));
    const { week } = weekOf([course('LATE 1', [late]), course('EARLY 1', [LECTURE])]);
    expect(week.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
    expect(week.days[0]?.blocks.map(({ entry }) => entry.name)).toEqual(['EARLY 1', 'LATE 1']);
    expect([week.from, week.to]).toEqual([10 * 60, 17 * 60]);
    const rowing = block('Rowing', ['Mon'], '05:30', '07:00');
    const jazz = block('Jazz', ['Tue'], '18:00', '20:15');
    const { week: long } = weekOf([course('EARLY 1', [LECTURE])], [rowing, jazz]);
    expect([long.from, long.to]).toEqual([5 * 60, 21 * 60]);
  });

  it('has room to draw hours where nothing meets, or hardly anything', () => {
    const { week: empty } = weekOf([]);
    expect([empty.from, empty.to]).toEqual([8 * 60, 18 * 60]);
    const { week: short } = weekOf([course('EARLY 1', [LECTURE])]);
    expect([short.from, short.to]).toEqual([10 * 60, 16 * 60]);
    const { week: night } = weekOf([], [block('Night desk', ['Mon'], '21:30', '23:15')]);
    expect([night.from, night.to]).toEqual([18 * 60, 24 * 60]);
  });

  it('has a weekend day only where something meets', () => {
    const { week } = weekOf([], [block('Market', ['Sat'], '08:00', '12:00')]);
    expect(week.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('chooses the section that fits the rest, and names a clash that nothing avoids', () => {
    const quiz = [
      section('Discussion', 'D1', meeting(['Mon'], '10:30', '11:20')),
      section('Discussion', 'D2', meeting(['Tue'], '10:30', '11:20')),
    ];
    const { week } = weekOf([course('ECON 10A', [LECTURE]), course('MATH 21B', quiz)]);
    expect(week.clashes).toEqual([]);
    expect(week.courses[1]?.sections.map(({ section: name }) => name)).toEqual(['D2']);
    const { week: crowded } = weekOf([course('ECON 10A', [LECTURE]), course('MATH 21B', quiz.slice(0, 1))]);
    expect(crowded.clashes.map(clashWords)).toEqual(['ECON 10A and MATH 21B, Mon 10:30 AM']);
    const [first, second] = crowded.days[0]?.blocks ?? [];
    expect([first?.lane, second?.lane, second?.lanes]).toEqual([0, 1, 2]);
    expect(second && blockWords(second)).toBe(
      'MATH 21B Discussion D1, Monday 10:30 – 11:20 AM, clashes with ECON 10A',
    );
    expect(crowded.days[2]?.blocks.map(({ clashes }) => clashes)).toEqual([[]]);
  });

  it('chooses by the wishes of the version, and in the daytime if there are none', () => {
    const quiz = [
      section('Discussion', 'D1', meeting(['Wed'], '19:25', '20:15')),
      section('Discussion', 'D2', meeting(['Fri'], '11:30', '12:20')),
      section('Discussion', 'D3', meeting(['Mon'], '14:30', '15:20')),
    ];
    const chosen = (...wishes: PlanContent[]) =>
      weekOf([course('ECON 10A', [LECTURE, ...quiz])], wishes).week.courses[0]?.sections[1]?.section;
    const free = (days: SectionMeeting['days']): PlanContent => ({
      kind: 'wish',
      weight: 5,
      wish: { name: 'free_days', days },
    });
    expect(chosen()).toBe('D2');
    expect(chosen(free(['Fri']))).toBe('D3');
  });

  it('shows halves of a term side by side, which is no clash', () => {
    const first = section('Lecture', 'A', meeting(['Fri'], '09:00', '10:00', { to: '2026-03-13' }));
    const second = section('Lecture', 'A', meeting(['Fri'], '09:00', '10:00', { from: '2026-03-23' }));
    const { week } = weekOf([course('HALF 1', [first]), course('HALF 2', [second])]);
    expect(week.clashes).toEqual([]);
    expect(week.days[4]?.blocks.map(blockWords)).toEqual([
      'HALF 1 Lecture A, until Mar 13, Friday 9:00 – 10:00 AM',
      'HALF 2 Lecture A, from Mar 23, Friday 9:00 – 10:00 AM',
    ]);
  });

  it('lists what has no known time', () => {
    const { week } = weekOf([course('OPEN 1', [section('Seminar', '', meeting([], null, null))])]);
    expect(week.untimed.map(({ name }) => name)).toEqual(['OPEN 1']);
    const { week: without } = weekOf([course('NONE 1', [])]);
    expect(without.untimed.map(({ name }) => name)).toEqual(['NONE 1']);
  });

  it('keeps a locked section where it clashes, and moves the others', () => {
    const quiz = [
      section('Discussion', 'D1', meeting(['Tue'], '10:30', '11:20')),
      section('Discussion', 'D2', meeting(['Wed'], '15:00', '16:00')),
    ];
    const [item] = [itemOf({ ...newCourse('MATH 21B', []), locked: [quiz[0] as Section] }, 0)];
    const busy = itemOf(block('Rowing', ['Tue'], '10:00', '11:00'), 1);
    const record = course('MATH 21B', quiz);
    const week = planWeek(
      [item, busy],
      withRecords([item, busy], () => record),
      TERM,
    );
    expect(week.clashes.map(clashWords)).toEqual(['MATH 21B and Rowing, Tue 10:30 AM']);
    expect(week.entries[0]?.isLocked).toBe(true);
  });
});

describe('sections of courses that cannot be had together', () => {
  const rowing = { days: ['Tue' as const], start: '10:00', end: '11:00' };
  const names = (courses: Parameters<typeof chooseSections>[0]) =>
    chooseSections(courses, { blocks: [rowing], wishes: [], dates: TERM }).map((sections) =>
      sections.map(({ section: name }) => name),
    );
  const locked = section('Discussion', 'D1', meeting(['Tue'], '10:30', '11:20'));
  const clashing = { record: course('MATH 21B', [locked]), held: [locked] };

  it('are chosen together all the same, beside what clashes in any case', () => {
    const lectures = ['Mon', 'Wed'].map((day) =>
      section('Lecture', day, meeting([day as 'Mon' | 'Wed'], '09:00', '10:00')),
    );
    const econ = course('ECON 10', [
      ...lectures,
      section('Discussion', 'D', meeting(['Mon'], '09:00', '10:00')),
    ]);
    const chosen = names([clashing, { record: econ, held: [] }]);
    expect(chosen).toEqual([['D1'], ['Wed', 'D']]);
    expect(names([clashing, { record: econ, held: [] }])).toEqual(chosen);
  });

  it('overlap for as short a time as they can', () => {
    const early = section('Discussion', 'long', meeting(['Tue'], '10:00', '10:50'));
    const late = section('Discussion', 'short', meeting(['Tue'], '10:50', '18:40'));
    expect(names([{ record: course('ECON 10', [early, late]), held: [] }])).toEqual([['short']]);
  });
});

describe('totals of a version', () => {
  it('add units and hours, and count those that are not known', () => {
    const own: PlanContent = {
      kind: 'own_course',
      title: 'Rowing for beginners',
      units: null,
      need: 'required',
      group: null,
      meetings: [{ days: ['Thu'], start: '08:15', end: '09:00', place: '', from: null, to: null }],
    };
    const records = [
      course('A 1', [LECTURE], { units: 4, mean_hours: 7.5 }),
      course('B 1', [section('Lecture', 'A', meeting(['Tue'], '13:00', '14:00'))], {
        units: 2,
        mean_hours: null,
      }),
    ];
    const { items, week } = weekOf(records, [own, block('Work', ['Fri'], '06:00', '22:00')]);
    expect(totalsOf(items, week)).toEqual({
      courses: 3,
      units: 6,
      withoutUnits: 1,
      hours: 7.5,
      withoutHours: 2,
      earliest: 8 * 60 + 15,
      latest: 14 * 60,
      freeDays: [5],
      withoutDays: 0,
    });
  });

  it('call no day free on which something meets at an unknown hour, and count what has no known day', () => {
    const { items, week } = weekOf([
      course('A 1', [section('Laboratory', '1', meeting(['Thu'], null, null))]),
      course('B 1', [section('Seminar', '', meeting([], null, null))]),
      course('C 1', []),
    ]);
    expect(totalsOf(items, week)).toMatchObject({ freeDays: [1, 2, 3, 5], withoutDays: 2 });
  });

  it('name sections of one course that do not go with each other', () => {
    const lecture = { ...LECTURE, links: ['1'] };
    const ours = { ...section('Discussion', 'D1', meeting(['Tue'], '15:00', '16:00')), links: ['1'] };
    const theirs = { ...section('Discussion', 'D13', meeting(['Thu'], '15:00', '16:00')), links: ['2'] };
    const record = course('ECON 10', [lecture, ours, theirs]);
    const mismatchesWith = (chosen: Section) => {
      const items = [newCourse('ECON 10', [], [lecture, chosen])].map(itemOf);
      return planWeek(
        items,
        withRecords(items, () => record),
        TERM,
      ).mismatches.map(mismatchWords);
    };
    expect(mismatchesWith(ours)).toEqual([]);
    expect(mismatchesWith(theirs)).toEqual(['ECON 10: Discussion D13 does not go with Lecture A']);
    expect(choiceWords({ notWith: [lecture], clashes: ['MATH 21'], status: 'full' })).toBe(
      'does not go with Lecture A, clashes with MATH 21, full',
    );
  });

  it('moves only what must make room', () => {
    const d = (name: string, day: 'Mon' | 'Tue' | 'Thu' | 'Fri') =>
      section('Discussion', name, meeting([day], '15:00', '16:00'));
    const inWay = course('ECON 10', [d('D1', 'Mon'), d('D2', 'Tue')]);
    const beside = course('MATH 21', [d('D1', 'Thu'), d('D2', 'Fri')]);
    const added = course('STAT 1', [d('D1', 'Mon')]);
    const around = { blocks: [], wishes: [], dates: TERM };
    const held = holdWhatCanStay(
      [inWay, beside, added].map((record) => ({
        record,
        held: [],
        shown: record === beside ? record.sections.slice(1) : record.sections.slice(0, 1),
      })),
      around,
    );
    expect(
      chooseSections(held, around)
        .flat()
        .map(({ section: name }) => name),
    ).toHaveLength(3);
    expect(held[1]?.held.map(({ section: name }) => name)).toEqual(['D2']);
  });
});

it('counts one alternative of a group: the first that is not put aside', () => {
  const either = (code: string, aside?: true): PlanContent => ({
    ...newCourse(code, []),
    need: 'one_of',
    group: 'Group 1',
    ...(aside ? { aside } : {}),
  });
  const items = [either('A 1', true), either('B 1'), either('C 1')].map(itemOf);
  const records = ['A 1', 'B 1', 'C 1'].map((tag) => course(tag, [LECTURE], { units: 4 }));
  const courses = withRecords(items, (tag) => records.find((each) => each.class_tag === tag) ?? null);
  const week = planWeek(items, courses, TERM);
  expect(week.entries.map(({ name }) => name)).toEqual(['B 1']);
  expect([week.clashes, week.untimed]).toEqual([[], []]);
  expect(totalsOf(items, week)).toMatchObject({ courses: 1, units: 4 });
});
