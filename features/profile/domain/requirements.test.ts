import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementGroup, RequirementOption } from '#features/catalogue/domain/pack/shapes.ts';
import { codesOfSameClass, indexCatalogue } from './course-identity.ts';
import { acceptsCode, countRequirements, type GroupProgress } from './requirements.ts';

const catalogue = indexCatalogue([
  { class_tag: 'COMPSCI 50', aliases: ['CS 50'] },
  { class_tag: 'COMPSCI 61', aliases: [] },
  { class_tag: 'COMPSCI 121', aliases: [] },
  { class_tag: 'COMPSCI 124R', aliases: ['COMPSCI 190'] },
  { class_tag: 'COMPSCI 181', aliases: ['STAT 181'] },
  { class_tag: 'STAT 181', aliases: ['COMPSCI 181'] },
  { class_tag: 'STAT 110', aliases: ['COMPSCI 61'] },
  { class_tag: 'ARABIC AA', aliases: [] },
  { class_tag: 'ARABIC 130', aliases: [] },
  { class_tag: '6.1010', aliases: [] },
]);

function group(name: string, need: number, options: RequirementOption[], shared = false): RequirementGroup {
  return { name, need, options, shared };
}

const count = (groups: RequirementGroup[], taken: string[]): GroupProgress[] =>
  countRequirements(groups, taken, catalogue);

const electives = group('Electives', 2, [{ subject: 'COMPSCI', from: 100, to: 199 }]);
const theory = group('Theory', 1, ['COMPSCI 121', 'COMPSCI 124R']);

describe('requirement counting', () => {
  it('shows a new student every group open, with this year’s courses as options', () => {
    expect(count([theory], [])).toEqual([
      { name: 'Theory', need: 1, have: 0, courses: [], options: ['COMPSCI 121', 'COMPSCI 124R'] },
    ]);
  });

  it('does not report theory as open because the theory course was counted as an elective', () => {
    const [first, second] = count([electives, theory], ['COMPSCI 121']);
    expect(second).toMatchObject({ name: 'Theory', have: 1, courses: ['COMPSCI 121'], options: [] });
    expect(first).toMatchObject({ name: 'Electives', have: 0, options: ['COMPSCI 124R', 'COMPSCI 181'] });
  });

  it('moves a course to another group if that fills one more place', () => {
    const practice = group('Practice', 1, ['COMPSCI 50', 'COMPSCI 61']);
    const systems = group('Systems', 1, ['COMPSCI 61', 'COMPSCI 121']);
    const result = count([practice, systems], ['COMPSCI 61', 'COMPSCI 50']);
    expect(result.map((each) => each.courses)).toEqual([['COMPSCI 50'], ['COMPSCI 61']]);
  });

  it('counts a course in a shared group and in another one', () => {
    const writing = group('Writing', 1, ['COMPSCI 121'], true);
    expect(count([theory, writing], ['COMPSCI 121']).map((each) => each.have)).toEqual([1, 1]);
  });

  it('counts a cross-listed course once, under either code', () => {
    const learning = group('Learning', 2, ['STAT 181', 'STAT 110']);
    expect(count([learning], ['COMPSCI 181', 'STAT 181'])[0]).toMatchObject({
      have: 1,
      courses: ['COMPSCI 181'],
      options: ['STAT 110'],
    });
  });

  it('offers only one code of a cross-listed course', () => {
    const either = group('Learning', 1, ['STAT 181', 'COMPSCI 181']);
    expect(count([either], [])[0]?.options).toEqual(['STAT 181']);
  });

  it('recognises a course by its former code', () => {
    expect(count([theory], ['compsci  190'])[0]).toMatchObject({ have: 1, courses: ['compsci  190'] });
    expect(count([group('First', 1, ['CS 50'])], ['COMPSCI 50'])[0]?.have).toBe(1);
  });

  it('keeps two classes apart if one reuses the other’s former code', () => {
    const both = group('Both', 2, ['STAT 110', 'COMPSCI 61']);
    expect(count([both], ['STAT 110', 'COMPSCI 61'])[0]?.have).toBe(2);
  });

  it('counts both parts of a course that was split in two', () => {
    const split = indexCatalogue([
      { class_tag: 'BIOL 51', aliases: ['BIOL 50'] },
      { class_tag: 'BIOL 52', aliases: ['BIOL 50'] },
    ]);
    const core = group('Core', 2, ['BIOL 51', 'BIOL 52']);
    for (const taken of [
      ['BIOL 50', 'BIOL 51', 'BIOL 52'],
      ['BIOL 52', 'BIOL 51', 'BIOL 50'],
    ])
      expect(countRequirements([core], taken, split)[0]?.have).toBe(2);
    expect(countRequirements([core], ['BIOL 50'], split)[0]?.have).toBe(1);
  });

  it('counts a course no longer offered if its number fits, but does not offer it', () => {
    const [result] = count([electives], ['COMPSCI 150']);
    expect(result).toMatchObject({ have: 1, courses: ['COMPSCI 150'] });
    expect(result?.options).not.toContain('COMPSCI 150');
  });

  it('accepts a code without digits for a bare subject, but not for a range', () => {
    const arabic = group('Arabic', 2, [{ subject: 'ARABIC' }]);
    expect(count([arabic], ['ARABIC AA'])[0]?.have).toBe(1);
    expect(count([group('Numbered', 1, [{ subject: 'ARABIC', from: 0 }])], ['ARABIC AA'])[0]).toMatchObject({
      have: 0,
      options: ['ARABIC 130'],
    });
  });

  it('reads dotted codes, letters around numbers, and both ends of a range', () => {
    expect(acceptsCode({ subject: '6', from: 1000, to: 1010 }, '6.1010')).toBe(true);
    expect(acceptsCode({ subject: 'COMPSCI', from: 124, to: 124 }, 'compsci 124R')).toBe(true);
    expect(acceptsCode({ subject: 'COMPSCI', from: 125 }, 'COMPSCI 124R')).toBe(false);
    expect(acceptsCode({ subject: 'STAT' }, 'STATS 110')).toBe(false);
  });

  it('returns nothing for a programme without requirements, and ignores empty codes', () => {
    expect(count([], ['COMPSCI 50'])).toEqual([]);
    expect(count([theory], ['', '  '])[0]?.have).toBe(0);
  });
});

describe('requirement counting, for any programme and course list', () => {
  const tags = [...catalogue.byKey.values()].map((entry) => entry.tag);
  const anyOption = fc.oneof(
    fc.constantFrom(...tags, 'COMPSCI 999'),
    fc.record({ subject: fc.constantFrom('COMPSCI', 'STAT', 'ARABIC', '6') }),
    fc.record({ subject: fc.constantFrom('COMPSCI', 'STAT'), from: fc.nat(120), to: fc.nat(200) }),
  );
  const anyGroup = fc.record({
    name: fc.constantFrom('A', 'B', 'C'),
    need: fc.integer({ min: 1, max: 4 }),
    options: fc.array(anyOption, { minLength: 1, maxLength: 4 }),
    shared: fc.boolean(),
  });
  const anyGroups = fc.array(anyGroup, { maxLength: 5 });
  const anyTaken = fc.array(fc.constantFrom(...tags, 'COMPSCI 150', 'COMPSCI 190', 'CS 50', 'NOTHING 1'));
  const have = (progress: GroupProgress[]): number[] => progress.map((each) => each.have);
  const classesOf = (progress: GroupProgress[]): string[][] =>
    progress.map(({ courses }) =>
      courses.map((code) => [...codesOfSameClass(code, catalogue)].sort().join(' = ')).sort(),
    );

  it('fills no group beyond its need, and lists exactly the courses it counts', () => {
    fc.assert(
      fc.property(anyGroups, anyTaken, (groups, taken) => {
        count(groups, taken).forEach((result, at) => {
          expect(result.have).toBeLessThanOrEqual(groups[at]?.need ?? 0);
          expect(result.courses).toHaveLength(result.have);
          for (const code of result.courses) expect(taken).toContain(code);
        });
      }),
    );
  });

  it('is independent of the order of courses', () => {
    const shuffled = anyTaken.chain((taken) =>
      fc.tuple(fc.constant(taken), fc.shuffledSubarray(taken, { minLength: taken.length })),
    );
    fc.assert(
      fc.property(anyGroups, shuffled, (groups, [taken, again]) => {
        expect(classesOf(count(groups, again))).toEqual(classesOf(count(groups, taken)));
      }),
    );
  });

  it('never lowers a count when a course is added', () => {
    fc.assert(
      fc.property(anyGroups, anyTaken, fc.constantFrom(...tags), (groups, taken, more) => {
        const before = have(count(groups, taken));
        have(count(groups, [...taken, more])).forEach((after, at) =>
          expect(after).toBeGreaterThanOrEqual(before[at] ?? 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('fills one more place with any offered course', () => {
    const total = (groups: RequirementGroup[], taken: string[]): number =>
      have(count(groups, taken)).reduce((sum, each) => sum + each, 0);
    fc.assert(
      fc.property(anyGroups, anyTaken, (groups, taken) => {
        for (const option of count(groups, taken).flatMap((result) => result.options))
          expect(total(groups, [...taken, option])).toBeGreaterThan(total(groups, taken));
      }),
    );
  });

  it('offers only courses of this year that the student has not taken', () => {
    fc.assert(
      fc.property(anyGroups, anyTaken, (groups, taken) => {
        for (const option of count(groups, taken).flatMap((result) => result.options)) {
          expect(taken).not.toContain(option);
          expect(tags).toContain(option);
        }
      }),
    );
  });
});
