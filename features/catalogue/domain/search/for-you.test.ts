import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFitReader, forYouFirst, type StudentAims, termsForYou } from './for-you.ts';
import { ownSection } from '../wire/wire-sections.ts';
import { row } from './sample-rows.ts';

const DEPARTMENTS = new Map([
  ['COMPSCI', 'Electrical Engineering and Computer Science'],
  ['HAA', 'History of Art and Architecture'],
  ['HIST', 'History'],
  ['WGS', 'Women, Gender, and Sexuality'],
  ['GEOL', 'Geology'],
  ['SCIENCE', 'Science'],
]);
const NOTHING: StudentAims = { open: [], unstated: [], interests: [], ownWords: '', preferences: [] };

const readerOf = (aims: Partial<StudentAims>) => createFitReader({ ...NOTHING, ...aims }, DEPARTMENTS);
const reasonsFor = (aims: Partial<StudentAims>, ...given: Parameters<typeof row>) =>
  readerOf(aims)(row(...given))?.reasons ?? [];

const theory = { name: 'Theory', programme: 'Computer Science', options: ['COMPSCI 121', 'COMPSCI 124'] };
const electives = {
  name: 'Electives',
  programme: 'Computer Science',
  options: ['COMPSCI 121', 'COMPSCI 124', 'COMPSCI 171'],
};

describe('reasons why a course fits a student', () => {
  it('include an open requirement group, under any code of the class', () => {
    expect(reasonsFor({ open: [theory] }, 'COMPSCI 121', 'Theory of Computation')).toEqual([
      'Counts towards Theory',
    ]);
    const listed = { codes: ['MATH 121', 'COMPSCI 121'] };
    expect(reasonsFor({ open: [theory] }, 'MATH 121', 'Theory of Computation', listed)).toEqual([
      'Counts towards Theory',
    ]);
    expect(reasonsFor({ open: [theory] }, 'COMPSCI 50', 'Introduction')).toEqual([]);
  });

  it('are absent for a course without any held section', () => {
    const section = ownSection({ ...row('COMPSCI 121', 'Theory') });
    const reasons = (...statuses: ('open' | 'cancelled')[]) =>
      reasonsFor({ open: [theory] }, 'COMPSCI 121', 'Theory', {
        sections: statuses.map((status, at) => ({ ...section, section: `00${at}`, status })),
      });
    expect(reasons('cancelled', 'open')).toHaveLength(1);
    expect(reasons('cancelled', 'cancelled')).toEqual([]);
  });

  it('name the programme if there are several, the group with the fewest options first', () => {
    const minor = { name: 'Theory', programme: 'Mathematics', options: ['COMPSCI 124'] };
    expect(reasonsFor({ open: [electives, theory, minor] }, 'COMPSCI 124', 'Algorithms')).toEqual([
      'Counts towards Theory (Mathematics), Theory (Computer Science), and Electives (Computer Science)',
    ]);
  });

  it('include an interest named by its department or title, if all words match', () => {
    const likes = (interest: string, ...given: Parameters<typeof row>) =>
      reasonsFor({ interests: [interest] }, ...given).length > 0;
    expect(reasonsFor({ interests: ['Computer Science'] }, 'COMPSCI 50', 'Introduction')).toEqual([
      'Computer Science is one of your interests',
    ]);
    expect(likes('Computer Science', 'SCIENCE 1', 'What It Is')).toBe(false);
    expect(likes('Art History', 'HAA 10', 'The Western Tradition')).toBe(true);
    expect(likes('Art History', 'HIST 10', 'Rome')).toBe(false);
    expect(likes('Gender Studies', 'WGS 1', 'Bodies')).toBe(true);
    expect(likes('Gender Studies', 'HIST 20', 'Gender and Empire')).toBe(true);
    expect(likes('Arts', 'GEOL 2', 'The Art of Maps')).toBe(true);
    expect(likes('Arts', 'GEOL 2', 'Earth and Its Parts')).toBe(false);
    expect(likes('Environmental Studies', 'GEOL 3', 'A Study of Stones')).toBe(false);
  });

  it('include the student’s programme if the catalogue does not state its requirements', () => {
    const studies = (study: string, ...given: Parameters<typeof row>) =>
      reasonsFor({ unstated: [study] }, ...given);
    expect(studies('History', 'HIST 10', 'Rome')).toEqual(['In History, which you study']);
    expect(studies('History', 'HAA 10', 'The Western Tradition')).toEqual([]);
    expect(studies('History', 'HIST 300', 'A Workshop', { level: 'graduate' })).toEqual([]);
    expect(studies('Computer Science', 'COMPSCI 50', 'Introduction')).toHaveLength(1);
    expect(studies('Gender Studies', 'WGS 1', 'Bodies')).toHaveLength(1);
    const both = readerOf({ unstated: ['History'], interests: ['Geology'] });
    const [studied, liked] = [both(row('HIST 10', 'Rome')), both(row('GEOL 1', 'Stones'))];
    expect(studied?.score).toBeGreaterThan(liked?.score ?? 0);
  });

  it('include a word from the student’s own description that is in the title, but none that they reject', () => {
    const rivers = ['GEOL 10', 'Rocks and Rivers'] as const;
    expect(reasonsFor({ ownWords: 'Slow rivers, old maps.' }, ...rivers)).toEqual(['You wrote of “rivers”']);
    expect(reasonsFor({ ownWords: 'I love a river' }, ...rivers)).toEqual(['You wrote of “river”']);
    for (const ownWords of [
      'I am not interested in rivers',
      'Please no rivers',
      'I don’t like rivers or rocks.',
      'Anything without rocks',
      'introduction to everything with and of',
    ])
      expect(reasonsFor({ ownWords }, ...rivers)).toEqual([]);
    const both = 'No rocks please. But rivers fascinate me!';
    expect(reasonsFor({ ownWords: both }, ...rivers)).toEqual(['You wrote of “rivers”']);
  });

  it('include a preferred kind of class only beside another reason', () => {
    const seminar = {
      sections: [
        {
          class_number: '1',
          section: '',
          component: 'Seminar',
          instructors: [],
          meetings: [],
          status: null,
          links: [],
        },
      ],
    };
    const aims = { preferences: ['Seminars', 'Problem sets'] };
    expect(reasonsFor(aims, 'HIST 10', 'Rome', seminar)).toEqual([]);
    expect(reasonsFor({ ...aims, interests: ['History'] }, 'HIST 10', 'Rome', seminar)).toEqual([
      'History is one of your interests',
      'Seminar, as you prefer',
    ]);
  });
});

describe('list with fitting courses first', () => {
  const rows = [
    row('COMPSCI 50', 'Introduction'),
    row('COMPSCI 121', 'Theory of Computation'),
    row('COMPSCI 171', 'Visualization'),
    row('GEOL 10', 'Rocks'),
    row('HIST 10', 'Rome'),
    row('HIST 97', 'How Computer Science Began'),
  ];
  const orderFor = (aims: Partial<StudentAims>) => {
    const { items, fitting } = forYouFirst(rows, (each) => each, readerOf(aims));
    return { tags: items.map(({ class_tag }) => class_tag), fitting };
  };

  it('has open and interesting courses, then open, then interesting, then the rest as before', () => {
    const aims = { open: [electives, theory], interests: ['History', 'Computer Science'] };
    expect(orderFor(aims)).toEqual({
      tags: ['COMPSCI 121', 'COMPSCI 171', 'COMPSCI 50', 'HIST 10', 'HIST 97', 'GEOL 10'],
      fitting: 5,
    });
    expect(orderFor({ open: [electives] }).tags.slice(0, 3)).toEqual([
      'COMPSCI 121',
      'COMPSCI 171',
      'COMPSCI 50',
    ]);
  });

  it('is unchanged without a profile', () => {
    expect(orderFor({})).toEqual({ tags: rows.map(({ class_tag }) => class_tag), fitting: 0 });
  });

  it('has every course once, and the fitting ones contiguously, whatever the aims', () => {
    const codes = fc.subarray(rows.map(({ class_tag }) => class_tag));
    const aims = fc.record({
      open: fc.array(
        fc.record({ name: fc.constantFrom('A', 'B'), programme: fc.constantFrom('X', 'Y'), options: codes }),
        { maxLength: 3 },
      ),
      interests: fc.subarray(['History', 'Computer Science', 'Arts']),
      ownWords: fc.constantFrom('', 'rocks', 'no rocks'),
      preferences: fc.subarray(['Lectures', 'Seminars']),
    });
    fc.assert(
      fc.property(aims, fc.shuffledSubarray(rows), (wanted, listed) => {
        const fitOf = readerOf(wanted);
        const { items, fitting } = forYouFirst(listed, (each) => each, fitOf);
        expect(items.toSorted((a, b) => a.class_tag.localeCompare(b.class_tag))).toEqual(
          listed.toSorted((a, b) => a.class_tag.localeCompare(b.class_tag)),
        );
        expect(items.map((each) => fitOf(each) !== null)).toEqual(items.map((_, at) => at < fitting));
        for (const each of items.slice(0, fitting)) expect(fitOf(each)?.reasons).not.toEqual([]);
        expect(items.slice(fitting)).toEqual(listed.filter((each) => fitOf(each) === null));
      }),
    );
  });
});

describe('terms whose courses come first', () => {
  const offered = ['2025 Fall', '2026 Spring', '2026 Fall'];
  it.each([
    ['the one to plan', [], false, ['2025 Fall']],
    ['those the list is narrowed to', ['2026 Spring', '2026 Fall'], false, ['2026 Spring', '2026 Fall']],
    ['the one to plan, where others are left out', ['2026 Spring'], true, ['2025 Fall']],
    ['all others, where it is left out', ['2025 Fall'], true, ['2026 Spring', '2026 Fall']],
    ['none, where all are left out', offered, true, []],
  ])('are %s', (_what, chosen, isTurned, terms) => {
    expect(termsForYou({ chosen, isTurned, offered, planned: '2025 Fall' })).toEqual(terms);
  });

  it('are empty if there is none to plan', () => {
    expect(termsForYou({ chosen: [], isTurned: false, offered: [], planned: null })).toEqual([]);
  });
});
