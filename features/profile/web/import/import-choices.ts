import type { CourseItem } from '../../contract.ts';

/** An entry that was read, as the student decides on it. */
export interface Choice extends CourseItem {
  isChosen: boolean;
  /** Already in the student's list: nothing to decide. */
  isHeld: boolean;
}

/** Only what was plainly taken begins chosen. */
export const choicesOf = (items: readonly CourseItem[], held: readonly string[]): Choice[] =>
  items.map((item) => {
    const isHeld = held.includes(item.code);
    return { ...item, isHeld, isChosen: item.kind === 'taken' && !isHeld };
  });

export const chosenCodes = (choices: readonly Choice[]): string[] =>
  choices.filter(({ isChosen, isHeld }) => isChosen && !isHeld).map(({ code }) => code);
