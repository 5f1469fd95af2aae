import { WEEKDAY_LETTERS } from '../weekdays.ts';

export type DayLetter = (typeof WEEKDAY_LETTERS)[number];

/** The value of each kind of control. */
export interface FilterValue {
  switch: boolean;
  /** Any number of options from a list. */
  'multi-select': readonly string[];
  /** Weekdays in calendar order. */
  days: readonly DayLetter[];
}
export type FilterControl = keyof FilterValue;

interface ControlText<Value> {
  /** The value that filters nothing. */
  off: Value;
  /** Parses all values of the URL parameter; invalid ones are ignored. */
  read: (texts: readonly string[]) => Value;
  /** The inverse of `read`; empty if the filter is off. */
  write: (value: Value) => readonly string[];
}

/** How the value of each kind of control is written to and read from the URL. */
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
