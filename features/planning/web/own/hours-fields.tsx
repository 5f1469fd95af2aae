import { useId } from 'react';
import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import { AlertIcon } from '#platform/ui/display/icons.tsx';
import type { HoursDraft } from './hours-draft.ts';

export interface HoursFieldsProps {
  value: HoursDraft;
  onChange: (value: HoursDraft) => void;
  error: string | null;
}

/** Days, start and end. */
export function HoursFields({ value, onChange, error }: HoursFieldsProps) {
  const daysError = useId();
  const lacksDays = value.days.length === 0;
  return (
    <div className="grid gap-3">
      <fieldset aria-describedby={daysError}>
        <legend className="mb-1 text-14 font-medium">Days</legend>
        <div className="mb-1 flex flex-wrap gap-1">
          {WEEKDAYS.map((day) => (
            <ToggleButton
              key={day}
              pressed={value.days.includes(day)}
              aria-label={`${day}, ${fullDayName(day)}`}
              // Four in a line where seven do not fit: the last day would stand alone.
              className="max-[24rem]:basis-[23%]"
              onClick={() =>
                onChange({
                  ...value,
                  days: WEEKDAYS.filter((each) => value.days.includes(each) !== (each === day)),
                })
              }
            >
              {day}
            </ToggleButton>
          ))}
        </div>
        {/* Looks like the message of a field; always there, so that it is read out once there is something to say. */}
        <p
          id={daysError}
          aria-live="polite"
          className="flex items-start gap-1.5 text-14 text-danger empty:sr-only"
        >
          {lacksDays && error ? (
            <>
              <span className="flex h-5 shrink-0 items-center">
                <AlertIcon size={16} />
              </span>
              {error}
            </>
          ) : null}
        </p>
      </fieldset>
      {/* One below the other where AM and PM would be cut off, as with large text. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        <TextField
          label="Starts"
          type="time"
          value={value.start}
          onChange={(event) => onChange({ ...value, start: event.target.value })}
        />
        <TextField
          label="Ends"
          type="time"
          value={value.end}
          error={lacksDays ? null : error}
          onChange={(event) => onChange({ ...value, end: event.target.value })}
        />
      </div>
    </div>
  );
}
