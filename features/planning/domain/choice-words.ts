import type { Section } from '#features/catalogue/contract.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { dayName, inBrackets, listWords, seatWords, sectionWords } from './plan-words.ts';

/**
 * `Tuesday, today, 3 blocks, 2 other times`.
 *
 * @param others times on that day that what is picked up could move to
 */
export const dayWords = (weekday: WeekdayNumber, blocks: number, isToday: boolean, others = 0): string =>
  [
    dayName(weekday),
    isToday ? 'today' : '',
    blocks === 0 ? 'nothing meets' : blocks === 1 ? '1 block' : `${blocks} blocks`,
    others === 0 ? '' : otherTimes(others),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** `1 other time`, `2 other times`. */
export const otherTimes = (count: number): string => (count === 1 ? '1 other time' : `${count} other times`);

/** Reasons against another section: `does not go with Lecture A, clashes with MATH 21B, full`; empty if there are none. */
export const choiceWords = ({
  notWith,
  clashes,
  status,
}: {
  notWith: readonly SectionName[];
  clashes: readonly string[];
  status: Section['status'];
}): string =>
  [
    notWith.length > 0 ? `does not go with ${listWords(notWith.map(sectionWords))}` : '',
    clashes.length > 0 ? `clashes with ${listWords(clashes)}` : '',
    seatWords(status),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** `Lecture B instead of A goes with it`: other sections of the picked section's course that changed; empty if none did. */
export const alongWords = (
  before: readonly SectionName[],
  own: readonly Section[],
  picked: SectionName,
): string => {
  const changed = own.flatMap((next) => {
    const was = before.find(({ component }) => component === next.component);
    return !was || was.section === next.section || next.component === picked.component
      ? []
      : [`${sectionWords(next)}${inBrackets(seatWords(next.status))} instead of ${was.section}`];
  });
  return changed.length === 0 ? '' : `${listWords(changed)} ${changed.length === 1 ? 'goes' : 'go'} with it`;
};
