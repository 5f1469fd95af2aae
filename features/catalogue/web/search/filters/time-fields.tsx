import { useState } from 'react';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import { clockText, formatClock, parseClock } from '../../../domain/sections/clock-times.ts';
import { type FreeHours, isFreeHours } from '../../../domain/search/filters/filter-controls.ts';
import { DayButtons } from './day-buttons.tsx';
import type { FieldProps } from './field-props.ts';

const FIRST = 7 * 60;
const LAST = 22 * 60;
const STEP = 30;
const TIMES: readonly string[] = Array.from({ length: (LAST - FIRST) / STEP + 1 }, (_, place) =>
  clockText(FIRST + place * STEP),
);
const ANY = 'any';

const optionOf = (time: string): Option => ({ value: time, label: formatClock(parseClock(time) ?? 0) });

/** Half-hour steps of the day, plus a time from the URL that is between them. */
const timesWith = (time: string): Option[] =>
  (time === '' || TIMES.includes(time) ? TIMES : [...TIMES, time].sort()).map(optionOf);

/** A time of day, or none. */
export function TimeField({ filter, value, onChange }: FieldProps<'time'>) {
  return (
    <Select
      label={filter.label}
      options={[{ value: ANY, label: 'Any time' }, ...timesWith(value)]}
      value={value === '' ? ANY : value}
      onChange={(time) => onChange(time === ANY ? '' : time)}
    />
  );
}

const NOON: FreeHours = { on: [], start: '12:00', end: '13:00' };

/** Hours on some days; applied as soon as they are valid. */
export function FreeHoursField({ filter, value, onChange, weekend }: FieldProps<'free-hours'>) {
  const [draft, setDraft] = useState(value ?? NOON);
  // A draft is incomplete; a complete one was the filter's value until that was removed elsewhere.
  const shown = value ?? (isFreeHours(draft) ? NOON : draft);
  const change = (part: Partial<FreeHours>): void => {
    const next = { ...shown, ...part };
    setDraft(next);
    onChange(isFreeHours(next) ? next : null);
  };
  const isBackward = shown.start >= shown.end;
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{filter.label}</legend>
      <DayButtons prefix="Free on " value={shown.on} weekend={weekend} onChange={(on) => change({ on })} />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Select
          label="Free from"
          hideLabel
          options={timesWith(shown.start)}
          value={shown.start}
          onChange={(start) => change({ start })}
        />
        <Select
          label="Free until"
          hideLabel
          options={timesWith(shown.end)}
          value={shown.end}
          onChange={(end) => change({ end })}
        />
      </div>
      <p aria-live="polite" className={isBackward ? 'mt-1 text-14 text-danger' : 'sr-only'}>
        {isBackward ? 'The end is not after the start.' : null}
      </p>
    </fieldset>
  );
}
