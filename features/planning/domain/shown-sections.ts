import type { Course, Section } from '#features/catalogue/contract.ts';
import type { Choice } from '#features/catalogue/domain/timetable/choices.ts';
import { areLinked, type Option, prepareCourse } from '#features/catalogue/domain/timetable/prepare.ts';
import {
  type BusyBlock,
  isNamed,
  type SectionName,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { choicesTogether } from '#features/catalogue/domain/timetable/together.ts';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { minutesBeside } from './search/minutes-beside.ts';
import { acceptClashes } from './search/accept-clashes.ts';
import { findTimetables } from './search/find-timetables.ts';
import { searchPart, wholePart } from './search/irreducible.ts';
import type { AcceptedPair, OwnBlock, PlanInput } from './search/plan-input.ts';
import { toProblem } from './search/problem.ts';
import type { WeightedWish } from './search/wishes.ts';

/** First and last date of a term, ISO. */
export type TermDates = { start: string; end: string } | null;

/**
 * The weekday of a date within a term; null outside it.
 *
 * @param date ISO
 */
export const weekdayIn = (dates: TermDates, date: string): WeekdayNumber | null => {
  if (dates === null || date < dates.start || date > dates.end) return null;
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAY_NUMBERS[(sundayFirst + 6) % 7] ?? null;
};

/** A course with the sections that must stay. */
export interface HeldRecord {
  record: Course;
  held: readonly SectionName[];
}

/** The hours already taken that sections are chosen around. */
export interface Surroundings {
  blocks: readonly BusyBlock[];
  /** Decide which of several choices is best. */
  wishes: readonly WeightedWish[];
  dates: TermDates;
  /** Pairs that may overlap. */
  accepted?: readonly AcceptedPair[];
}

/** Default wishes: prefers noon to eight in the evening. */
const USUAL_WISHES: readonly WeightedWish[] = [
  { wish: { name: 'nothing_before', time: '09:00' }, weight: 1 },
  { wish: { name: 'nothing_after', time: '17:00' }, weight: 1 },
  { wish: { name: 'few_gaps' }, weight: 1 },
];
export const withUsualWishes = (wishes: readonly WeightedWish[]): WeightedWish[] => {
  const said = new Set(wishes.map(({ wish }) => wish.name));
  return [...wishes, ...USUAL_WISHES.filter(({ wish }) => !said.has(wish.name))];
};
/** Options tried for the best choice; a few milliseconds on the main thread. */
const CHOICE_BUDGET = 1_000;
/** Options tried for deciding whether there is a choice at all. */
const TOGETHER_BUDGET = 20_000;
/** Options tried for deciding which clashes to let be. */
const LETTING_BUDGET = 5_000;

/**
 * Chooses a section of each kind of each course: the held ones, and the others without overlaps and by the student's
 * wishes; if that is impossible, all together with as few overlaps as the planner would let be, and these as short as
 * possible. In the order of the courses, and the same each time.
 */
export const chooseSections = (courses: readonly HeldRecord[], around: Surroundings): Section[][] => {
  const choices = bestTogether(courses, around);
  if (choices) return inOrder(courses, choices);
  return leastOverlapping(courses, around, inOrder(courses, choicesLettingBe(courses, around) ?? []));
};

const inOrder = (courses: readonly HeldRecord[], choices: readonly Choice<Course>[]): Section[][] =>
  courses.map(({ record }) => choices.flatMap(({ course, section }) => (course === record ? section : [])));

const bestTogether = (courses: readonly HeldRecord[], around: Surroundings) => {
  if (hasAccepted(around)) return bestOf(courses, around) ?? bestOf(courses, around, TOGETHER_BUDGET);
  const found = searchTogether(courses, around);
  return found && ((courses.some(hasChoice) ? bestOf(courses, around) : undefined) ?? found);
};

/** Of what is impossible, the best with the clashes that the planner would accept; undefined if nothing is to be chosen. */
const choicesLettingBe = (courses: readonly HeldRecord[], around: Surroundings) => {
  if (!courses.some(hasChoice)) return undefined;
  const possible = acceptClashes(inputOf(courses, around), { steps: LETTING_BUDGET });
  return possible ? bestOf(courses, { ...around, accepted: possible.input.accepted }) : undefined;
};

const hasAccepted = ({ accepted = [] }: Pick<Surroundings, 'accepted'>): boolean => accepted.length > 0;

const searchTogether = (
  courses: readonly HeldRecord[],
  { blocks, dates }: Pick<Surroundings, 'blocks' | 'dates'>,
) =>
  choicesTogether(
    courses.map(({ record }) => record),
    { held: courses.map(({ record, held }) => ({ course: record, sections: held })), blocks, dates },
  );

/** Whether some kind is not held and has more than one section. */
const hasChoice = ({ record, held }: HeldRecord): boolean =>
  kindsOf(record).some(
    ({ kind, options }) => options.length > 1 && held.every(({ component }) => component !== kind),
  );

const bestOf = (courses: readonly HeldRecord[], around: Surroundings, budget = CHOICE_BUDGET) => {
  const wishes = withUsualWishes(around.wishes);
  const found = findTimetables(inputOf(courses, { ...around, wishes }), budget);
  return found.answer === 'found' ? found.best[0]?.choices : undefined;
};

/** All of these courses with their held sections, in the format of the timetable search. */
export const inputOf = (
  courses: readonly HeldRecord[],
  { blocks, wishes, dates, accepted = [] }: Surroundings,
): PlanInput<Course> => ({
  items: courses.map(({ record, held }) => ({
    kind: 'course',
    course: record,
    need: { need: 'required' },
    locked: held,
  })),
  blocks: blocks.map(asBlock),
  wishes,
  dates,
  accepted,
});

/** Hours without their name. */
export const asBlock = ({ days, start, end }: BusyBlock): OwnBlock => ({
  label: '',
  days: [...days],
  start,
  end,
  from: null,
  to: null,
});

/** Whether sections can be chosen so that nothing overlaps except accepted pairs. */
export const goTogether = (courses: readonly HeldRecord[], around: Surroundings): boolean => {
  if (!hasAccepted(around)) return searchTogether(courses, around) !== null;
  const problem = toProblem(inputOf(courses, around));
  return searchPart(problem, wholePart(problem, null), { steps: TOGETHER_BUDGET }).answer === 'found';
};

/**
 * Holds as many of the currently shown sections as possible, so that none moves unnecessarily.
 *
 * @param courses their held sections already go together
 */
export const holdWhatCanStay = (
  courses: readonly (HeldRecord & { shown: readonly SectionName[] })[],
  around: Surroundings,
): HeldRecord[] => {
  let kept: HeldRecord[] = courses.map(({ record, held }) => ({ record, held }));
  for (const [at, { record, shown }] of courses.entries())
    for (const section of shown) {
      const held = kept[at]?.held ?? [];
      if (held.some(({ component }) => component === section.component)) continue;
      const more = kept.with(at, { record, held: [...held, section] });
      if (goTogether(more, around)) kept = more;
    }
  return kept;
};

/**
 * Each kind in turn that is not held gets the section that overlaps the others for the shortest time; one that was
 * chosen already stays if none does for a shorter one.
 *
 * @param before what was chosen together; empty: nothing was
 */
const leastOverlapping = (
  courses: readonly HeldRecord[],
  { blocks, dates }: Surroundings,
  before: readonly (readonly Section[])[],
): Section[][] => {
  const besideHours = minutesBeside(
    blocks.map(({ days, start, end }) => ({ meetings: [{ days, start, end, from: null, to: null }] })),
    dates,
  );
  const chosen = courses.map(({ record, held }, at) =>
    kindsOf(record).flatMap(({ kind, options }) => {
      const all = options.flatMap((option) => option.sections);
      const isHeld = (section: Section) => held.some((name) => isNamed(name)(section));
      return all.find(isHeld) ?? before[at]?.find(({ component }) => component === kind) ?? [];
    }),
  );
  for (const [at, { record, held }] of courses.entries()) {
    for (const { kind, options } of prepareCourse(record).kinds) {
      if (held.some(({ component }) => component === kind)) continue;
      const isOther = ({ component }: Section) => component !== kind;
      const own = chosen[at]?.filter(isOther) ?? [];
      const besideChosen = minutesBeside(chosen.toSpliced(at, 1, own).flat(), dates);
      const now = chosen[at]?.find(({ component }) => component === kind);
      const linked = options.filter((option) => own.every((other) => areLinked(option, other)));
      const costs = (linked.length > 0 ? linked : options).map(({ sections }) => ({
        section: now && sections.includes(now) ? now : sections[0],
        cost: besideHours(sections[0]) + besideChosen(sections[0]),
      }));
      const [best] = costs.toSorted(
        (a, b) => a.cost - b.cost || Number(b.section === now) - Number(a.section === now),
      );
      if (best) chosen[at] = [...own, best.section].toSorted((a, b) => rankIn(record, a) - rankIn(record, b));
    }
  }
  return chosen;
};

const kindsOf = (record: Course) => {
  const { kinds, others } = prepareCourse(record);
  return [...kinds, ...others];
};

const rankIn = (record: Course, { component }: Section): number =>
  kindsOf(record).findIndex(({ kind }) => kind === component);

/** The distinct times a student can choose from for one kind of a course; sections with the same times are one choice. */
export const alternativesOf = (record: Course, kind: string): readonly Option<Section>[] =>
  kindsOf(record).find((each) => each.kind === kind)?.options ?? [];

/** Rounds to a quarter of an hour, within the day. */
export const nearestQuarter = (minutes: number): number =>
  Math.min(24 * 60 - 15, Math.max(0, Math.round(minutes / 15) * 15));
