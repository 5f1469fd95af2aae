import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';

/** Weekly hours as typed. */
export interface HoursDraft {
  days: readonly Weekday[];
  start: string;
  end: string;
}

export const NO_HOURS: HoursDraft = { days: [], start: '', end: '' };

/** The validation message for hours; null if they are valid. */
export const hoursProblem = ({ days, start, end }: HoursDraft): string | null => {
  if (days.length === 0) return 'Choose at least one day.';
  if (start === '' || end === '') return 'Say when it starts and ends.';
  return start < end ? null : 'It must end after it starts.';
};

export interface HoursFieldsProps {
  value: HoursDraft;
  onChange: (value: HoursDraft) => void;
  error: string | null;
}

/** Days, start and end. */
export function HoursFields({ value, onChange, error }: HoursFieldsProps) {
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-1 text-14 font-medium">Days</legend>
        <div className="flex flex-wrap gap-1">
          {WEEKDAYS.map((day) => (
            <ToggleButton
              key={day}
              pressed={value.days.includes(day)}
              aria-label={`${day}, ${fullDayName(day)}`}
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
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
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
          error={error}
          onChange={(event) => onChange({ ...value, end: event.target.value })}
        />
      </div>
    </div>
  );
}
