import type { CourseItem } from '../../contract.ts';

/** An extracted entry with the student's decision. */
export interface Choice extends CourseItem {
  isChosen: boolean;
  /** Already in the student's list, so not selectable. */
  isHeld: boolean;
}

/** Only entries clearly taken are preselected. */
export const choicesOf = (items: readonly CourseItem[], held: readonly string[]): Choice[] =>
  items.map((item) => {
    const isHeld = held.includes(item.code);
    return { ...item, isHeld, isChosen: item.kind === 'taken' && !isHeld };
  });

export const chosenCodes = (choices: readonly Choice[]): string[] =>
  choices.filter(({ isChosen, isHeld }) => isChosen && !isHeld).map(({ code }) => code);
