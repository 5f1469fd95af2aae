import type { PlanItem } from '../contract.ts';
import { coursesIn, ownCoursesIn } from './planned-course.ts';

/** The colour of each course, from 1 to `MARKS`, by its item. */
export const marksOf = (items: readonly PlanItem[]): Map<string, number> => {
  const named = [
    ...coursesIn(items).map(({ item_id, content }) => ({ item_id, name: content.code, mark: content.mark })),
    ...ownCoursesIn(items).map(({ item_id, content }) => ({
      item_id,
      name: content.title,
      mark: content.mark,
    })),
  ];
  const marks = new Map(
    named.flatMap(({ item_id, mark }) => (mark === undefined ? [] : [[item_id, mark] as const])),
  );
  for (const { item_id, name, mark } of named)
    if (mark === undefined) marks.set(item_id, markBeside(name, [...marks.values()]));
  return marks;
};

/** Picks the colour to be stored with a course that is new in a version. */
export const markFor = (name: string, items: readonly PlanItem[]): number =>
  markBeside(name, [...marksOf(items).values()]);

/** Colours of which any two are far apart, in both themes. */
const FAR_APART = [1, 2, 3, 4, 5, 6];
/** The hue of each resembles one of those: given only when those are used, those that resemble least first. */
const NEAR = [12, 10, 11, 7, 8, 9];

/** Derived from the name, so that versions agree if possible; the next free colour if it is used already. */
const markBeside = (name: string, used: readonly number[]): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const start = sum % FAR_APART.length;
  const inTurn = [...FAR_APART.slice(start), ...FAR_APART.slice(0, start), ...NEAR];
  const usesOf = (mark: number): number => used.filter((each) => each === mark).length;
  return inTurn.reduce((best, mark) => (usesOf(mark) < usesOf(best) ? mark : best));
};
