import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { fitsWith, prepareHeld } from './fits.ts';
import { overlapsOf } from './overlaps.ts';
import { isFullyTimed, isPossible, isTimed, meetTogether, SHORT_TERM } from './testing/brute-force.ts';
import { course } from './testing/sample-sections.ts';
import {
  type BusyBlock,
  type HeldCourse,
  identityOf,
  isNamed,
  type TimetabledCourse,
  type TimetabledMeeting,
  type TimetabledSection,
} from './timetabled-course.ts';
import { together } from './together.ts';

/** Half the cases have few hours, in which nearly everything clashes; half have more room. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const span = fc
  .tuple(fc.integer({ min: 540, max: 720 }), fc.constantFrom(1, 15, 38, 50, 60, 75))
  .map(([start, length]) => ({ start: clock(start), end: clock(start + length) }));
const days = fc.subarray(['Mon', 'Tue', 'Sun'] as const, { minLength: 1 });
/** The term, its halves, some days of it, and ranges without a given weekday. */
const range = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ from: null, to: null }) },
  fc.constantFrom(
    { from: '2025-09-01', to: '2025-09-14' },
    { from: '2025-09-15', to: '2025-09-28' },
    { from: null, to: '2025-09-15' },
    { from: '2025-09-15', to: null },
    { from: '2025-09-08', to: '2025-09-08' },
    { from: '2025-09-09', to: '2025-09-13' },
    { from: '2025-09-27', to: '2025-10-20' },
  ),
);
const meeting: fc.Arbitrary<TimetabledMeeting> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(days, span, range).map(([days, span, range]) => ({ days, ...span, ...range })),
  },
  days.map((days) => ({ days, start: null, end: null, from: null, to: null })),
  span.map((span) => ({ days: [], ...span, from: null, to: null })),
);
const section = fc.record({
  component: fc.constantFrom('Lecture', 'Lecture', 'Recitation', 'Laboratory'),
  meetings: fc.oneof(
    { weight: 5, arbitrary: fc.array(meeting, { minLength: 1, maxLength: 2 }) },
    fc.constant<TimetabledMeeting[]>([]),
  ),
  status: fc.constantFrom<TimetabledSection['status'][]>(null, null, 'open', 'full', 'waitlist', 'cancelled'),
  links: fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, fc.subarray(['1', '2'])),
});
const draft = fc.record({
  sections: fc.array(section, { minLength: 1, maxLength: 5 }),
  takes: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.subarray(['Lecture', 'Recitation'])),
});
type Draft = typeof draft extends fc.Arbitrary<infer Drawn> ? Drawn : never;
const courseOf = ({ sections, takes }: Draft, at: number) =>
  course(
    `C ${at}`,
    sections.map((each, index) => ({ ...each, class_number: `${index}`, section: `${index}` })),
    { takes },
  );
const someCourses = fc.array(draft, { minLength: 1, maxLength: 4 }).map((drafts) => drafts.map(courseOf));
const someBlocks: fc.Arbitrary<BusyBlock[]> = fc.array(
  fc.tuple(days, span).map(([days, span]) => ({ days, ...span })),
  { maxLength: 1 },
);

interface Case {
  courses: TimetabledCourse[];
  held: HeldCourse<TimetabledCourse>[];
  blocks: BusyBlock[];
}

/** Some courses have a held section, which may be a cancelled one. */
const someCase: fc.Arbitrary<Case> = fc
  .record({ courses: someCourses, picks: fc.array(fc.nat(9), { maxLength: 2 }), blocks: someBlocks })
  .map(({ courses, picks, blocks }) => ({
    courses,
    blocks,
    held: picks.flatMap((pick, at) => {
      const course = courses[at];
      const section = course?.sections[pick % course.sections.length];
      return course && section ? [{ course, sections: [section] }] : [];
    }),
  }));

const ask = ({ courses, held, blocks }: Case) => together(courses, { held, blocks, dates: SHORT_TERM });

const RUNS = runs(2000);

describe('small timetables, compared with every choice expanded by date', () => {
  it('are possible, or not, like the brute force result', () => {
    fc.assert(
      fc.property(someCase, (some) => {
        const answer = isPossible(some.courses, some.held, some.blocks) ? 'together' : 'impossible';
        const found = ask(some);
        expect(found.answer).toBe(answer);
        expect(ask(some)).toEqual(found);
      }),
      RUNS,
    );
  });

  it('have a section of each kind that is compatible with all others', () => {
    fc.assert(
      fc.property(someCase, (some) => {
        const found = ask(some);
        if (found.answer !== 'together') return;
        for (const { course, kind, section, alike, isHeld } of found.choices) {
          expect(course.sections).toContain(section);
          expect(section.component).toBe(kind);
          expect(section.status).not.toBe('cancelled');
          expect(alike).toContain(section);
          expect(some.blocks.some((block) => meetTogether(block, section))).toBe(false);
          expect(isHeld).toBe(
            some.held.some((held) => held.course === course && held.sections[0] === section),
          );
          for (const other of found.choices) {
            if (other.course === course && other.kind === kind) expect(other.section).toBe(section);
            else {
              // Any of those alike may be displayed.
              for (const one of alike)
                expect(other.alike.some((another) => meetTogether(one, another))).toBe(false);
              const isLinked =
                section.links.length === 0 ||
                other.section.links.length === 0 ||
                section.links.some((link) => other.section.links.includes(link));
              if (other.course === course) expect(isLinked).toBe(true);
            }
          }
        }
        const isNamedIn = (list: readonly { course: object; kind: string }[], of: object, kind: string) =>
          list.some((each) => each.course === of && each.kind === kind);
        for (const course of some.courses)
          for (const [kind, all] of Map.groupBy(course.sections, ({ component }) => component)) {
            if (course.takes !== null && !course.takes.includes(kind)) continue;
            const given = all.filter(({ status }) => status !== 'cancelled');
            expect(isNamedIn(found.cancelled, course, kind)).toBe(given.length === 0);
            const isNamed =
              isNamedIn(found.choices, course, kind) || isNamedIn(found.notJudged, course, kind);
            expect(isNamed).toBe(given.length > 0);
            if (given.some(isTimed)) expect(isNamedIn(found.choices, course, kind)).toBe(true);
          }
        for (const { course, kind, section } of found.choices)
          expect(isNamedIn(found.notJudged, course, kind)).toBe(!isFullyTimed(section));
      }),
      RUNS,
    );
  });

  it('choose sections with unknown times only if no others are compatible', () => {
    fc.assert(
      fc.property(someCase, (some) => {
        const found = ask(some);
        if (found.answer !== 'together') return;
        const isSure = isPossible(
          some.courses,
          some.held,
          some.blocks,
          (section, all) => isFullyTimed(section) || !all.some(isFullyTimed),
        );
        const isUnsure = found.choices.some(
          ({ course, kind, section, isHeld }) =>
            !isHeld &&
            !isFullyTimed(section) &&
            course.sections.some(
              (one) => one.component === kind && one.status !== 'cancelled' && isFullyTimed(one),
            ),
        );
        expect(isUnsure).toBe(!isSure);
      }),
      RUNS,
    );
  });

  it('are impossible because of a set that is minimal', () => {
    fc.assert(
      fc.property(someCase, (some) => {
        const found = ask(some);
        if (found.answer !== 'impossible') return;
        const held = found.held.map(({ course, section }) => ({ course, sections: [section] }));
        const { courses, blocks } = found;
        expect(found.isIrreducible).toBe(true);
        expect(isPossible(courses, held, blocks)).toBe(false);
        for (const one of courses) {
          const rest = courses.filter((each) => each !== one);
          expect(isPossible(rest, held, blocks)).toBe(true);
        }
        for (const one of held)
          expect(
            isPossible(
              courses,
              held.filter((each) => each !== one),
              blocks,
            ),
          ).toBe(true);
        for (const one of blocks)
          expect(
            isPossible(
              courses,
              held,
              blocks.filter((each) => each !== one),
            ),
          ).toBe(true);
        expect(found.clashes.length).toBeGreaterThan(0);
        for (const { first, second, at } of found.clashes) {
          const one = 'block' in first ? first.block : first.section;
          const other = 'block' in second ? second.block : second.section;
          expect(at.length > 0).toBe(meetTogether(one, other));
          for (const party of [first, second]) if ('course' in party) expect(courses).toContain(party.course);
        }
        const named = found.clashes.flatMap(({ first, second }) => [first, second]);
        for (const one of courses)
          expect(named.some((party) => 'course' in party && party.course === one)).toBe(true);
      }),
      RUNS,
    );
  });

  it('fit with one course more if all of them are possible', () => {
    fc.assert(
      fc.property(someCase, someCourses, ({ courses, held, blocks }, others) => {
        const prepared = prepareHeld(courses, { held, blocks, dates: SHORT_TERM });
        for (const other of others) {
          const more = { ...other, class_number: 'more' };
          const answer = isPossible([...courses, more], held, blocks) ? 'together' : 'impossible';
          expect(fitsWith(prepared, more)).toBe(answer);
          expect(fitsWith(prepared, more)).toBe(answer);
        }
      }),
      RUNS,
    );
  });
});

describe('two sections', () => {
  it('overlap like their expanded dates, in either order', () => {
    fc.assert(
      fc.property(draft, (drawn) => {
        const { sections } = courseOf(drawn, 0);
        for (const one of sections)
          for (const other of sections) {
            expect(overlapsOf(one, other, SHORT_TERM).length > 0).toBe(meetTogether(one, other));
            expect(overlapsOf(one, other, SHORT_TERM)).toEqual(overlapsOf(other, one, SHORT_TERM));
          }
      }),
      RUNS,
    );
  });

  it('are distinguished by all parts of their name', () => {
    fc.assert(
      fc.property(someCourses, (courses) => {
        for (const { sections } of courses)
          for (const one of sections) expect(sections.filter(isNamed(one))).toEqual([one]);
        expect(new Set(courses.map(identityOf)).size).toBe(courses.length);
      }),
      { numRuns: 50 },
    );
  });
});
