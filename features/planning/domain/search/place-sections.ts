import type { Course, Section } from '#features/catalogue/contract.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import { isNamed, type SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanItem } from '../../contract.ts';
import {
  clashesLetBe,
  leastClashing,
  lettingBe,
  partiesOfCourse,
  partiesOfHours,
  sparing,
} from './clashes-let-be.ts';
import { busyIn, type CourseContent, type ItemOf, keptIn, nameOf, wantedIn } from '../planned-course.ts';
import type { Entry, PlannedWeek } from '../planned-week.ts';
import {
  chooseSections,
  goTogether,
  type HeldRecord,
  holdWhatCanStay,
  type Surroundings,
  type TermDates,
} from '../shown-sections.ts';

/** A course of a version with its shown sections. */
interface ShownCourse {
  item: ItemOf<CourseContent>;
  record: Course;
  sections: readonly Section[];
}

/** A course whose sections change. */
export interface Move {
  item: ItemOf<CourseContent>;
  sections: readonly Section[];
}

/** The effect of one choice on a version. */
export interface Placed {
  /** Sections of the added or edited course. */
  own: readonly Section[];
  /** Other courses that make room. */
  moves: readonly Move[];
  /** Names of entries that clash with the sections that were chosen, without duplicates. */
  clashes: readonly string[];
}

export interface PlacedIn {
  items: readonly PlanItem[];
  week: PlannedWeek;
  dates: TermDates;
}

/** @param changed a kind that is being chosen anew; clashes that do not involve it are accepted */
const aroundOf = (
  { items, week, dates }: PlacedIn,
  changed: { itemId: string; component: string } | null,
): Surroundings => ({
  blocks: busyIn(items),
  wishes: wantedIn(items),
  dates,
  accepted: clashesLetBe(week, changed),
});

const shownIn = ({ courses }: PlannedWeek): ShownCourse[] =>
  // Without alternatives of a group that do not count: they have no sections.
  courses.flatMap(({ item, record, sections }) =>
    record && sections.length > 0 ? [{ item, record, sections }] : [],
  );

const stayingOf = (shown: readonly ShownCourse[]): HeldRecord[] =>
  shown.map(({ record, sections }) => ({ record, held: sections }));

const keptOf = (shown: readonly ShownCourse[]): HeldRecord[] =>
  shown.map(({ record, item }) => ({ record, held: keptIn(item.content) }));

/**
 * Chooses sections for a course that is added. Sections that the student locked or picked stay; as few of the others as
 * possible move, and only to make room. Clashes that already exist, or that this course cannot avoid, are accepted.
 */
export const placeCourse = (record: Course, inside: PlacedIn): Placed => {
  const shown = shownIn(inside.week);
  const around = aroundOf(inside, null);
  const staying = stayingOf(shown);
  const kept = keptOf(shown);
  const choose = (courses: readonly HeldRecord[], beside: Surroundings): Placed => {
    const chosen = chooseSections(courses, beside);
    const own = chosen.at(-1) ?? [];
    return withClashes(inside, null, own, { own, moves: movesOf(shown, chosen) });
  };
  const added = { record, held: [] };
  if (goTogether([...staying, added], around)) return choose([...staying, added], around);
  const letting = lettingBe([...kept, added], around, partiesOfCourse(record));
  if (!letting) return choose([...staying, added], around);
  const least = { record, held: leastClashing(record, letting, inside.week) };
  const own = goTogether([...kept, least], letting.around) ? least : added;
  if (goTogether([...staying, own], letting.around)) return choose([...staying, own], letting.around);
  const settled = holdShown([...kept, own], shown, letting.around);
  return choose(settled, sparing(settled, letting.around));
};

/**
 * Moves as few automatically chosen sections as possible when the student's own hours are added or changed. Locked or
 * picked sections stay, even if they clash.
 *
 * @param items the new state; `inside` is the current one
 */
export const makeRoom = (items: readonly PlanItem[], inside: PlacedIn): Move[] => {
  const shown = shownIn(inside.week);
  const around = aroundOf({ ...inside, items }, null);
  const staying = stayingOf(shown);
  const kept = keptOf(shown);
  if (goTogether(staying, around)) return [];
  const letting = lettingBe(kept, around, partiesOfHours(around.blocks));
  if (!letting || goTogether(staying, letting.around)) return [];
  const settled = holdShown(kept, shown, letting.around);
  return movesOf(shown, chooseSections(settled, sparing(settled, letting.around)));
};

/**
 * Picks a section by hand: sections that were not picked, of its own course and of others, make room. Locked or picked
 * sections that it clashes with stay.
 */
export const pickSection = (itemId: string, picked: Section, inside: PlacedIn): Placed => {
  const shown = shownIn(inside.week);
  const at = shown.findIndex(({ item }) => item.item_id === itemId);
  const course = shown[at];
  if (!course) return { own: [picked], moves: [], clashes: [] };
  const isOther = ({ component }: SectionName) => component !== picked.component;
  const held = [...keptIn(course.item.content).filter(isOther), nameOf(picked)];
  const kept = keptOf(shown).with(at, { record: course.record, held });
  const around = aroundOf(inside, { itemId, component: picked.component });
  const letting = lettingBe(kept, around, partiesOfCourse(course.record));
  const going = { record: course.record, held: [...held, ...goingWith(course, held)] };
  const settled = letting ? holdShown(kept, shown, letting.around) : stayingOf(shown).with(at, going);
  const chosen = chooseSections(settled, sparing(settled, letting?.around ?? around));
  const own = chosen[at] ?? [picked];
  const moves = movesOf(shown, chosen).filter(({ item }) => item.item_id !== itemId);
  // A section that stays may clash as before; that is no clash of what was picked.
  const changed = own.filter((section) => !isOther(section) || !course.sections.some(isNamed(section)));
  return withClashes(inside, itemId, changed, { own, moves });
};

/** Currently shown sections of the kinds that are not held, if they can be taken with the held ones. */
const goingWith = ({ record, sections }: ShownCourse, held: readonly SectionName[]): Section[] => {
  const own = record.sections.filter((section) => held.some((name) => isNamed(name)(section)));
  return sections.filter(
    (section) =>
      held.every(({ component }) => component !== section.component) &&
      own.every((other) => areLinked(other, section)),
  );
};

const holdShown = (
  kept: readonly HeldRecord[],
  shown: readonly ShownCourse[],
  around: Surroundings,
): HeldRecord[] =>
  holdWhatCanStay(
    kept.map((course, at) => ({ ...course, shown: shown[at]?.sections ?? [] })),
    around,
  );

const movesOf = (shown: readonly ShownCourse[], chosen: readonly (readonly Section[])[]): Move[] =>
  shown.flatMap(({ item, sections }, at) => {
    const next = chosen[at] ?? [];
    return isSame(sections, next) ? [] : [{ item, sections: next }];
  });

const isSame = (a: readonly SectionName[], b: readonly SectionName[]): boolean =>
  a.length === b.length &&
  a.every((each, at) => each.section === b[at]?.section && each.component === b[at].component);

const withClashes = (
  { week, dates }: PlacedIn,
  itemId: string | null,
  changed: readonly Section[],
  placed: Omit<Placed, 'clashes'>,
): Placed => {
  const moved = new Set(placed.moves.map(({ item }) => item.item_id));
  const others: Pick<Entry, 'name' | 'meetings'>[] = [
    ...week.entries.filter((entry) => entry.itemId !== itemId && !moved.has(entry.itemId)),
    ...placed.moves.flatMap(({ item, sections }) =>
      sections.map(({ meetings }) => ({ name: item.tag ?? item.content.code, meetings })),
    ),
  ];
  const clashing = others.filter((other) =>
    changed.some((section) => overlapsOf(section, other, dates).length > 0),
  );
  return { ...placed, clashes: [...new Set(clashing.map(({ name }) => name))] };
};
