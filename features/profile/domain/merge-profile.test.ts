import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, INTERESTS, LEARNING_PREFERENCES, type Profile, YEARS } from '../contract.ts';
import { asSaved, clashingFields, mergeProfile } from './merge-profile.ts';

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 5 });
const profile: fc.Arbitrary<Profile> = fc.record({
  concentration: fc.constantFrom('History', 'Physics', 'Music'),
  secondary_field: fc.constantFrom('', 'Economics', 'Statistics'),
  academic_type: fc.constantFrom('single', 'joint', 'double'),
  second_concentration: fc.constantFrom('', 'Music', 'Physics'),
  academic_interests: fc.constantFrom('', 'whales', 'old maps'),
  year: fc.constantFrom(...YEARS),
  courses_taken: some(['MATH 1A', 'MATH 1B', 'COMPSCI 50', 'ECON 10A', 'E-PSCI 10', 'STAT 110']),
  interests: some(INTERESTS.slice(0, 6)),
  learning_preferences: some(LEARNING_PREFERENCES.slice(0, 6)),
});

const studiesOf = (studied: Profile) => {
  const { concentration, academic_type, second_concentration } = asSaved(studied);
  return JSON.stringify([concentration, academic_type, second_concentration]);
};

describe('a profile saved from a form that was opened earlier', () => {
  const before: Profile = {
    ...EMPTY_PROFILE,
    concentration: 'History',
    year: 'Junior',
    courses_taken: ['MATH 1A', 'ECON 10A'],
  };

  it('keeps what was changed elsewhere meanwhile, beside what the form changed', () => {
    const form: Profile = { ...before, year: 'Senior', courses_taken: ['ECON 10A', 'STAT 110'] };
    const stands: Profile = {
      ...before,
      concentration: 'Music',
      courses_taken: ['MATH 1A', 'ECON 10A', 'COMPSCI 50'],
    };
    expect(mergeProfile(before, form, stands)).toEqual({
      ...before,
      concentration: 'Music',
      year: 'Senior',
      courses_taken: ['ECON 10A', 'COMPSCI 50', 'STAT 110'],
    });
  });

  it('has the form’s word where both changed a field, and each course once', () => {
    const form: Profile = {
      ...before,
      concentration: 'Physics',
      courses_taken: [...before.courses_taken, 'COMPSCI 50'],
    };
    const stands: Profile = {
      ...before,
      concentration: 'Music',
      courses_taken: [...before.courses_taken, 'COMPSCI 50'],
    };
    expect(mergeProfile(before, form, stands)).toEqual(form);
  });
});

describe('what both sides changed', () => {
  const before: Profile = { ...EMPTY_PROFILE, concentration: 'History', year: 'Junior' };

  it.each<[string, Partial<Profile>, Partial<Profile>, string[]]>([
    ['a text', { academic_interests: 'maps' }, { academic_interests: 'whales' }, ['academic_interests']],
    ['a year', { year: 'Senior' }, { year: 'Sophomore' }, ['year']],
    ['different fields', { year: 'Senior' }, { secondary_field: 'Economics' }, []],
    ['the same to the same', { year: 'Senior' }, { year: 'Senior' }, []],
    ['a list', { interests: ['History'] }, { interests: ['Music'] }, []],
    [
      'two parts of what is studied',
      { concentration: 'Music' },
      { academic_type: 'double', second_concentration: 'Physics' },
      ['concentration', 'academic_type', 'second_concentration'],
    ],
    ['a second concentration of none', { concentration: 'Music' }, { second_concentration: 'Physics' }, []],
  ])('clashes where it cannot stand side by side: %s', (_what, form, stands, fields) => {
    expect(clashingFields(before, { ...before, ...form }, { ...before, ...stands })).toEqual(fields);
    expect(clashingFields(before, { ...before, ...stands }, { ...before, ...form })).toEqual(fields);
  });
});

describe('merging', () => {
  it('loses no value that either wrote, except where they clash', () => {
    fc.assert(
      fc.property(profile, profile, profile, (before, form, stands) => {
        const clashing: string[] = clashingFields(before, form, stands);
        const merged = mergeProfile(before, form, stands);
        for (const field of ['secondary_field', 'academic_interests', 'year'] as const)
          for (const side of [form, stands])
            if (side[field] !== before[field] && !clashing.includes(field))
              expect(merged[field]).toBe(side[field]);
        for (const side of [form, stands])
          if (studiesOf(side) !== studiesOf(before) && !clashing.includes('concentration'))
            expect(studiesOf(merged)).toBe(studiesOf(side));
      }),
    );
  });

  it('takes what is studied from the form or from elsewhere, and never puts both together', () => {
    fc.assert(
      fc.property(profile, profile, profile, (before, form, stands) => {
        const isChanged = studiesOf(before) !== studiesOf(form);
        expect(studiesOf(asSaved(mergeProfile(before, form, stands)))).toBe(
          studiesOf(isChanged ? form : stands),
        );
      }),
    );
  });

  it('of a form that is not old gives the form', () => {
    fc.assert(
      fc.property(profile, profile, (before, form) => {
        const merged = mergeProfile(before, form, before);
        expect({ ...merged, courses_taken: new Set(merged.courses_taken) }).toMatchObject({
          concentration: form.concentration,
          year: form.year,
          courses_taken: new Set(form.courses_taken),
        });
        expect(new Set(merged.interests)).toEqual(new Set(form.interests));
      }),
    );
  });

  it('of an unchanged form changes nothing', () => {
    fc.assert(
      fc.property(profile, profile, (form, stands) => {
        expect(mergeProfile(form, form, stands)).toEqual(stands);
      }),
    );
  });

  it('loses no course that either added, and brings back none that either removed', () => {
    fc.assert(
      fc.property(profile, profile, profile, (before, form, stands) => {
        const merged = mergeProfile(before, form, stands).courses_taken;
        expect(new Set(merged).size).toBe(merged.length);
        const was = new Set(before.courses_taken);
        for (const code of [...form.courses_taken, ...stands.courses_taken])
          if (!was.has(code)) expect(merged).toContain(code);
        for (const code of was)
          if (!form.courses_taken.includes(code) || !stands.courses_taken.includes(code))
            expect(merged).not.toContain(code);
      }),
    );
  });
});
