import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import type { DayLetter } from '../../../domain/search/filters/filter-controls.ts';
import { fullNameOfLetter, WEEKDAY_LETTERS } from '../../../domain/sections/weekdays.ts';

export interface DayButtonsProps {
  /** Prefix of the labels, if a screen has several rows of days. */
  prefix?: string;
  value: readonly DayLetter[];
  onChange: (days: DayLetter[]) => void;
}

/** A button for each weekday. */
export function DayButtons({ prefix = '', value, onChange }: DayButtonsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {WEEKDAY_LETTERS.map((day) => (
        <ToggleButton
          key={day}
          pressed={value.includes(day)}
          onClick={() => onChange(WEEKDAY_LETTERS.filter((each) => value.includes(each) !== (each === day)))}
          className="min-h-10! min-w-10! touch:min-h-11!"
          aria-label={`${prefix}${day}, ${fullNameOfLetter(day)}`}
          title={fullNameOfLetter(day)}
        >
          {day}
        </ToggleButton>
      ))}
    </div>
  );
}
