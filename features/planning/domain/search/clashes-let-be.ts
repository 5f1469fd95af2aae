import type { Course, Section } from '#features/catalogue/contract.ts';
import type { BusyBlock, SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { acceptClashes } from './accept-clashes.ts';
import type { PlanClash } from './irreducible.ts';
import { type AcceptedPair, partyOfBlock, partyOfKind } from './plan-input.ts';
import { minutesBeside } from './minutes-beside.ts';
import type { Entry, PlannedWeek } from '../planned-week.ts';
import {
  alternativesOf,
  asBlock,
  goTogether,
  type HeldRecord,
  inputOf,
  type Surroundings,
} from '../shown-sections.ts';

/** A kind of a course of a version. */
interface ItemKind extends Pick<SectionName, 'component'> {
  itemId: string;
}

/**
 * Clashes that the week already has, and sections of one course that do not go together; these are accepted when
 * something else changes.
 *
 * @param changed the kind that is being chosen anew, whose clashes are not accepted; null: all are
 */
export const clashesLetBe = (week: PlannedWeek, changed: ItemKind | null): AcceptedPair[] => {
  const isChanged = ({ itemId, section }: Entry): boolean =>
    itemId === changed?.itemId && section?.component === changed.component;
  const ofClashes = week.clashes
    .filter(({ first, second }) => !isChanged(first) && !isChanged(second))
    .flatMap(({ first, second }) =>
      partiesOf(week, first).flatMap((one) =>
        partiesOf(week, second).map((other): AcceptedPair => [one, other]),
      ),
    );
  const ofMismatches = week.mismatches.flatMap(({ first, second }): AcceptedPair[] => {
    const course = week.courses.find(({ sections }) => sections.includes(first));
    if (!course?.record) return [];
    const kinds = [first.component, second.component];
    if (course.item.item_id === changed?.itemId && kinds.includes(changed.component)) return [];
    return [[partyOfKind(course.record, first.component), partyOfKind(course.record, second.component)]];
  });
  return [...ofClashes, ...ofMismatches];
};

const partiesOf = ({ courses }: PlannedWeek, { itemId, section, meetings }: Entry): string[] => {
  if (!section)
    return meetings.flatMap(({ days, start, end }) =>
      start === null || end === null ? [] : partyOfBlock(asBlock({ days, start, end })),
    );
  const record = courses.find(({ item }) => item.item_id === itemId)?.record;
  return record ? [partyOfKind(record, section.component)] : [];
};

/** Options tried; runs on the main thread. */
const BUDGET = 5_000;

/** Surroundings with additional accepted clashes, and which these are. */
export interface LettingBe {
  around: Surroundings;
  clashes: readonly PlanClash<Course>[];
}

/**
 * Accepts only the clashes that these courses cannot avoid, so that everything else still makes room. Null if the
 * budget ran out first.
 *
 * @param mayClash parties of what is new; only clashes with these are accepted
 */
export const lettingBe = (
  courses: readonly HeldRecord[],
  around: Surroundings,
  mayClash: ReadonlySet<string>,
): LettingBe | null => {
  const possible = acceptClashes(inputOf(courses, around), { steps: BUDGET }, (party) => mayClash.has(party));
  return possible && { around: { ...around, accepted: possible.input.accepted }, clashes: possible.clashes };
};

/** The parties of a course. */
export const partiesOfCourse = (record: Course): ReadonlySet<string> =>
  new Set(record.sections.map(({ component }) => partyOfKind(record, component)));

/** The parties of hours that are fixed whatever sections are chosen. */
export const partiesOfHours = (blocks: readonly BusyBlock[]): ReadonlySet<string> =>
  new Set(blocks.map((block) => partyOfBlock(asBlock(block))));

/** The surroundings without accepted clashes that are no longer needed. */
export const sparing = (courses: readonly HeldRecord[], around: Surroundings): Surroundings => {
  let { accepted = [] } = around;
  for (const pair of accepted) {
    const fewer = accepted.filter((each) => each !== pair);
    if (goTogether(courses, { ...around, accepted: fewer })) accepted = fewer;
  }
  return { ...around, accepted };
};

/** For kinds of a course that clash in any case: the sections that overlap for the shortest time. */
export const leastClashing = (
  record: Course,
  { around, clashes }: LettingBe,
  { entries }: PlannedWeek,
): Section[] => {
  const ofCourse = clashes
    .flatMap(({ first, second }) => [first, second])
    .flatMap((party) => ('course' in party && party.course === record ? party.kind : []));
  const besideEntries = minutesBeside(entries, around.dates);
  return [...new Set(ofCourse)].flatMap((kind) => {
    const options = alternativesOf(record, kind).map(({ sections: [section] }) => ({
      section,
      minutes: besideEntries(section),
    }));
    return options.toSorted((a, b) => a.minutes - b.minutes)[0]?.section ?? [];
  });
};
