import { describe, expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { record, section, TERM_DATES, version } from '../../testing/plan-courses.ts';
import { block, course } from '../../testing/sample-content.ts';
import type { PlanContent } from '../../contract.ts';
import { makeRoom, pickSection, placeCourse, type PlacedIn } from './place-sections.ts';
import { nameOf } from '../planned-course.ts';
import { planWeek, withRecords } from '../planned-week.ts';

const LECTURE = section('Lecture', 'A', ['Mon'], '10:00', '11:00');
const EARLY = section('Discussion', 'D1', ['Tue'], '09:00', '10:00');
const LATE = section('Discussion', 'D2', ['Tue'], '15:00', '16:00');
const ECON = record('ECON 10', 'Markets', [LECTURE, EARLY, LATE]);
const MATH = record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '09:00', '10:00')]);

const inside = (records: readonly Course[], ...contents: ReturnType<typeof course>[]): PlacedIn => {
  const { items } = version(contents);
  const courses = withRecords(items, (tag) => records.find(({ class_tag }) => class_tag === tag) ?? null);
  return { items, week: planWeek(items, courses, TERM_DATES), dates: TERM_DATES };
};
const namesOf = (sections: readonly Section[]): string[] => sections.map((each) => each.section);
const chosen = (...sections: Section[]) => sections.map(nameOf);

describe('adding a course', () => {
  it('moves automatically chosen sections to make room', () => {
    const { moves, clashes } = placeCourse(
      MATH,
      inside([ECON], course('ECON 10', { chosen: chosen(LECTURE, EARLY) })),
    );
    expect(moves.map(({ item, sections }) => [item.item_id, namesOf(sections)])).toEqual([
      ['item ECON 10', ['A', 'D2']],
    ]);
    expect(clashes).toEqual([]);
  });

  it('takes a section with a free seat where it fits as well as one without', () => {
    const at = (name: string, start: string, status: Section['status']): Section => ({
      ...section('Seminar', name, ['Fri'], start, `${start.slice(0, 2)}:50`),
      status,
    });
    const sections = [at('A', '10:00', 'full'), at('B', '11:00', 'waitlist'), at('C', '13:00', 'open')];
    expect(namesOf(placeCourse(record('ART 1', 'Clay', sections), inside([])).own)).toEqual(['C']);
  });

  it.each([
    ['locked', course('ECON 10', { chosen: chosen(LECTURE, EARLY), locked: chosen(EARLY) })],
    ['picked by hand', course('ECON 10', { chosen: chosen(LECTURE, EARLY), picked: ['Discussion'] })],
  ])('moves nothing that was %s, and names the clash', (_, content) => {
    const { moves, clashes } = placeCourse(MATH, inside([ECON], content));
    expect(moves).toEqual([]);
    expect(clashes).toEqual(['ECON 10']);
  });
});

describe('own hours', () => {
  const busy = (items: PlacedIn['items']) => [
    ...items,
    ...version([{ ...block('Rowing'), days: ['Tue'], start: '08:30', end: '09:30' } as PlanContent]).items,
  ];

  it('move automatically chosen sections to make room', () => {
    const plan = inside([ECON], course('ECON 10', { chosen: chosen(LECTURE, EARLY) }));
    expect(makeRoom(busy(plan.items), plan).map(({ sections }) => namesOf(sections))).toEqual([['A', 'D2']]);
  });

  it.each([
    ['picked', { picked: ['Discussion'] }],
    ['locked', { locked: chosen(EARLY) }],
  ])('clash with what was %s', (_, how) => {
    const plan = inside([ECON], course('ECON 10', { chosen: chosen(LECTURE, EARLY), ...how }));
    expect(makeRoom(busy(plan.items), plan)).toEqual([]);
  });
});

describe('a plan that already has a clash', () => {
  /** Two courses that meet at the same time, whichever sections are chosen. */
  const fixed = ['ONE 1', 'TWO 2'].map((tag) =>
    record(tag, tag, [section('Seminar', 'A', ['Fri'], '13:00', '14:00')]),
  );
  const clashing = fixed.map(({ class_tag, sections }) =>
    course(class_tag, { chosen: sections.map(nameOf) }),
  );

  it('still makes room for a course that is added', () => {
    const { own, moves, clashes } = placeCourse(
      MATH,
      inside([ECON, ...fixed], course('ECON 10', { chosen: chosen(LECTURE, EARLY) }), ...clashing),
    );
    expect(namesOf(own)).toEqual(['A']);
    expect(moves.map(({ item, sections }) => [item.item_id, namesOf(sections)])).toEqual([
      ['item ECON 10', ['A', 'D2']],
    ]);
    expect(clashes).toEqual([]);
  });

  it('still makes room for a section that is picked', () => {
    const other = {
      ...MATH,
      sections: [...MATH.sections, section('Lecture', 'B', ['Wed'], '15:00', '16:00')],
    };
    const both = inside(
      [ECON, other, ...fixed],
      course('ECON 10', { chosen: chosen(LECTURE, LATE) }),
      course('MATH 21', { chosen: chosen(other.sections[0] as Section) }),
      ...clashing,
    );
    const { moves, clashes } = pickSection('item ECON 10', EARLY, both);
    expect(moves.map(({ item, sections }) => [item.item_id, namesOf(sections)])).toEqual([
      ['item MATH 21', ['B']],
    ]);
    expect(clashes).toEqual([]);
  });

  it('a course that must clash does so for the shortest time, and the rest of it gets room', () => {
    const added = record('BIO 1', 'Cells', [
      section('Lecture', 'A', ['Mon'], '10:00', '11:00'),
      section('Lecture', 'B', ['Mon'], '10:45', '11:45'),
      section('Laboratory', 'L1', ['Tue'], '09:00', '10:00'),
    ]);
    const { own, moves, clashes } = placeCourse(
      added,
      inside([ECON], course('ECON 10', { chosen: chosen(LECTURE, EARLY) })),
    );
    expect(namesOf(own)).toEqual(['B', 'L1']);
    expect(moves.map(({ sections }) => namesOf(sections))).toEqual([['A', 'D2']]);
    expect(clashes).toEqual(['ECON 10']);
  });
});

describe('picking a section by hand', () => {
  it('moves automatically chosen sections of other courses', () => {
    const other = record('CHEM 17', 'Bonds', [
      section('Lecture', 'A', ['Thu'], '09:00', '10:00'),
      section('Laboratory', 'L1', ['Tue'], '15:00', '16:00'),
      section('Laboratory', 'L2', ['Fri'], '15:00', '16:00'),
    ]);
    const [lecture, first] = other.sections as [Section, Section];
    const both = inside(
      [ECON, other],
      course('ECON 10', { chosen: chosen(LECTURE, EARLY) }),
      course('CHEM 17', { chosen: chosen(lecture, first) }),
    );
    const { own, moves, clashes } = pickSection('item ECON 10', LATE, both);
    expect(namesOf(own)).toEqual(['A', 'D2']);
    expect(moves.map(({ item, sections }) => [item.item_id, namesOf(sections)])).toEqual([
      ['item CHEM 17', ['A', 'L2']],
    ]);
    expect(clashes).toEqual([]);
  });

  it('names no clash of a section that stays', () => {
    const lecture = record('ART 1', 'Clay', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')]);
    const plan = inside(
      [ECON, lecture],
      course('ECON 10', { chosen: chosen(LECTURE, EARLY) }),
      course('ART 1', { chosen: chosen(...lecture.sections) }),
    );
    expect(plan.week.clashes).toHaveLength(1);
    expect(pickSection('item ECON 10', LATE, plan).clashes).toEqual([]);
    expect(pickSection('item ECON 10', LECTURE, plan).clashes).toEqual(['ART 1']);
  });

  it('moves nothing where it clashes with what was picked', () => {
    const math = { ...MATH, sections: [section('Lecture', 'A', ['Tue'], '15:00', '16:00')] };
    const both = inside(
      [ECON, math],
      course('ECON 10', { chosen: chosen(LECTURE, EARLY) }),
      course('MATH 21', { chosen: chosen(math.sections[0] as Section), picked: ['Lecture'] }),
    );
    const { own, moves, clashes } = pickSection('item ECON 10', LATE, both);
    expect(namesOf(own)).toEqual(['A', 'D2']);
    expect(moves).toEqual([]);
    expect(clashes).toEqual(['MATH 21']);
  });

  it('replaces incompatible sections of its own course, unless they were picked too', () => {
    const lectures = ['A', 'B'].map((name, at) => ({
      ...section('Lecture', name, ['Mon'], `1${at}:00`, `1${at}:50`),
      links: [name],
    }));
    const discussions = ['A', 'B'].map((name, at) => ({
      ...section('Discussion', `D${name}`, ['Wed'], `1${at}:00`, `1${at}:50`),
      links: [name],
    }));
    const linked = record('BIO 1', 'Cells', [...lectures, ...discussions]);
    const now = chosen(lectures[0] as Section, discussions[0] as Section);
    const pick = lectures[1] as Section;
    const after = (content: ReturnType<typeof course>) =>
      namesOf(pickSection('item BIO 1', pick, inside([linked], content)).own);
    expect(after(course('BIO 1', { chosen: now }))).toEqual(['B', 'DB']);
    expect(after(course('BIO 1', { chosen: now, picked: ['Discussion'] }))).toEqual(['B', 'DA']);
  });
});
