import { parseClock } from '../../sections/clock-times.ts';
import { DAY_LETTERS } from '../../sections/weekdays.ts';
import { type AttributeChoice, readAttributes, writeAttributes } from './attribute-choices.ts';

export type DayLetter = (typeof DAY_LETTERS)[number];

/** `any`: on at least one of the days; `all`: on each of them; `only`: on no other day. */
export const DAY_MODES = ['any', 'all', 'only'] as const;
export interface DaysAsked {
  /** In calendar order. */
  on: readonly DayLetter[];
  mode: (typeof DAY_MODES)[number];
}

/** Both ends are inclusive; null means unbounded. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Hours to keep without classes, `12:00` to `13:00`. */
export interface FreeHours {
  on: readonly DayLetter[];
  start: string;
  end: string;
}

/** The value of each kind of control. */
export interface FilterValue {
  switch: boolean;
  /** Any number of options from a list. */
  'multi-select': readonly string[];
  days: DaysAsked;
  range: Range;
  /** A time of day, `09:30`; empty: none. */
  time: string;
  'free-hours': FreeHours | null;
  /** One choice per scheme. */
  attributes: readonly AttributeChoice[];
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
    off: { on: [], mode: 'any' },
    read: (texts) => {
      const on = daysIn(texts);
      return { on, mode: on.length > 0 ? (DAY_MODES.find((mode) => texts.includes(mode)) ?? 'any') : 'any' };
    },
    write: ({ on, mode }) => (on.length === 0 || mode === 'any' ? on : [mode, ...on]),
  },
  range: {
    off: { min: null, max: null },
    read: ([text = '']) => readRange(text),
    write: ({ min, max }) => (min === null && max === null ? [] : [`${min ?? ''}-${max ?? ''}`]),
  },
  time: {
    off: '',
    read: ([text = '']) => (isClock(text) ? text : ''),
    write: (time) => (time === '' ? [] : [time]),
  },
  'free-hours': {
    off: null,
    read: ([text = '']) => readFreeHours(text),
    write: (hours) => (hours === null ? [] : [`${hours.on.join('.')} ${hours.start}-${hours.end}`]),
  },
  attributes: { off: [], read: readAttributes, write: writeAttributes },
};

const daysIn = (texts: readonly string[]): DayLetter[] => DAY_LETTERS.filter((day) => texts.includes(day));

/** `3-6`, `3-`, `-6`; at most three digits and two decimals. */
const RANGE = /^(\d{1,3}(?:\.\d{1,2})?)?-(\d{1,3}(?:\.\d{1,2})?)?$/;

const readRange = (text: string): Range => {
  const [, least, most] = RANGE.exec(text) ?? [];
  const range = {
    min: least === undefined ? null : Number(least),
    max: most === undefined ? null : Number(most),
  };
  return isRange(range) ? range : FILTER_CONTROLS.range.off;
};

/** Whether the bounds are in order. */
export const isRange = ({ min, max }: Range): boolean => min === null || max === null || min <= max;

const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text) && parseClock(text) !== null;

const readFreeHours = (text: string): FreeHours | null => {
  const [, days = '', start = '', end = ''] = /^([A-Za-z.]+) (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  const hours = { on: daysIn(days.split('.')), start, end };
  return isFreeHours(hours) ? hours : null;
};

/** At least one day, and an earlier to a later time. */
export const isFreeHours = ({ on, start, end }: FreeHours): boolean =>
  on.length > 0 && isClock(start) && isClock(end) && start < end;
