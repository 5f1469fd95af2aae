import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import type { Change, Cure } from '../search/changes.ts';
import type { ImpossibleSet, Party, PlanClash } from '../search/irreducible.ts';
import { partyOfBlock, partyOfOwn, type PlanItem as SearchedItem } from '../search/plan-input.ts';
import { clashDates } from '../clash-words.ts';
import {
  clockMinutes,
  inBrackets,
  listWords,
  seatWords,
  sectionWords,
  timesOfMeetings,
} from '../plan-words.ts';
import type { BrokenWish, Timetable } from '../timetable.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';

type Item = SearchedItem<SearchedCourse>;

export const itemName = (item: Item): string => (item.kind === 'course' ? item.course.class_tag : item.title);

/**
 * `Drop 9.00 and take Recitation 3 of 6.1200`.
 *
 * @param leavesOut also name the courses that the timetable leaves out: `Drop 9.00; without 6.1200`
 * @param moved sections that the student picked by hand and would lose (`pickedAway`)
 * @param given clashes of the plan that no other section solves; those that stay are named
 */
export const cureWords = (
  cure: Cure<SearchedCourse>,
  leavesOut: boolean,
  moved: readonly string[] = [],
  given: readonly PlanClash<SearchedCourse>[] = [],
): string => {
  const { changes, timetable } = cure;
  const dropped = changes.flatMap((change) => (change.change === 'drop' ? [itemName(change.item)] : []));
  const rest = changes.flatMap((change) => (change.change === 'drop' ? [] : [changeWords(change)]));
  const words = listWords([...(dropped.length > 0 ? [`drop ${listWords(dropped)}`] : []), ...rest]);
  const without = leavesOut ? listWords(timetable.leftOut.map(itemName)) : '';
  return [
    `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    without === '' ? '' : `without ${without}`,
    moved.length === 0 ? '' : `moves what you picked: ${listWords(moved)}`,
    listWords(givenWords(stillGiven(given, cure))),
  ]
    .filter((part) => part !== '')
    .join('; ');
};

const changeWords = (change: Exclude<Change<SearchedCourse>, { change: 'drop' }>): string => {
  switch (change.change) {
    case 'drop_group':
      return `take none of ${change.group}`;
    case 'give_up_block':
      return `give up ${change.block.label}`;
    case 'release':
      return change.to
        ? `take ${sectionWords(change.to.section)} of ${change.lock.course.class_tag}`
        : `unlock ${sectionWords(change.lock.section)} of ${change.lock.course.class_tag}`;
  }
};

const partyWords = (party: Party<SearchedCourse>): string => {
  if ('own' in party) return party.own.title;
  return 'block' in party ? party.block.label : `${party.course.class_tag} ${sectionWords(party.section)}`;
};

/** What cannot be combined: `A, B and C cannot be had together.` */
export const impossibleWords = ({
  courses,
  groups,
  blocks,
  locks,
}: ImpossibleSet<SearchedCourse>): string => {
  const names = [
    ...courses.map(itemName),
    ...groups.map(({ group }) => `one of ${group}`),
    ...blocks.map(({ label }) => label),
  ];
  const locked = locks.map(({ course, section }) => `${sectionWords(section)} of ${course.class_tag}`);
  const held = locked.length > 0 ? ` with ${listWords(locked)} locked` : '';
  return names.length === 1
    ? `${names[0]} cannot be had${held}.`
    : `${listWords(names)} cannot be had together${held}.`;
};

/** The reasons: each pair that clashes, and when; with `from Oct 27` if for a part of the term. */
export const whyWords = ({ clashes }: ImpossibleSet<SearchedCourse>): string[] =>
  clashes.map(({ first, second, at }) =>
    at.length === 0
      ? `${partyWords(first)} does not go with ${partyWords(second)}`
      : [
          `${partyWords(first)} and ${partyWords(second)}`,
          timesOfMeetings(at),
          ...('course' in first && 'course' in second ? clashDates(first.section, second.section) : []),
        ].join(', '),
  );

/** What is known of the timetables found, as a sentence: whether they are proven to be the best, and their order. */
export const foundWords = (
  { best, isComplete }: { best: readonly { cost: number }[]; isComplete: boolean },
  hasWishes: boolean,
): string => {
  if (!isComplete) return 'The best so far; the search stopped early.';
  if (best.length === 1) return 'The only one there is.';
  const isAlike = best.every(({ cost }) => cost === best[0]?.cost);
  return `The ${best.length} best there are, ${isAlike ? `all equally good ${hasWishes ? 'by your wishes' : 'until you add a wish'}` : 'the best first'}.`;
};

/** What clashes in any case: `ECON 10 and MATH 20 still clash`. */
export const givenWords = (given: readonly PlanClash<SearchedCourse>[]): string[] =>
  given.map(({ first, second, at }) => {
    const [one, other] = [partyName(first), partyName(second)];
    return one === other || at.length === 0
      ? `${partyWords(first)} still does not go with ${partyWords(second)}`
      : `${one} and ${other} still clash`;
  });

/** The clashes that a timetable with the changes still has: not those of a course or of hours that go. */
export const stillGiven = (
  given: readonly PlanClash<SearchedCourse>[],
  { changes, timetable }: Cure<SearchedCourse>,
): PlanClash<SearchedCourse>[] => {
  const isThere = (party: Party<SearchedCourse>): boolean => {
    if ('own' in party)
      return timetable.taken.some(
        (item) => item.kind !== 'course' && partyOfOwn(item) === partyOfOwn(party.own),
      );
    if ('block' in party) {
      const name = partyOfBlock(party.block);
      return changes.every(
        (change) => change.change !== 'give_up_block' || partyOfBlock(change.block) !== name,
      );
    }
    return timetable.choices.some(
      ({ course, kind }) => course.itemId === party.course.itemId && kind === party.kind,
    );
  };
  return given.filter(({ first, second }) => isThere(first) && isThere(second));
};

/** Sections of a timetable that have no free seat: `ECON 10 Discussion D2 (full)`. */
export const seatlessIn = ({ choices }: Pick<Timetable<SearchedCourse>, 'choices'>): string[] =>
  choices.flatMap(({ course, section }) => {
    const words = seatWords(section.status);
    return words === '' ? [] : [`${course.class_tag} ${sectionWords(section)}${inBrackets(words)}`];
  });

const partyName = (party: Party<SearchedCourse>): string => {
  if ('own' in party) return party.own.title;
  return 'block' in party ? party.block.label : party.course.class_tag;
};

const minuteWords = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ') || '0 min';
};

/**
 * Minutes on their days, as each day has them and not as their sum: `1 h before 10:00 AM on each of Mon and Wed, 30 min
 * on Fri`.
 *
 * @param phrase what the minutes are, with their place: `(minutes) => `Lunch is ${minutes} short``
 */
const onDays = (days: BrokenWish['days'], phrase: (minutes: string) => string): string => {
  const groups = Map.groupBy(days, ({ minutes }) => minuteWords(minutes));
  return [...groups]
    .map(([minutes, alike], at) => {
      const names = listWords(alike.map(({ day }) => day));
      return `${at === 0 ? phrase(minutes) : minutes} on ${alike.length > 1 ? 'each of ' : ''}${names}`;
    })
    .join(', ');
};

/** How a timetable misses a wish. */
export const brokenWords = ({ wish, amount, days }: BrokenWish): string => {
  switch (wish.name) {
    case 'nothing_before':
      return onDays(days, (minutes) => `${minutes} before ${formatClock(clockMinutes(wish.time))}`);
    case 'nothing_after':
      return onDays(days, (minutes) => `${minutes} after ${formatClock(clockMinutes(wish.time))}`);
    case 'free_days':
      return `Classes on ${listWords(days.map(({ day }) => day))}`;
    case 'lunch_break':
      return onDays(days, (minutes) => `Lunch is ${minutes} short`);
    case 'short_days':
      return onDays(days, (minutes) => `${minutes} too long`);
    case 'few_gaps':
      return onDays(days, (minutes) => `${minutes} of gaps`);
    case 'most_hours':
      return `${(amount / 60).toFixed(1)} hours a week too many`;
    case 'units_between':
      return `${amount} units from what you want`;
  }
};
