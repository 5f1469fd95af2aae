import { WEEKDAY_LETTERS } from '../weekdays.ts';

export type DayLetter = (typeof WEEKDAY_LETTERS)[number];

/** What each kind of control holds. */
export interface FilterValue {
  switch: boolean;
  /** Any number of choices out of a list. */
  'multi-select': readonly string[];
  /** Days of the week, in the week's order. */
  days: readonly DayLetter[];
}
export type FilterControl = keyof FilterValue;

interface ControlText<Value> {
  /** The value that lets everything through. */
  off: Value;
  /** From the texts of the URL parameter, of which there may be any number; what makes no sense is left out. */
  read: (texts: readonly string[]) => Value;
  /** The texts that `read` makes the value of again; none where it is off. */
  write: (value: Value) => readonly string[];
}

/** How the value of each kind of control stands in an address. */
export const FILTER_CONTROLS: { [Control in FilterControl]: ControlText<FilterValue[Control]> } = {
  switch: { off: false, read: ([text]) => text === '1', write: (isOn) => (isOn ? ['1'] : []) },
  'multi-select': {
    off: [],
    read: (texts) => [...new Set(texts)].filter((text) => text !== ''),
    write: (chosen) => chosen,
  },
  days: {
    off: [],
    read: (texts) => WEEKDAY_LETTERS.filter((day) => texts.includes(day)),
    write: (days) => days,
  },
};
