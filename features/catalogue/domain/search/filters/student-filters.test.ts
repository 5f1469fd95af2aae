import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import type { RowSection } from '../packed-sections.ts';
import { applyFilters, row } from '../sample-rows.ts';
import { clashingSections, studentView } from './student-filters.ts';
import { NO_STUDENT_COURSES } from './student-courses.ts';

const MORNING = { days: ['Mon', 'Wed'] as ('Mon' | 'Wed')[], schedule: 'Mon, Wed 9:00 AM - 10:15 AM' };
const poetry = row('ENGLISH 20', 'Poetry', MORNING);
const physics = row('PHYSICS 15', 'Waves', { days: ['Wed'], schedule: 'Wed 10:00 AM - 11:00 AM' });
const logic = row('PHIL 140', 'Logic', { days: ['Wed'], schedule: 'Wed 10:15 AM - 11:30 AM' });
const spring = row('PHYSICS 16', 'Fields', { ...MORNING, term: '2026 Spring' });
const untold = row('MUSIC 51', 'Theory');
const rows = [poetry, physics, logic, spring, untold];

describe('courses that fit beside a plan', () => {
  const beside = (...tags: string[]) => {
    const planned = tags.map((tag) => ({ tag, term: '2025 Fall' }));
    const { fits } = studentView(rows, { ...NO_STUDENT_COURSES, planned });
    return rows.filter((each) => fits(each) === true).map(({ class_tag }) => class_tag);
  };

  it('exclude what meets in hours kept free, even in a term without a planned course', () => {
    const blocks = [{ days: ['Wed' as const], start: '10:20', end: '11:00' }];
    const { fits } = studentView(rows, { ...NO_STUDENT_COURSES, busy: [{ term: '2025 Fall', blocks }] });
    const fitting = rows.filter((each) => fits(each) === true);
    expect(fitting.map(({ class_tag }) => class_tag)).toEqual(['ENGLISH 20', 'PHYSICS 16']);
  });

  it('excludes overlaps, and keeps what begins when the other ends', () => {
    expect(beside('ENGLISH 20')).toEqual(['ENGLISH 20', 'PHIL 140', 'PHYSICS 16']);
  });

  it('are checked against each course separately if planned courses clash, which is reported', () => {
    const both = ['PHYSICS 15', 'PHIL 140'];
    expect(beside(...both)).toEqual(['PHYSICS 16']);
    const { crowdedTerms } = studentView(rows, {
      ...NO_STUDENT_COURSES,
      planned: both.map((tag) => ({ tag, term: '2025 Fall' })),
    });
    expect(crowdedTerms).toEqual(['2025 Fall']);
  });

  it('are not reported as clashing if they have no known time', () => {
    const planned = [{ tag: 'MUSIC 51', term: '2025 Fall' }];
    const { fits } = studentView(rows, { ...NO_STUDENT_COURSES, planned });
    expect(rows.map(fits)).toEqual([true, true, true, true, 'meetings']);
  });

  it('may use whichever record of the term there is room for', () => {
    const evening = row('PHYSICS 15', 'Waves', {
      class_number: '2',
      days: ['Thu'],
      schedule: 'Thu 7:00 PM - 8:00 PM',
    });
    const { fits } = studentView([...rows, evening], {
      ...NO_STUDENT_COURSES,
      planned: [{ tag: 'PHYSICS 15', term: '2025 Fall' }],
    });
    expect(fits(poetry)).toBe(true);
  });

  it('exclude what meets in the student’s own hours of the term', () => {
    const blocks = [{ days: ['Wed'] as 'Wed'[], start: '09:30', end: '10:10' }];
    const busy = [{ term: '2025 Fall', blocks }];
    const planned = [{ tag: 'MUSIC 51', term: '2025 Fall' }];
    const { fits } = studentView(rows, { ...NO_STUDENT_COURSES, planned, busy });
    expect(rows.filter((each) => fits(each) === true)).toEqual([logic, spring]);
  });

  it('are all courses if nothing is planned, and all timed ones beside courses that are not in the catalogue', () => {
    expect(beside()).toHaveLength(rows.length);
    expect(beside('GONE 1')).toHaveLength(rows.length - 1);
  });
});

describe('fit of a course with several sections', () => {
  const section = (component: string, name: string, start: string, end: string): RowSection => ({
    class_number: '',
    section: name,
    component,
    instructors: [],
    meetings: [{ days: ['Mon'], start, end, from: null, to: null }],
    status: null,
    links: [],
  });
  const lecture = section('Lecture', 'A', '09:00', '10:00');
  const labs = [section('Laboratory', 'B1', '10:00', '11:00'), section('Laboratory', 'B2', '11:00', '12:00')];
  const chemistry = row('CHEM 10', 'Matter', { sections: [lecture, ...labs] });
  const drawing = row('ART 10', 'Drawing', { sections: [section('Studio', 'A', '10:00', '11:00')] });
  const sound = row('ART 11', 'Sound', { sections: [section('Studio', 'A', '11:00', '12:00')] });
  const glass = row('ART 12', 'Glass', { sections: [section('Studio', 'A', '09:30', '10:30')] });
  const fitting = (...tags: string[]) => {
    const planned = tags.map((tag) => ({ tag, term: chemistry.term }));
    const { fits } = studentView([chemistry, drawing, sound, glass], { ...NO_STUDENT_COURSES, planned });
    return [chemistry, drawing, sound, glass].filter(fits).map(({ class_tag }) => class_tag);
  };

  it('is decided over all sections: one laboratory can be replaced, but no laboratory stands in for the lecture', () => {
    expect(fitting('CHEM 10')).toEqual(['CHEM 10', 'ART 10', 'ART 11']);
  });

  it('uses the locked section', () => {
    const [, second] = labs;
    const planned = [{ tag: 'CHEM 10', term: chemistry.term, locked: second ? [second] : [] }];
    const { fits } = studentView([chemistry, drawing, sound], { ...NO_STUDENT_COURSES, planned });
    expect([drawing, sound].filter(fits)).toEqual([drawing]);
  });

  it('is decided for everything planned together, not pair by pair', () => {
    expect(fitting('CHEM 10', 'ART 10')).toEqual(['CHEM 10', 'ART 10']);
  });
});

describe('courses a student has taken', () => {
  const cross = row('STAT 140', 'Data', { aliases: ['DATA 140'] });
  const other = row('DATA 140', 'Data', { aliases: ['STAT 140'] });
  // STAT 100 was DATA 100 formerly; DATA 100 is a different class today.
  const renumbered = row('STAT 100', 'Models', { aliases: ['DATA 100'] });
  const newcomer = row('DATA 100', 'Pictures');
  const all = [cross, other, renumbered, newcomer];
  const takenOf = (...taken: string[]) => {
    const { isTaken } = studentView(all, { ...NO_STUDENT_COURSES, taken });
    return all.filter(isTaken).map(({ class_tag }) => class_tag);
  };

  it('are recognised by their code and by the code of the other half', () => {
    expect(takenOf('STAT 140')).toEqual(['STAT 140', 'DATA 140']);
  });

  it('do not include a different class that has an old number', () => {
    expect(takenOf('DATA 100')).toEqual(['DATA 100']);
  });

  it('is recognised by any code of the class', () => {
    const listed = row('MATH 140', 'Proofs', { codes: ['MATH 140', 'PHIL 141'] });
    const { isTaken } = studentView([listed], { ...NO_STUDENT_COURSES, taken: ['PHIL 141'] });
    expect(isTaken({ ...listed, class_tag: 'PHIL 141' })).toBe(true);
  });

  it('are none for a first-year', () => {
    expect(takenOf()).toEqual([]);
  });
});

describe('the two filters', () => {
  const student = studentView(rows, {
    taken: ['PHIL 140'],
    planned: [{ tag: 'ENGLISH 20', term: '2025 Fall' }],
  });

  it('let everything through until they are chosen', () => {
    expect(applyFilters(rows, NO_FILTERS, (row) => row, student)).toEqual(rows);
  });

  it('narrow the list together', () => {
    const filters = { ...NO_FILTERS, isFittingOnly: true, isUntakenOnly: true };
    expect(applyFilters(rows, filters, (row) => row, student)).toEqual([poetry, spring]);
    const kept = { ...filters, keep: ['isFittingOnly' as const] };
    expect(applyFilters(rows, kept, (row) => row, student)).toEqual([poetry, spring, untold]);
  });
});

describe('sections that clash with a plan', () => {
  const section = (name: string, component: string, day: 'Wed' | 'Fri', start: string): RowSection => ({
    class_number: '',
    section: name,
    component,
    instructors: [],
    meetings: [{ days: [day], start, end: `${start.slice(0, 2)}:50`, from: null, to: null }],
    status: null,
    links: [],
  });
  const sections = [
    section('L1', 'Lecture', 'Wed', '09:30'),
    section('R1', 'Recitation', 'Wed', '10:00'),
    section('R2', 'Recitation', 'Fri', '10:00'),
  ];
  const chemistry = row('CHEM 11', 'Matter', { sections });
  const all = [...rows, chemistry];
  const names = (...tags: string[]) =>
    clashingSections(all, chemistry, {
      ...NO_STUDENT_COURSES,
      planned: tags.map((tag) => ({ tag, term: '2025 Fall' })),
    }).map((clashing) => clashing.section);

  it('are reported one by one, and do not include compatible ones beside a lecture that clashes', () => {
    expect(names('ENGLISH 20')).toEqual(['L1', 'R1']);
  });

  it('of a planned course are reported relative to the other courses', () => {
    expect(names('CHEM 11')).toEqual([]);
    expect(names('CHEM 11', 'PHYSICS 15')).toEqual(['R1']);
  });

  it('are reported if planned courses clash, but not for another term', () => {
    expect(names('PHYSICS 15', 'PHIL 140')).toEqual(['R1']);
    expect(names('PHYSICS 16')).toEqual([]);
  });

  it('include clashes with the student’s own hours', () => {
    const busy = [
      { term: '2025 Fall', blocks: [{ days: ['Fri'] as 'Fri'[], start: '08:00', end: '12:00' }] },
    ];
    const clashing = clashingSections(all, chemistry, { ...NO_STUDENT_COURSES, busy });
    expect(clashing).toEqual([{ component: 'Recitation', section: 'R2', class_number: '' }]);
  });
});
