import { useState } from 'react';
import type { DaysAsked } from '../../../domain/search/filters/filter-controls.ts';
import { DayButtons } from './day-buttons.tsx';
import { ModeChoice } from './mode-choice.tsx';
import type { FieldProps } from './field-props.ts';

const MODES = [
  ['any', 'any of'],
  ['all', 'all of'],
  ['only', 'only'],
] as const;

/** Days, and whether any, all, or only these are meant. */
export function DaysField({ filter, value, onChange, weekend }: FieldProps<'days'>) {
  // The mode chosen before any day is.
  const [before, setBefore] = useState<DaysAsked['mode']>('any');
  const mode = value.on.length > 0 ? value.mode : before;
  const choose = (next: DaysAsked['mode']): void => {
    setBefore(next);
    if (value.on.length > 0) onChange({ ...value, mode: next });
  };
  return (
    <fieldset>
      <legend className="sr-only">{filter.label}</legend>
      <div className="mb-1 flex flex-wrap items-center gap-x-2">
        <span aria-hidden className="text-14 font-medium">
          {filter.label}
        </span>
        <ModeChoice label="How the days go together" modes={MODES} value={mode} onChange={choose} />
      </div>
      <DayButtons value={value.on} weekend={weekend} onChange={(on) => onChange({ on, mode })} />
    </fieldset>
  );
}
