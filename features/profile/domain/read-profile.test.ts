import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACADEMIC_TYPES, INTERESTS, LEARNING_PREFERENCES, profileSchema, YEARS } from '../contract.ts';
import { readProfile } from './read-profile.ts';

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(' Geology ', 'two\nlines', 'x'.repeat(3000)),
);
const some = (choices: readonly string[]) => fc.subarray([...choices]);
const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined));
const orNot = (field: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: field }, anything);

const profiles = fc.record({
  concentration: orNot(text),
  secondary_field: orNot(text),
  academic_type: orNot(fc.constantFrom(...ACADEMIC_TYPES)),
  second_concentration: orNot(text),
  academic_interests: orNot(text),
  year: orNot(fc.constantFrom('', ...YEARS)),
  courses_taken: orNot(fc.array(text, { maxLength: 4 })),
  interests: orNot(some(INTERESTS)),
  learning_preferences: orNot(some(LEARNING_PREFERENCES)),
});

/** Issues about a text's length and characters, which this reader does not check. */
const ABOUT_TEXT = new Set(['too_big', 'too_small', 'custom']);

it('agrees with the schema on everything but texts that are too long or contain forbidden characters', () => {
  fc.assert(
    fc.property(fc.oneof(profiles, anything), (value) => {
      const read = readProfile(value);
      const parsed = profileSchema.safeParse(value);
      if (parsed.success) expect(profileSchema.parse(read)).toEqual(parsed.data);
      else if (read) expect(parsed.error.issues.filter(({ code }) => !ABOUT_TEXT.has(code))).toEqual([]);
    }),
  );
});

it('keeps texts that are too long, and rejects other types', () => {
  const typed = { concentration: 'x'.repeat(300), year: '' };
  expect(readProfile(typed)?.concentration).toHaveLength(300);
  for (const wrong of [null, 'a', [], {}, { ...typed, year: 'Fifth' }, { ...typed, courses_taken: [1] }])
    expect(readProfile(wrong)).toBeNull();
});
