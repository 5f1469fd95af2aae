import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAY_NAMES } from '../sections/weekdays.ts';
import {
  packedInstructors,
  packedNumbers,
  packSections,
  type RowSection,
  unpackSections,
} from './packed-sections.ts';

/** Mixes separators, empty values and format characters with other characters. */
const name = fc.oneof(
  fc.constantFrom(
    'Lecture',
    'Laboratory',
    'L',
    'R',
    '=',
    '-',
    '?',
    '%',
    '%2C',
    'a,b',
    'x;y',
    'p|q',
    'Ana Gómez',
    'o',
  ),
  fc.string({ minLength: 1, maxLength: 6 }),
);
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const date = fc.constantFrom('2025-09-03', '2025-10-17', '2026-05-12');
const meeting = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...WEEKDAY_NAMES)),
  start: fc.option(clock),
  end: fc.option(clock),
  from: fc.option(date),
  to: fc.option(date),
});
const base = fc.record({
  class_number: fc.oneof(name, fc.constant('')),
  instructors: fc.array(name, { maxLength: 2 }),
});
const section = (own: { class_number: string; instructors: string[] }): fc.Arbitrary<RowSection> =>
  fc.record({
    class_number: fc.oneof(name, fc.constantFrom('', own.class_number)),
    section: fc.oneof(name, fc.constant('')),
    component: fc.oneof(name, fc.constantFrom('', 'Lecture', 'Recitation')),
    instructors: fc.option(fc.array(name, { maxLength: 3 })).map((names) => names ?? [...own.instructors]),
    meetings: fc.array(meeting, { maxLength: 3 }),
    status: fc.constantFrom('open', 'waitlist', 'full', 'cancelled', null),
    links: fc.array(name, { maxLength: 2 }),
  });
const packable = base.chain((own) =>
  fc.record({ own: fc.constant(own), sections: fc.array(section(own), { minLength: 1, maxLength: 5 }) }),
);

describe('packed sections', () => {
  it('are equal after unpacking', () => {
    fc.assert(
      fc.property(packable, ({ own, sections }) => {
        expect(unpackSections(packSections(sections, own), own)).toEqual(sections);
      }),
    );
  });

  it('give their numbers and instructors without unpacking', () => {
    fc.assert(
      fc.property(packable, ({ own, sections }) => {
        const packed = packSections(sections, own);
        const numbers = sections.map((each) => each.class_number);
        expect(packedNumbers(packed)).toEqual(
          numbers.filter((each) => each !== '' && each !== own.class_number),
        );
        const names = [...own.instructors, ...sections.flatMap((each) => each.instructors)];
        expect(new Set([...own.instructors, ...packedInstructors(packed)])).toEqual(new Set(names));
      }),
    );
  });

  it('are short if they are like those of most courses', () => {
    const own = { class_number: '14011', instructors: ['Ana Gómez'] };
    const lecture: RowSection = {
      class_number: '14011',
      section: 'A',
      component: 'Lecture',
      instructors: own.instructors,
      meetings: [{ days: ['Mon', 'Wed'], start: '09:30', end: '10:45', from: null, to: null }],
      status: null,
      links: [],
    };
    const lab: RowSection = {
      ...lecture,
      class_number: '14012',
      section: 'B1',
      component: 'Laboratory',
      meetings: [{ days: ['Fri'], start: '14:00', end: '17:00', from: '2025-10-20', to: null }],
      links: ['1'],
    };
    const packed = packSections(
      [lecture, lab, { ...lab, class_number: '', status: 'cancelled', instructors: [] }],
      own,
    );
    expect(packed).toBe(
      ';A;;MW930-1045|B;B1;14012;F1400-1700@2025-10-20~;;1|;B1;-;F1400-1700@2025-10-20~;c;1;-',
    );
  });

  it.each(['', ';;;', 'Z;A', 'L;A;1;XY;z', 'L;A;1;M99', '|||'])('never fail to unpack: %j', (text) => {
    expect(unpackSections(text, { class_number: '1', instructors: [] }).length).toBeGreaterThan(0);
  });
});
